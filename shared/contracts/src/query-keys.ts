import type { RouteSnapshot } from './routes.ts';

/**
 * The query keys that pages without a session read. A page that many visitors share is rendered with these only, and in this order: what
 * campaigns (`utm_…`, `gclid`) and anybody's inventions add to an address must neither change what is shown nor fill the page cache with copies.
 * A slot that reads a new key names it here, or does not get it.
 */
const PAGE_QUERY_KEYS = [
  'ab-trigger',
  'autoCorrect',
  'f',
  'fel',
  'kundterminal',
  'mailCase',
  'mode',
  'newsletterpopup',
  'origin',
  'ort',
  'page',
  'searchString',
  'sortBy',
  'subscribe',
  'token',
  'unsubscribe',
] as const;

/** The part of a query that pages read, in one order. */
export const knownQuery = (query: RouteSnapshot['query']): RouteSnapshot['query'] => {
  const known: RouteSnapshot['query'] = {};
  for (const key of PAGE_QUERY_KEYS) {
    const value = query[key];
    if (value !== undefined) known[key] = value;
  }
  return known;
};

/** The rest of a query. */
export const unknownQuery = (query: RouteSnapshot['query']): RouteSnapshot['query'] =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !PAGE_QUERY_KEYS.some((known) => known === key)));
