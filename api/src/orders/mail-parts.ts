import { escapeHtml, MAIL_SIGNATURE, mailHtml } from '../mail/mail-layout.ts';

export interface MailRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

/**
 * A part of a mail: a paragraph, one that ends with a link of ours, the main action, a heading or a table of sums. Only
 * `href` becomes a link: what shoppers write never does [F18].
 */
export type MailLine =
  | string
  | { readonly text: string; readonly href: string }
  | { readonly button: string; readonly href: string }
  | { readonly heading: string }
  | { readonly rows: readonly MailRow[] };

function asText(line: MailLine): string {
  if (typeof line === 'string') return line;
  if ('heading' in line) return line.heading;
  if ('rows' in line) return line.rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  return 'button' in line ? `${line.button}: ${line.href}` : `${line.text} ${line.href}`;
}

const asRow = ({ label, amount, isTotal }: MailRow): string =>
  `<tr${isTotal === true ? ' class="total"' : ''}><td>${escapeHtml(label)}</td><td>${escapeHtml(amount)}</td></tr>`;

function asHtml(line: MailLine): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  if ('heading' in line) return `<h2>${escapeHtml(line.heading)}</h2>`;
  if ('rows' in line) return `<table role="presentation">${line.rows.map(asRow).join('')}</table>`;
  const url = escapeHtml(line.href);
  if ('button' in line) return `<p><a class="button" href="${url}">${escapeHtml(line.button)}</a></p>`;
  return `<p>${escapeHtml(line.text)} <a href="${url}">${url}</a></p>`;
}

/** A mail in the shop's look, as text and as HTML. Lines may contain text that shoppers typed. */
export function mailOf(
  to: string,
  subject: string,
  lines: readonly MailLine[],
): { to: string; subject: string; text: string; html: string } {
  return {
    to,
    subject,
    text: [...lines.map(asText), MAIL_SIGNATURE].join('\n\n'),
    html: mailHtml(subject, lines.map(asHtml).join('')),
  };
}
