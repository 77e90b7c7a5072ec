import type { BodyOf } from '@shop/contracts';
import type { postClientError } from '@shop/contracts/api/content';
import type { Db } from '../db/client.ts';
import { clientError } from '../db/schema/index.ts';

/** A browser that fails in a loop must not fill the table. */
export const CLIENT_ERROR_LIMIT = { limit: 30, windowSeconds: 600 } as const;

// Anyone may send these texts, so no part of a pattern is unbounded: a run retried from each of its letters would cost
// quadratic time. 64 and 63 are the maximum lengths of a local part and of a domain label.
const EMAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,126}\.[a-z]{2,63}/gi;
const WORD = /[^\s)'"`]+/g;
const PERSONAL_NUMBER = /\b(?:19|20|21)?\d{6}[-+]?\d{4}\b/g;

/** A path or URL without its query string and fragment; anything else unchanged. */
function withoutQuery(word: string): string {
  const path = word.indexOf('/');
  if (path === -1) return word;
  const length = word.slice(path).search(/[?#]/);
  return length === -1 ? word : word.slice(0, path + length);
}

/** Removes what can identify a person: e-mail addresses, query strings and fragments [O7-44]. */
export const withoutPersonalData = (text: string): string =>
  text.replace(EMAIL, '[adress]').replace(WORD, withoutQuery).replace(PERSONAL_NUMBER, '[nummer]');

/** Stores an error of a browser for the developers [7.7-13]. */
export async function storeClientError(db: Db, body: BodyOf<typeof postClientError>, now: Date): Promise<void> {
  await db.insert(clientError).values({
    source: withoutPersonalData(body.source ?? 'shell'),
    message: withoutPersonalData(body.message),
    stack: withoutPersonalData(body.stack),
    browser: body.browser,
    createdAt: now,
  });
}
