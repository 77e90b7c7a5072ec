import { SHOP } from '@shop/contracts/config';
import type { MailLine } from './mail-parts.ts';
import type { OrderLinks } from './order-links.ts';

const { name, street, zipCode, city, email, phone } = SHOP.company;

/** Title of the standard form of withdrawal (directive 2011/83, annex I B). */
export const WITHDRAWAL_FORM_TITLE = 'Standardblankett för utövande av ångerrätt';

/** Where a statement of withdrawal goes. */
export const WITHDRAWAL_FORM_RECEIVER = `Till ${name}, ${street}, ${zipCode} ${city}, ${email}:`;

/** Intro of the standard form. */
export const WITHDRAWAL_FORM_INTRO = 'Fyll i och skicka tillbaka blanketten om du vill frånträda avtalet.';

/** Lines to fill in on the standard form of withdrawal, in the words of directive 2011/83, annex I B. */
export const WITHDRAWAL_FORM_LINES: readonly string[] = [
  'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tillhandahållande av följande tjänst (*)',
  'Beställd den (*)/mottagen den (*)',
  'Konsumentens/konsumenternas namn',
  'Konsumentens/konsumenternas adress',
  'Konsumentens/konsumenternas underskrift (endast om blanketten skickas i pappersform)',
  'Datum',
];

/** Footnote of the standard form. */
export const WITHDRAWAL_FORM_NOTE = '(*) Stryk det som inte är tillämpligt.';

/**
 * The right of withdrawal and its form in the mail itself: a link alone is no durable medium (distansavtalslagen 2 kap.
 * 7 §). Companies have no such right, and are told what they may do.
 */
export function withdrawalInformation(isCompany: boolean, links: OrderLinks): MailLine[] {
  if (isCompany) {
    return [
      { heading: 'Köp av företag' },
      `Köplagen gäller för köpet. Lagens ångerrätt och öppet köp gäller inte för företag. Tills beställningen packas kan du avbeställa den på dess sida, och fel i varan reklamerar du inom ett år. Har något blivit fel i beställningen, hör av dig till ${email} eller ${phone}.`,
      { text: 'Våra villkor:', href: links.terms },
    ];
  }
  return [
    { heading: 'Ångerrätt' },
    'Du har 14 dagars ångerrätt från den dag då du fick varan, och behöver inte säga varför. Tills beställningen packas kan du avbeställa den på dess sida. Därefter ångrar du hela köpet eller en del av det här:',
    { button: 'Ångra köpet', href: links.withdrawal },
    `Du kan också meddela oss på ${email} eller ${phone}, eller fylla i blanketten nedan. Vi betalar tillbaka varans pris, och den ordinarie frakten om du ångrar hela köpet, senast 14 dagar efter ditt meddelande. Vi får vänta tills varan har kommit tillbaka eller du har visat att den är skickad. Skicka den inom 14 dagar till ${name}, Returer, ${street}, ${zipCode} ${city}; du står för returfrakten. Du kan också lämna den i en butik utan kostnad.`,
    'Ångerrätten gäller inte för digitala koder som du har öppnat, datorer som är byggda efter dina val och förseglade varor vars försegling är bruten.',
    { text: 'Mer om ångerrätten:', href: links.rightOfWithdrawal },
    { text: 'Våra villkor:', href: links.terms },
    { heading: WITHDRAWAL_FORM_TITLE },
    [WITHDRAWAL_FORM_INTRO, WITHDRAWAL_FORM_RECEIVER, ...WITHDRAWAL_FORM_LINES, WITHDRAWAL_FORM_NOTE].join('\n'),
    { text: 'Blanketten att skriva ut (PDF):', href: links.withdrawalForm },
  ];
}
