import { SHOP } from '@shop/contracts/config';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const { company, brand } = SHOP;
const COMPANY = `${company.name}, org.nr ${company.organisationNumber}, ${company.street}, ${company.zipCode} ${company.city}`;
const CONTACT = `${company.email}, ${company.phone}`;

/** Who has sent the mail, for its text form; the e-commerce act requires it (lag 2002:562, 8 §). */
export const MAIL_SIGNATURE = `Hälsningar\n${brand}\n\n${COMPANY}\n${CONTACT}`;

/** Mail programs read no style sheets of ours: the few rules that they know are in each mail. */
const STYLE = `
  body { margin: 0; padding: 0; background: #f6f6f6; color: #1a1a1d; font: 16px/1.5 Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
  a { color: #0b5cad; }
  .page { max-width: 600px; margin: 0 auto; padding: 16px; }
  .brand { margin: 0; padding: 16px 24px; border-radius: 8px 8px 0 0; background: #1a1a1d; color: #fff; font-size: 22px; font-weight: 700; }
  .card { padding: 8px 24px 24px; border-radius: 0 0 8px 8px; background: #fff; }
  h2 { margin: 24px 0 8px; font-size: 18px; }
  p { margin: 16px 0; white-space: pre-line; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; }
  td { padding: 8px 0; border-bottom: 1px solid #dedee3; vertical-align: top; }
  td + td { padding-left: 16px; text-align: right; white-space: nowrap; }
  .total td { font-weight: 700; }
  .button { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #1a1a1d; color: #fff; font-weight: 600; text-decoration: none; }
  .foot { padding: 16px 24px; color: #5c5c66; font-size: 14px; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #121215; color: #f2f2f5; }
    .card { background: #1e1e23; }
    td { border-color: #3a3a42; }
    a { color: #8ec5ff; }
    .button { background: #f2f2f5; color: #1a1a1d; }
    .foot { color: #b4b4bd; }
  }`;

/** A mail's whole HTML around its content, which must be escaped already. Loads nothing from anywhere. */
export const mailHtml = (subject: string, content: string): string =>
  [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>`,
    `<body><div class="page"><p class="brand">${brand}</p><div class="card">${content}</div>`,
    `<div class="foot">${escapeHtml(COMPANY)}<br>${escapeHtml(CONTACT)}</div></div></body></html>`,
  ].join('');
