import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { BROAD_FROM, queryList } from './build-list.ts';
import { bestProducts } from './best-products.ts';
import { type Listings, sharedListingCache } from './listing-cache.ts';
import { type Words, readLiterally } from './literal-search.ts';
import { createSuggestions } from './quick-suggestions.ts';
import { warmRealWords } from './real-words.ts';
import { EDITED_SECONDS, createReader } from './current-reading.ts';
import type { Reading } from './reading.ts';
import { findSearched } from './find-searched.ts';
import type { ListRequest, ListResult, SearchPort } from './search-port.ts';
import { createSearchRecords } from './search-records.ts';
import { createSuggestedTerms } from './suggested-terms.ts';
import type { WordQuery } from './word-query.ts';

const POPULAR = `select product_id from listing where in_stock order by popularity desc, product_id desc limit $1`;

/**
 * The search port on the index that `indexer.ts` writes into PostgreSQL: products and words are found, counted and
 * sorted in the listing cache; PostgreSQL only stems words. Lists of more than `broadFrom` products show no single
 * attributes.
 */
export function createPostgresSearch(named: NamedQuery, clock: Clock, broadFrom: number = BROAD_FROM): SearchPort {
  const readListings = sharedListingCache(named);
  const suggestedTerms = createSuggestedTerms(named, clock, EDITED_SECONDS);
  const onCurrent = createReader(named, clock);

  /** A list of the products found by all of the queries. */
  const live = (listings: Listings, request: ListRequest, queries: readonly WordQuery[]) =>
    queryList(
      listings,
      request,
      { rows: listings.table.words.find({ all: queries }, listings.table.isLive), ranks: null },
      broadFrom,
    );

  async function search(
    request: ListRequest,
    scope: { text: string; autoCorrect: boolean },
    reading: Reading,
    within: readonly WordQuery[],
  ): Promise<ListResult> {
    const { found, reading: how } = await findSearched(scope, reading, { within, isMember: request.isMember });
    return { ...queryList(reading.listings, request, found, broadFrom), reading: how };
  }

  async function narrowings(texts: readonly string[], words: Words): Promise<WordQuery[]> {
    const literals = await Promise.all(texts.map((text) => readLiterally(text, words)));
    return literals.flatMap(({ query }) => query ?? []);
  }

  async function list(request: ListRequest, reading: Reading): Promise<ListResult> {
    const { scope, searches } = request;
    const within = searches.length > 0 ? await narrowings(searches, reading.words) : [];
    if (scope.kind === 'search') return search(request, scope, reading, within);
    const { listings } = reading;
    const found = within.length > 0 ? live(listings, request, within) : queryList(listings, request, null, broadFrom);
    return { ...found, reading: null };
  }

  return {
    async warmUp() {
      await readListings();
      warmRealWords();
    },

    list: (request) => onCurrent((reading) => list(request, reading)),

    facts: (request) =>
      onCurrent(async (reading) => {
        const { scope } = request;
        const context = { within: [], isMember: request.isMember };
        const found = scope.kind === 'search' ? (await findSearched(scope, reading, context)).found : null;
        return queryList(reading.listings, request, found, Infinity);
      }),

    suggest: (typed) => onCurrent((reading) => createSuggestions(() => Promise.resolve(reading))(typed)),

    async relatedQueries(searched, limit) {
      const { table } = readListings.latest() ?? (await readListings());
      return (await suggestedTerms(table)).like(searched.toLowerCase(), limit);
    },

    async bestProducts(categoryIds, manufacturerId) {
      return bestProducts((await readListings()).table, categoryIds, manufacturerId);
    },

    async popular(limit) {
      const rows = await named<{ product_id: number }>('popular', POPULAR, [limit]);
      return rows.map(({ product_id }) => product_id);
    },

    ...createSearchRecords(named, clock),
  };
}
