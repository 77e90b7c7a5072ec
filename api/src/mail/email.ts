import { escapeHtml, MAIL_SIGNATURE, mailHtml } from './mail-layout.ts';

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

/** An e-mail of plain paragraphs in the shop's look, signed by it, as text and as HTML; all content is escaped. */
export function emailFrom(to: string, subject: string, paragraphs: readonly Paragraph[]): EmailContent {
  return {
    to,
    subject,
    text: [...paragraphs.map(asText), MAIL_SIGNATURE].join('\n\n'),
    html: mailHtml(subject, paragraphs.map(asHtml).join('')),
  };
}
