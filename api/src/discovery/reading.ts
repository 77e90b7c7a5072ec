import type { Listings } from './listing-cache.ts';
import type { Words } from './literal-search.ts';
import type { ServicePage } from './service-pages.ts';

/** The index and the words that one request reads a search with. */
export interface Reading {
  listings: Listings;
  words: Words;
  /** What answers searches for services. */
  servicePages: readonly ServicePage[];
}
