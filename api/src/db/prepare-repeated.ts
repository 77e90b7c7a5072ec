import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';

/** Number of latest texts whose uses are counted. */
const TEXTS_WATCHED = 2000;
/** Number of uses from which a text counts as repeated. */
const PREPARED_FROM = 3;
/** Upper limit per connection: prepared statements live as long as their connection. */
const MAX_PREPARED = 400;

type AnyQuery = (...args: unknown[]) => unknown;

/** drizzle passes an object whose name is undefined. */
function isNameless(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || !('text' in query)) return false;
  return typeof query.text === 'string' && !('name' in query && query.name !== undefined);
}

/**
 * Makes the pool's connections prepare repeated statements, as `createNamedQuery` does for hand-written ones:
 * PostgreSQL parses and plans them once per connection, which is most of the work of a short one. Not behind
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
      // Without parameters a text may contain several statements, which cannot be prepared.
      const hasValues = Array.isArray(rest[0]) && rest[0].length > 0;
      const name = hasValues && isNameless(first) ? nameOf(first.text) : undefined;
      return query(name !== undefined && isNameless(first) ? { ...first, name } : first, ...rest);
    };
    Object.assign(client, { query: prepared });
  });
}
