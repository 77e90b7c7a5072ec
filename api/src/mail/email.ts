const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A sentence, or a link with its label. */
type Paragraph = string | { readonly label: string; readonly href: string };

export interface EmailContent {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const asText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`;

const asHtml = (paragraph: Paragraph): string =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<p><a href="${escapeHtml(paragraph.href)}">${escapeHtml(paragraph.label)}</a></p>`;

/** An e-mail of plain paragraphs, signed by the shop, as text and as HTML; all content is escaped. */
export function emailFrom(to: string, subject: string, paragraphs: readonly Paragraph[]): EmailContent {
  const all = [...paragraphs, 'Hälsningar, Pixelhamn'];
  return {
    to,
    subject,
    text: all.map(asText).join('\n\n'),
    html: `<!doctype html><html lang="sv"><body>${all.map(asHtml).join('')}</body></html>`,
  };
}
