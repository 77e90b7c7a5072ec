import type { RouteSnapshot } from '@shop/contracts/routes';

type Query = RouteSnapshot['query'];

/**
 * The query keys that a page reads, in a fixed order. Shared pages are rendered with these only: campaign parameters
 * (`utm_…`, `gclid`) and made-up ones must neither change the page nor fill the cache with copies.
 */
export const knownQuery = (query: Query, keys: readonly string[]): Query => {
  const known: Query = {};
  for (const key of keys) {
    const value = query[key];
    if (value !== undefined) known[key] = value;
  }
  return known;
};

/** The other query keys. */
export const unknownQuery = (query: Query, keys: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));
