/** Where the forms post to without JavaScript, below the region. */
export const REQUEST_FORM = 'begar-losenord';
export const PASSWORD_FORM = 'nytt-losenord';

/** Key and value in the address of the login after a password was set. */
export const DONE_KEY = 'klart';
export const DONE = 'losenord';

/** Values of `fel`: the link is over, the password was refused, something else. */
export const EXPIRED = 'lank';
export const REFUSED = 'losenord';
export const FAILED = 'aterstallning';
const TOO_OFTEN = 'forsok-igen';

export const NOTES_OF_STATUS = { '410': EXPIRED, '422': REFUSED, '429': TOO_OFTEN } as const;

const TEXTS: ReadonlyMap<string, string> = new Map([
  [REFUSED, 'Lösenorden måste vara lika, minst 8 tecken och inte för vanliga.'],
  [FAILED, 'Det gick inte. Kontrollera det du har fyllt i och försök igen.'],
  [TOO_OFTEN, 'Försök igen om en stund!'],
]);

/** Why a form without JavaScript has failed; null when it has not. */
export const resetNote = (note: string | readonly string[] | undefined): string | null =>
  typeof note === 'string' ? (TEXTS.get(note) ?? null) : null;
