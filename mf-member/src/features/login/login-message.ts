import { isApiError } from '@shop/platform';

const WRONG = 'Användarnamnet och/eller lösenordet är fel!';
const TOO_OFTEN = 'Försök igen om en stund!';
const GENERAL = 'Det gick inte att logga in. Försök igen.';

/** [8-01], [8-02] Message of a failed login. The texts for 403 and 429 are fixed; all others are the api's. */
export const loginMessage = (error: unknown): string => {
  if (!isApiError(error)) return GENERAL;
  if (error.response?.code === 'LOGIN_FAILED') return WRONG;
  return error.status === 429 ? TOO_OFTEN : error.userMessage;
};

/** The shell's notes in the URL after a failed login without JavaScript. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['inloggning', WRONG],
  ['forsok-igen', TOO_OFTEN],
  ['kod', 'Koden är fel eller har redan använts'],
]);

/** The same texts for a note in the URL; null when there is none. */
export const noteMessage = (note: string | readonly string[] | undefined): string | null =>
  typeof note === 'string' ? (NOTES.get(note) ?? null) : null;
