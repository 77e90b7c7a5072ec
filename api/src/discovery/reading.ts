import type { Listings } from './listing-cache.ts';
import type { Words } from './literal-search.ts';

/** The index as one request reads it, and what reading a search needs of it. */
export interface Reading {
  listings: Listings;
  words: Words;
}
