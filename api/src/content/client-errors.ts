import type { BodyOf } from '@shop/contracts';
import type { postClientError } from '@shop/contracts/api/content';
import type { Db } from '../db/client.ts';
import { clientError } from '../db/schema/index.ts';

/** One browser that fails in a loop must not fill the table. */
export const CLIENT_ERROR_LIMIT = { limit: 30, windowSeconds: 600 } as const;

// Anybody may send these texts, so no part of a pattern may run on without an end: a run that is tried again from each of
// its letters would cost the square of its length. 64 and 63 are what an address and the labels of its domain may have.
const EMAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){0,126}\.[a-z]{2,63}/gi;
const WORD = /[^\s)'"`]+/g;
const PERSONAL_NUMBER = /\b(?:19|20|21)?\d{6}[-+]?\d{4}\b/g;

/** A path or URL without what follows its first `?` or `#`; anything else as it is. */
function withoutQuery(word: string): string {
  const path = word.indexOf('/');
  if (path === -1) return word;
  const length = word.slice(path).search(/[?#]/);
  return length === -1 ? word : word.slice(0, path + length);
}

/** [O7-44] Takes out what can name a person: addresses and what stands in query strings and fragments. */
export const withoutPersonalData = (text: string): string =>
  text.replace(EMAIL, '[adress]').replace(WORD, withoutQuery).replace(PERSONAL_NUMBER, '[nummer]');

/** [7.7-13] Keeps an error of a browser for the developers. */
export async function storeClientError(db: Db, body: BodyOf<typeof postClientError>, now: Date): Promise<void> {
  await db.insert(clientError).values({
    source: withoutPersonalData(body.source ?? 'shell'),
    message: withoutPersonalData(body.message),
    stack: withoutPersonalData(body.stack),
    browser: body.browser,
    createdAt: now,
  });
}
