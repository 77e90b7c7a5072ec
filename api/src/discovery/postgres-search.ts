import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { answerList } from './answer-list.ts';
import { bestProducts } from './best-products.ts';
import { BROAD_LIST, COVERING_LIST, broadKey } from './broad-sql.ts';
import type { StoredFacetKind } from './facet-ids.ts';
import { BROAD_FROM, FOUND } from './list-sql.ts';
import { sharedListingMemory } from './listing-memory.ts';
import { numbersOf } from './listing-table.ts';
import { createMemo } from './memo.ts';
import type { FacetCount, ListRequest, ListResult, SearchPort, SearchReading } from './search-port.ts';
import { type LiteralSearch, type Words, loneLexemes, readLiterally } from './literal-search.ts';
import { createSuggestions } from './quick-suggestions.ts';
import { recoverSearch } from './search-reader.ts';
import { createWordBook } from './search-words.ts';
import { type Synonyms, createSynonyms } from './synonyms.ts';

/** Synonyms change by hand, a few times a week. */
const SYNONYM_SECONDS = 60;

type FacetTuple = [kind: StoredFacetKind, valueId: number, label: string, sort: number, count: number];

interface ListRow {
  total: number | null;
  product_ids: number[];
  promoted_ids: number[];
  facets: FacetTuple[];
  categories: [id: number, count: number][];
}

const POPULAR = `select product_id from listing where in_stock order by popularity desc, product_id desc limit $1`;

const RELATED = `
select term from search_query where hits > 0 and term <> $1 and term % $1
order by similarity(term, $1) * ln(2 + count) desc, term limit $2`;

const RECORD = `
insert into search_query (term, count, hits) values ($1, 1, $2)
on conflict (term) do update set count = search_query.count + 1, hits = excluded.hits`;

/** Longer texts are pasted, not searched for; and what holds an address or a number of a person is not kept. */
const IS_RECORDABLE = /^[\p{L}\d][\p{L}\d .,+&"'/-]{1,58}$/u;
const LOOKS_PERSONAL = /\d{6}[-+ ]?\d{4}|@|(?:\d[\s-]?){9,}/;

/** The facets of this shopper: of the two prices the one that they pay. */
function facetCounts(tuples: readonly FacetTuple[], isMember: boolean): FacetCount[] {
  return tuples.flatMap(([stored, valueId, label, sort, count]) => {
    if (stored === (isMember ? 'price' : 'memberPrice')) return [];
    const kind = stored === 'memberPrice' ? 'price' : stored;
    return [{ kind, groupId: 0, groupName: '', groupSort: 0, valueId, label, sort, count }];
  });
}

const EMPTY: Omit<ListResult, 'reading'> = {
  productIds: [],
  promotedIds: [],
  total: 0,
  filtered: 0,
  facets: [],
  categories: [],
};

/** Without filters and in the usual order: what was counted before can answer. */
function isPlain(request: ListRequest): boolean {
  const { choices, categoryIds, storeIds, campaignIds, searches, onlyMemberDeals, sort } = request;
  const filters = [choices, categoryIds, storeIds, campaignIds, searches];
  return sort === 'recommended' && !onlyMemberDeals && filters.every(({ length }) => length === 0);
}

/** Which one word stands for a search changes only with the products. */
const COVER_SECONDS = 60;
const MOST_COVERS = 2000;

/**
 * The search port on PostgreSQL: the index that `indexer.ts` writes. Words are looked up by named statements; lists are made
 * from the copy of the index in memory. Lists of more than `broadFrom` products show no single attributes, and words that
 * find so many have been counted by the indexer.
 */
export function createPostgresSearch(named: NamedQuery, clock: Clock, broadFrom: number = BROAD_FROM): SearchPort {
  const covers = new LRUCache<string, { lexeme: string | null }>({
    max: MOST_COVERS,
    ttl: COVER_SECONDS * 1000,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  const memory = sharedListingMemory(named);
  const synonyms = createMemo<Synonyms>(clock, SYNONYM_SECONDS, async () =>
    createSynonyms(await named<{ term: string; expansion: string }>('synonyms', 'select term, expansion from synonym')),
  );
  const lookUp = createWordBook(named, clock);
  const words = async (): Promise<Words> => ({ lookUp, synonyms: await synonyms() });

  /** A page of a broad list from what was counted before; null when the list is not so broad, or the page too far down. */
  async function broadPage(key: string, request: ListRequest): Promise<Omit<ListResult, 'reading'> | null> {
    const { page, pageSize, mayPromote } = request;
    const offset = (page - 1) * pageSize;
    const [row] = await named<ListRow & Record<string, unknown>>('broad_list', BROAD_LIST, [
      key,
      pageSize,
      offset,
      mayPromote,
    ]);
    // A list of which only the top is known.
    if (row?.total == null) return null;
    const found = {
      productIds: row.product_ids,
      promotedIds: row.promoted_ids.filter((id) => row.product_ids.includes(id)),
      total: row.total,
      filtered: row.total,
      facets: facetCounts(row.facets, request.isMember),
      categories: row.categories.map(([id, count]) => ({ id, count })),
    };
    const isShort = found.productIds.length < Math.min(pageSize, found.total - offset);
    return found.total <= broadFrom || isShort ? null : found;
  }

  /** The one word that finds exactly what a search finds, if it is so broad that this saves work. */
  async function coveringLexeme(literal: LiteralSearch, query: string): Promise<string | null> {
    const known = covers.get(query);
    if (known !== undefined) return known.lexeme;
    const lexemes = loneLexemes(literal);
    const keys = lexemes.map(broadKey.word);
    const [list] =
      keys.length === 0 ? [] : await named<{ key: string }>('covering_list', COVERING_LIST, [keys, query, broadFrom]);
    const lexeme = lexemes.find((each) => broadKey.word(each) === list?.key) ?? null;
    covers.set(query, { lexeme });
    return lexeme;
  }

  /** A list of what some tsqueries find together, ordered by `rank` if words are to order it. */
  async function live(request: ListRequest, queries: readonly string[], rank: string | null) {
    const match = queries.map((query) => `(${query})`).join(' & ');
    const orders = request.sort === 'recommended' || request.mayPromote ? rank : null;
    const [listings, [row]] = await Promise.all([
      memory(),
      named<{ ids: string; scores: string }>('found', FOUND, [match, orders]),
    ]);
    const productIds = numbersOf(row?.ids ?? '');
    const scores = orders === null ? null : numbersOf(row?.scores ?? '');
    return answerList(listings, request, { productIds, scores }, broadFrom);
  }

  /** The products of a search that was read word for word. */
  async function found(request: ListRequest, literal: LiteralSearch, match: string, within: readonly string[]) {
    const lexeme = await coveringLexeme(literal, match);
    if (lexeme === null) return live(request, [match, ...within], literal.rank ?? match);
    const counted = isPlain(request) ? await broadPage(broadKey.word(lexeme), request) : null;
    const word = `'${lexeme}'`;
    return counted ?? live(request, [word, ...within], word);
  }

  async function search(
    request: ListRequest,
    scope: { text: string; autoCorrect: boolean },
    within: readonly string[],
  ): Promise<ListResult> {
    const known = await words();
    const literal = await readLiterally(scope.text, known);
    const reading: SearchReading = { searched: scope.text, original: null, suggestions: [], uncertain: false };
    if (literal.query === null) return { ...EMPTY, reading };
    const result = await found(request, literal, literal.query, within);
    if (result.total > 0) return { ...result, reading };
    const { query, literal: read, reading: recovered } = await recoverSearch(named, literal, known, scope.autoCorrect);
    if (query === null) return { ...EMPTY, reading: recovered };
    const products =
      read === null ? await live(request, [query, ...within], query) : await found(request, read, query, within);
    return { ...products, reading: recovered };
  }

  async function narrowings(texts: readonly string[]): Promise<string[]> {
    const known = await words();
    const read = await Promise.all(texts.map((text) => readLiterally(text, known)));
    return read.flatMap(({ query }) => query ?? []);
  }

  return {
    async warmUp() {
      await memory();
    },

    async list(request) {
      const { scope } = request;
      const within = request.searches.length > 0 ? await narrowings(request.searches) : [];
      if (scope.kind === 'search') return search(request, scope, within);
      const list =
        within.length > 0 ? await live(request, within, null) : answerList(await memory(), request, null, broadFrom);
      return { ...list, reading: null };
    },

    suggest: createSuggestions(named, words),

    async relatedQueries(searched, limit) {
      const rows = await named<{ term: string }>('related_queries', RELATED, [searched.toLowerCase(), limit]);
      return rows.map(({ term }) => term);
    },

    async bestProducts(categoryIds, manufacturerId) {
      return bestProducts((await memory()).table, categoryIds, manufacturerId);
    },

    async popular(limit) {
      const rows = await named<{ product_id: number }>('popular', POPULAR, [limit]);
      return rows.map(({ product_id }) => product_id);
    },

    async recordSearch(searched, hits) {
      const term = searched.trim().toLowerCase().replace(/\s+/g, ' ');
      if (IS_RECORDABLE.test(term) && !LOOKS_PERSONAL.test(term)) await named('record_search', RECORD, [term, hits]);
    },
  };
}
