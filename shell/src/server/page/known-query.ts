import type { RouteSnapshot } from '@shop/contracts/routes';

type Query = RouteSnapshot['query'];

/**
 * The part of a query that a page reads, in one order. A page that many visitors share is rendered with these keys
 * only: what campaigns (`utm_…`, `gclid`) and anybody's inventions add to an URL must neither change what is shown nor
 * fill the page cache with copies.
 */
export const knownQuery = (query: Query, keys: readonly string[]): Query => {
  const known: Query = {};
  for (const key of keys) {
    const value = query[key];
    if (value !== undefined) known[key] = value;
  }
  return known;
};

/** The rest of a query. */
export const unknownQuery = (query: Query, keys: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));
