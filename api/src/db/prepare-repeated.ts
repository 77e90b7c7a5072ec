import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';

/** Texts are told apart while they are among the latest so many. */
const TEXTS_WATCHED = 2000;
/** From this time on a text counts as one that comes again and again. */
const PREPARED_FROM = 3;
/** Connections keep what they have prepared for as long as they live. */
const MAX_PREPARED = 400;

type AnyQuery = (...args: unknown[]) => unknown;

/** drizzle hands over an object with a name that is undefined. */
function isNameless(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || !('text' in query)) return false;
  return typeof query.text === 'string' && !('name' in query && query.name !== undefined);
}

/**
 * Lets the pool's connections prepare the statements that come again and again, as `createNamedQuery` does for those that are
 * written by hand: PostgreSQL reads and plans them once per connection, which is most of the work of a short one. Not behind
 * transaction-mode poolers.
 */
export function prepareRepeated(pool: Pool): void {
  const seen = new LRUCache<string, number>({ max: TEXTS_WATCHED });
  const names = new Map<string, string>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < PREPARED_FROM) return undefined;
    const name = `again_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };

  pool.on('connect', (client: PoolClient) => {
    const query: AnyQuery = client.query.bind(client);
    const prepared: AnyQuery = (first, ...rest) => {
      // Without parameters a text may hold several statements, which cannot be prepared.
      const hasValues = Array.isArray(rest[0]) && rest[0].length > 0;
      const name = hasValues && isNameless(first) ? nameOf(first.text) : undefined;
      return query(name !== undefined && isNameless(first) ? { ...first, name } : first, ...rest);
    };
    Object.assign(client, { query: prepared });
  });
}
