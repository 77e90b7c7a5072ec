import { linkPage, toShop } from './link-pages.ts';

/** State of a confirmation mail's link. */
export type LinkState = 'open' | 'used' | 'unknown';

const RESPONSES: Readonly<Record<Exclude<LinkState, 'open'>, readonly [title: string, text: string]>> = {
  used: ['Du är redan med', 'Länken har använts och din prenumeration är igång. Du behöver inte göra något mer.'],
  unknown: [
    'Länken gäller inte längre',
    'Anmäl dig igen längst ner på sidan i butiken, så skickar vi en ny länk. Länken gäller i sju dagar.',
  ],
};

/** The page that the mail's link opens. It only shows a button, as mail programs open links too; the button posts. */
export function confirmationPage(state: LinkState, shopUrl: string): string {
  if (state !== 'open') {
    const [title, text] = RESPONSES[state];
    return linkPage(title, `<p>${text}</p>${toShop(shopUrl)}`, shopUrl);
  }
  const text = 'Vill du ha erbjudanden, nyheter och tips från oss i din inkorg? Du kan sluta när du vill.';
  const form = '<form method="post"><button type="submit">Bekräfta</button></form>';
  return linkPage('Nästan klart!', `<p>${text}</p>${form}`, shopUrl);
}

/** The page after the button: thanks, or why there is nothing to confirm. */
export function confirmedPage(state: LinkState, shopUrl: string): string {
  if (state !== 'open') return confirmationPage(state, shopUrl);
  const text = 'Du får vårt nästa nyhetsbrev i din inkorg. I varje brev finns en länk för att avsluta.';
  return linkPage('Tack, nu är du med!', `<p>${text}</p>${toShop(shopUrl)}`, shopUrl);
}
