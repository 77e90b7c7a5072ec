import { SHOP } from '@shop/contracts/config';
import { type ContactProblems, contactProblems } from '@shop/domain/contact';
import { INFO_PAGE_IDS } from '@shop/domain/ids';

/** The page of the form. */
export const CONTACT_PAGE = { id: INFO_PAGE_IDS.contact, name: 'Kontakta oss' };
/** Where the form posts to without JavaScript. */
export const CONTACT_FORM = `/${SHOP.region}/kontakt`;
/** Key of the URL after a message that was sent without JavaScript. */
export const SENT_KEY = 'skickat';
/** Key of the URL after one that was refused. */
export const REFUSED_KEY = 'fel';
/** Key of the URL for the names of the fields that were wrong. */
export const WRONG_KEY = 'falt';
/** Why it was. */
export const CONTACT_NOTES = { refused: 'kontakt', tooOften: 'kontakt-ofta' } as const;

/** What became of a message that was sent without JavaScript. */
export interface ContactOutcome {
  readonly isSent: boolean;
  readonly failure: string | null;
  /** What is wrong with the fields that the URL names. */
  readonly problems: ContactProblems;
}

/** Wrong in every field that has rules: its problems tell what each field should hold. */
const ALL_WRONG = { subject: '', orderNumber: '?', message: '', firstName: '', lastName: '', email: '' };

function problemsOf(names: unknown): ContactProblems {
  const wrong = typeof names === 'string' ? names.split('.') : [];
  return Object.fromEntries(Object.entries(contactProblems(ALL_WRONG)).filter(([name]) => wrong.includes(name)));
}

const FAILURES: Readonly<Record<string, string>> = {
  [CONTACT_NOTES.refused]:
    'Meddelandet kom inte fram. Gå tillbaka i webbläsaren, så finns din text kvar, och rätta det som är fel.',
  [CONTACT_NOTES.tooOften]: 'Du har skickat många meddelanden på kort tid. Vänta en stund, eller ring oss.',
};

/** What the URL says of a message that was sent without JavaScript. */
export function contactOutcome(query: Readonly<Record<string, unknown>>): ContactOutcome {
  const note = query[REFUSED_KEY];
  const failure = typeof note === 'string' ? (FAILURES[note] ?? null) : null;
  return { isSent: query[SENT_KEY] === '1', failure, problems: failure === null ? {} : problemsOf(query[WRONG_KEY]) };
}
