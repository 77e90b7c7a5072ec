/** Where the pages' style sheet is served: they stand alone, outside the shop's own pages, and have no inline styles. */
export const PAGE_STYLE_PATH = '/api/newsletter/page.css';

/** What the link of a confirmation mail is worth. */
export type LinkState = 'open' | 'used' | 'unknown';

const page = (title: string, body: string, shopUrl: string): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} – Pixelhamn</title><link rel="stylesheet" href="${PAGE_STYLE_PATH}"></head>
<body><header><a class="brand" href="${shopUrl}">Pixelhamn</a></header>
<main><h1>${title}</h1>${body}</main></body></html>`;

const toShop = (shopUrl: string): string => `<p><a href="${shopUrl}">Till Pixelhamn</a></p>`;

const ANSWERS: Readonly<Record<Exclude<LinkState, 'open'>, readonly [title: string, text: string]>> = {
  used: ['Du är redan med', 'Länken har använts och din prenumeration är igång. Du behöver inte göra något mer.'],
  unknown: [
    'Länken gäller inte längre',
    'Anmäl dig igen längst ner på sidan i butiken, så skickar vi en ny länk. Länken gäller i sju dagar.',
  ],
};

/** What the mail's link opens. It asks and does nothing yet, as mail programs open links too; the button posts. */
export function confirmationPage(state: LinkState, shopUrl: string): string {
  if (state !== 'open') {
    const [title, text] = ANSWERS[state];
    return page(title, `<p>${text}</p>${toShop(shopUrl)}`, shopUrl);
  }
  const text = 'Vill du ha erbjudanden, nyheter och tips från oss i din inkorg? Du kan sluta när du vill.';
  const form = '<form method="post"><button type="submit">Bekräfta</button></form>';
  return page('Nästan klart!', `<p>${text}</p>${form}`, shopUrl);
}

/** What the button answers: thanks, or why there is nothing to confirm. */
export function confirmedPage(state: LinkState, shopUrl: string): string {
  if (state !== 'open') return confirmationPage(state, shopUrl);
  const text = 'Du får vårt nästa nyhetsbrev i din inkorg. I varje brev finns en länk för att avsluta.';
  return page('Tack, nu är du med!', `<p>${text}</p>${toShop(shopUrl)}`, shopUrl);
}
