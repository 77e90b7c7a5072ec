import type { BodyOf } from '@shop/shared/contracts';
import type { postClientError } from '@shop/shared/contracts/api/content';
import type { Db } from '../db/client.ts';
import { clientError } from '../db/schema/index.ts';

/** One browser that fails in a loop must not fill the table. */
export const CLIENT_ERROR_LIMIT = { limit: 30, windowSeconds: 600 } as const;

/** [O7-44] Takes out what can name a person: addresses and what stands in query strings and fragments. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, '[adress]')
    .replace(/((?:https?:\/)?\/[^\s?#)'"`]*)[?#][^\s)'"`]*/g, '$1')
    .replace(/\b(?:19|20|21)?\d{6}[-+]?\d{4}\b/g, '[nummer]');
}

/** [7.7-13] Keeps an error of a browser for the developers. */
export async function keepClientError(db: Db, body: BodyOf<typeof postClientError>, now: Date): Promise<void> {
  await db.insert(clientError).values({
    source: withoutPersonalData(body.source ?? 'shell'),
    message: withoutPersonalData(body.message),
    stack: withoutPersonalData(body.stack),
    browser: body.browser,
    createdAt: now,
  });
}
