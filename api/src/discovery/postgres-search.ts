import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { BROAD_FROM, queryList } from './build-list.ts';
import { bestProducts } from './best-products.ts';
import { type Listings, sharedListingCache } from './listing-cache.ts';
import { type LiteralSearch, type Words, readLiterally } from './literal-search.ts';
import { createTimedValue } from '../timed-cache.ts';
import { createSuggestions } from './quick-suggestions.ts';
import type { Reading } from './reading.ts';
import type { ListRequest, ListResult, SearchPort, SearchReading } from './search-port.ts';
import { NOTE_USE } from './suggested-searches.ts';
import { recoverSearch } from './search-reader.ts';
import { createWordBook } from './search-words.ts';
import { type Synonyms, createSynonyms } from './synonyms.ts';
import type { WordQuery } from './word-query.ts';

/** Synonyms are edited by hand, a few times a week. */
const SYNONYM_SECONDS = 60;

const POPULAR = `select product_id from listing where in_stock order by popularity desc, product_id desc limit $1`;

const RELATED = `
select term from search_query where hits > 0 and is_suggested and term <> $1 and term % $1
order by similarity(term, $1) * ln(2 + count) desc, term limit $2`;

const RECORD = `
insert into search_query (term, count, hits) values ($1, 1, $2)
on conflict (term) do update set count = search_query.count + 1, hits = excluded.hits`;

/** Longer texts are pasted, not searched for; and texts with a person's address or number are not stored. */
const IS_RECORDABLE = /^[\p{L}\d][\p{L}\d .,+&"'/-]{1,58}$/u;
const LOOKS_PERSONAL = /\d{6}[-+ ]?\d{4}|@|(?:\d[\s-]?){9,}/;

const EMPTY: Omit<ListResult, 'reading'> = {
  productIds: [],
  promotedIds: [],
  total: 0,
  filtered: 0,
  facets: [],
  categories: [],
};

/**
 * The search port on the index that `indexer.ts` writes into PostgreSQL: products and words are found, counted and
 * sorted in the listing cache; PostgreSQL only stems words. Lists of more than `broadFrom` products show no single
 * attributes.
 */
export function createPostgresSearch(named: NamedQuery, clock: Clock, broadFrom: number = BROAD_FROM): SearchPort {
  const readListings = sharedListingCache(named);
  const synonyms = createTimedValue<Synonyms>(clock, SYNONYM_SECONDS, async () =>
    createSynonyms(await named<{ term: string; expansion: string }>('synonyms', 'select term, expansion from synonym')),
  );
  const lookUp = createWordBook(named);

  async function read(): Promise<Reading> {
    const [listings, known] = await Promise.all([readListings(), synonyms()]);
    const { table, vocabulary } = listings;
    const finds = (query: WordQuery): boolean => table.words.finds(query, table.isLive);
    return { listings, words: { lookUp, synonyms: known, finds, vocabulary } };
  }

  /** A list of the products found by any of the queries, sorted by `rank` if there is one. */
  function live(listings: Listings, request: ListRequest, queries: readonly WordQuery[], rank: WordQuery | null) {
    const { table } = listings;
    const rows = table.words.find({ all: queries }, table.isLive);
    const isRanked = rank !== null && (request.sort === 'recommended' || request.mayPromote);
    return queryList(listings, request, { rows, ranks: isRanked ? table.words.ranks(rank) : null }, broadFrom);
  }

  async function search(
    request: ListRequest,
    scope: { text: string; autoCorrect: boolean },
    { listings, words }: Reading,
    within: readonly WordQuery[],
  ): Promise<ListResult> {
    const found = ({ rank }: LiteralSearch, match: WordQuery) =>
      live(listings, request, [match, ...within], rank ?? match);
    const literal = await readLiterally(scope.text, words);
    const reading: SearchReading = { searched: scope.text, original: null, suggestions: [], uncertain: false };
    if (literal.query === null) return { ...EMPTY, reading };
    const result = found(literal, literal.query);
    if (result.total > 0) return { ...result, reading };
    const { query, literal: meant, reading: recovered } = await recoverSearch(literal, words, scope.autoCorrect);
    if (query === null) return { ...EMPTY, reading: recovered };
    const products = meant === null ? live(listings, request, [query, ...within], query) : found(meant, query);
    return { ...products, reading: recovered };
  }

  async function narrowings(texts: readonly string[], words: Words): Promise<WordQuery[]> {
    const literals = await Promise.all(texts.map((text) => readLiterally(text, words)));
    return literals.flatMap(({ query }) => query ?? []);
  }

  return {
    async warmUp() {
      await readListings();
    },

    async list(request) {
      const { scope, searches } = request;
      const reading = await read();
      const within = searches.length > 0 ? await narrowings(searches, reading.words) : [];
      if (scope.kind === 'search') return search(request, scope, reading, within);
      const { listings } = reading;
      const list =
        within.length > 0 ? live(listings, request, within, null) : queryList(listings, request, null, broadFrom);
      return { ...list, reading: null };
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

    async recordSearch(searched, hits, { memberId, sessionId, keyOf }) {
      const term = searched.trim().toLowerCase().replace(/\s+/g, ' ');
      if (!IS_RECORDABLE.test(term) || LOOKS_PERSONAL.test(term)) return;
      await named('record_search', RECORD, [term, hits]);
      if (memberId === null && sessionId === null) return;
      await named('record_search_use', NOTE_USE, [term, keyOf(term), clock.now(), memberId, sessionId]);
    },
  };
}
