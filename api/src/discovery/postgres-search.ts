import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { BROAD_FROM, queryList } from './build-list.ts';
import { bestProducts } from './best-products.ts';
import { type Listings, sharedListingCache } from './listing-cache.ts';
import { type Words, readLiterally } from './literal-search.ts';
import { createTimedValue } from '../timed-cache.ts';
import { createSuggestions } from './quick-suggestions.ts';
import { warmRealWords } from './real-words.ts';
import type { Reading } from './reading.ts';
import { findSearched } from './find-searched.ts';
import type { ListRequest, ListResult, SearchPort } from './search-port.ts';
import { readServicePages } from './service-pages.ts';
import { NOTE_MISS, recordableTerm } from './recorded-searches.ts';
import { NOTE_USE } from './suggested-searches.ts';
import { createWordBook } from './search-words.ts';
import { type Synonyms, createSynonyms } from './synonyms.ts';
import type { WordQuery } from './word-query.ts';

/** Synonyms and links to pages are edited by hand, a few times a week. */
const EDITED_SECONDS = 60;

const POPULAR = `select product_id from listing where in_stock order by popularity desc, product_id desc limit $1`;

const RELATED = `
select term from search_query where hits > 0 and is_suggested and term <> $1 and term % $1
order by similarity(term, $1) * ln(2 + count) desc, term limit $2`;

const RECORD = `
insert into search_query (term, count, hits) values ($1, 1, $2)
on conflict (term) do update set count = search_query.count + 1, hits = excluded.hits`;

/**
 * The search port on the index that `indexer.ts` writes into PostgreSQL: products and words are found, counted and
 * sorted in the listing cache; PostgreSQL only stems words. Lists of more than `broadFrom` products show no single
 * attributes.
 */
export function createPostgresSearch(named: NamedQuery, clock: Clock, broadFrom: number = BROAD_FROM): SearchPort {
  const readListings = sharedListingCache(named);
  const synonyms = createTimedValue<Synonyms>(clock, EDITED_SECONDS, async () =>
    createSynonyms(await named<{ term: string; expansion: string }>('synonyms', 'select term, expansion from synonym')),
  );
  const lookUp = createWordBook(named);
  const servicePages = createTimedValue(clock, EDITED_SECONDS, () => readServicePages(named, lookUp));

  async function read(): Promise<Reading> {
    const [listings, known, pages] = await Promise.all([readListings(), synonyms(), servicePages()]);
    const { table, vocabulary } = listings;
    const finds = (query: WordQuery): boolean => table.words.finds(query, table.isLive);
    return { listings, words: { lookUp, synonyms: known, finds, vocabulary }, servicePages: pages };
  }

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

  return {
    async warmUp() {
      await readListings();
      warmRealWords();
    },

    async list(request) {
      const { scope, searches } = request;
      const reading = await read();
      const within = searches.length > 0 ? await narrowings(searches, reading.words) : [];
      if (scope.kind === 'search') return search(request, scope, reading, within);
      const { listings } = reading;
      const list = within.length > 0 ? live(listings, request, within) : queryList(listings, request, null, broadFrom);
      return { ...list, reading: null };
    },

    async facts(request) {
      const reading = await read();
      const { scope } = request;
      const context = { within: [], isMember: request.isMember };
      const found = scope.kind === 'search' ? (await findSearched(scope, reading, context)).found : null;
      return queryList(reading.listings, request, found, Infinity);
    },

    suggest: createSuggestions(read),

    async relatedQueries(searched, limit) {
      const rows = await named<{ term: string }>('related_queries', RELATED, [searched.toLowerCase(), limit]);
      return rows.map(({ term }) => term);
    },

    async bestProducts(categoryIds, manufacturerId) {
      return bestProducts((await readListings()).table, categoryIds, manufacturerId);
    },

    async popular(limit) {
      const rows = await named<{ product_id: number }>('popular', POPULAR, [limit]);
      return rows.map(({ product_id }) => product_id);
    },

    async recordMiss(typed, outcome) {
      const term = recordableTerm(typed);
      if (term !== null) await named('record_miss', NOTE_MISS, [term, outcome, clock.now()]);
    },

    async recordSearch(searched, hits, { memberId, sessionId, keyOf }) {
      const term = recordableTerm(searched);
      if (term === null) return;
      await named('record_search', RECORD, [term, hits]);
      if (memberId === null && sessionId === null) return;
      await named('record_search_use', NOTE_USE, [term, keyOf(term), clock.now(), memberId, sessionId]);
    },
  };
}
