import type { Searcher } from './suggested-searches.ts';
import type { SentResponseOf } from '@shop/contracts';
import type { getProductList } from '@shop/contracts/api/discovery';
import { formatFilters, parseFilters } from '@shop/domain/filters';
import { pageCount } from '@shop/domain/pagination';
import { type Ask, createAsk, scopeOf } from './ask/ask.ts';
import type { ListTarget } from './ask/asked-list.ts';
import type { Products } from '../catalogue/products.ts';
import type { Services } from '../services.ts';
import { createTimedCache } from '../timed-cache.ts';
import { categoryNodes } from './category-nodes.ts';
import type { ExternalSearch } from './external-search.ts';
import { facetId } from './facet-ids.ts';
import { filterBoxes } from './filter-boxes.ts';
import { forCards } from './lists-for-cards.ts';
import { type ListType, RESOLVE } from './list-scope.ts';
import { readFilters } from './read-filters.ts';
import type { Reference } from './reference.ts';
import { type ListRequest, type ListResult, type SearchOutcome, type SearchPort, plainReading } from './search-port.ts';
import { SORT_OPTIONS, type SortKey } from './sort-options.ts';

type ProductList = SentResponseOf<typeof getProductList>;

export interface ListQuery {
  type: ListType;
  value: string;
  page: number;
  filters: readonly string[];
  /** Null where the shopper has chosen none. */
  sort: SortKey | null;
  /** Whether it is for a member: sorting by price uses the members' price. */
  isMember: boolean;
  autoCorrect: boolean;
  categoryId: number | undefined;
  /** The search engine [7.10-10]; the default one when left out. */
  engine?: string | undefined;
  /** The sentence that the list answers; empty: the search is taken word by word. */
  asked?: string | undefined;
  /** Products as cards show them, and of the rest only what is not as it mostly is. */
  isForCards?: boolean;
  /** The caller has the filters of this list already. */
  hasFilters?: boolean;
  /** Counted if the shopper has bought something; the list is the same for all. */
  searcher: Searcher;
}

/** A list that is the same for all users; tickets are added to `promotedIds` in each response. */
export interface BuiltList {
  list: ProductList;
  promotedIds: readonly number[];
}

export interface ProductLists {
  build(listQuery: ListQuery): Promise<BuiltList>;
}

interface Parts {
  services: Pick<Services, 'named' | 'clock' | 'log' | 'config'>;
  search: SearchPort;
  /** External searches, where one is configured. */
  external: ExternalSearch;
  products: Products;
  reference: () => Promise<Reference>;
}

const MAX_RELATED_QUERIES = 6;
const MAX_RELATED_PRODUCTS = 12;
const MAX_MAKERS_IN_QUERIES = 3;
/** Shares of a result from which a category says something of it, and its makers something of the category. */
const MIN_SHARE = 0.2;
const MIN_SHARE_FOR_MAKERS = 0.5;

/** Most traffic is on the first pages of lists without filters, so these are cached. */
const CACHE_PAGES = 3;
const CACHE_ENTRIES = 500;

const isCacheable = ({ page, filters }: ListQuery): boolean => filters.length === 0 && page <= CACHE_PAGES;

/** 'Logitech tangentbord': a category of much of a result, and the manufacturers of most of it where it is most. */
function queriesFrom(result: ListResult, reference: Reference, searched: string): string[] {
  const leaves = result.categories.filter(({ id }) => (reference.children.get(id) ?? []).length === 0);
  const [leaf] = leaves.sort((a, b) => b.count - a.count);
  const share = leaf === undefined ? 0 : leaf.count / result.filtered;
  const category = leaf === undefined ? undefined : reference.categories.get(leaf.id)?.name.toLowerCase();
  if (category === undefined || share < MIN_SHARE) return [];
  const makers = result.facets.filter(({ kind }) => kind === 'manufacturer').sort((a, b) => b.count - a.count);
  const likelyMakers = share < MIN_SHARE_FOR_MAKERS ? [] : makers.slice(0, MAX_MAKERS_IN_QUERIES);
  const queries = [category, ...likelyMakers.map(({ label }) => `${label} ${category}`)];
  return queries.filter((query) => query.toLowerCase() !== searched.toLowerCase());
}

async function relatedQueries(search: SearchPort, result: ListResult, tree: Reference): Promise<string[]> {
  const searched = result.reading?.searched;
  if (searched === undefined) return [];
  const others = await search.relatedQueries(searched, MAX_RELATED_QUERIES);
  return [...new Set([...others, ...queriesFrom(result, tree, searched)])].slice(0, MAX_RELATED_QUERIES);
}

interface Read {
  readonly request: ListRequest;
  readonly resolved: Awaited<ReturnType<(typeof RESOLVE)[ListType]>>;
  readonly filters: ReturnType<typeof parseFilters>;
  readonly result: ListResult;
}

/** Reads a list: its products, their number, and the filters. */
async function readList({ services, search, external }: Parts, listQuery: ListQuery, tree: Reference): Promise<Read> {
  const { named, clock } = services;
  const resolved = await RESOLVE[listQuery.type](listQuery, { named, reference: tree, now: clock.now() });
  const filters = parseFilters(listQuery.filters);
  const isAsked = listQuery.type === 'search' && Boolean(listQuery.asked);
  const scope = isAsked ? scopeOf(listQuery.value, listQuery.autoCorrect) : resolved.scope;
  const productIds = scope.kind === 'search' ? await external(scope.text, listQuery.engine) : null;
  const request: ListRequest = {
    scope: productIds === null ? scope : { kind: 'chosen', productIds },
    ...(await readFilters(named, [...resolved.fixedFilters, ...filters])),
    sort: listQuery.sort,
    isMember: listQuery.isMember,
    page: listQuery.page,
    pageSize: resolved.pageSize,
    mayPromote: resolved.mayPromote,
  };
  const listed = await search.list(request);
  if (productIds === null) return { request, resolved, filters, result: listed };
  // An external search is not corrected: the typed text counts as the searched one.
  return { request, resolved, filters, result: { ...listed, reading: plainReading(listQuery.value) } };
}

const queryOf = (listQuery: ListQuery, { resolved, filters, result }: Read): ProductList['query'] => ({
  initialFilters: formatFilters(resolved.initialFilters),
  filters: formatFilters(filters),
  sortBy: result.sort,
  autoCorrect: listQuery.autoCorrect,
  searchString: result.reading?.searched ?? null,
  originalSearchString: result.reading?.original ?? null,
  suggestions: result.reading?.suggestions ?? [],
  uncertain: result.reading?.uncertain ?? false,
  understood: [...(result.reading?.limits ?? [])],
  notSold: result.reading?.notSold ?? null,
  instead: result.reading?.instead ?? null,
});

const toTarget = ({ searchString, filters }: ListTarget) => ({ searchString, filters: [...filters] });

const toAsked = (
  { sentence, wishes, notUnderstood, leftOut }: Awaited<ReturnType<Ask['describe']>>,
  target: ListTarget | null,
): ProductList['query']['asked'] => ({
  sentence,
  target: target === null ? null : toTarget(target),
  wishes: wishes.map(({ without, ...wish }) => ({ ...wish, without: toTarget(without) })),
  notUnderstood: [...notUnderstood],
  ...(leftOut.length > 0 && { leftOut: leftOut.map((each) => ({ ...each, list: toTarget(each.list) })) }),
});

/** A search in a sentence is answered by the list that it leads to. */
async function buildAsked(parts: Parts, ask: Ask, listQuery: ListQuery): Promise<BuiltList> {
  const target = parts.services.config.searchEngine !== null ? null : await ask.target(listQuery);
  const sentence = target === null ? listQuery.asked : listQuery.value;
  if (!sentence || listQuery.type !== 'search') return buildList(parts, listQuery);
  const { searchString, filters } = target ?? { searchString: listQuery.value, filters: listQuery.filters };
  const built = await buildList(parts, { ...listQuery, value: searchString, filters, asked: sentence });
  const { list } = built;
  const about = await ask.describe(sentence, { searchString, filters }, list.filteredProductCount, listQuery.isMember);
  return { ...built, list: { ...list, query: { ...list.query, asked: toAsked(about, target) } } };
}

const selectedFacets = ({ choices, storeIds }: ListRequest): Set<number> =>
  new Set([...choices.flatMap(({ facetIds }) => facetIds), ...storeIds.map((id) => facetId('store', id))]);

async function buildList(parts: Parts, listQuery: ListQuery): Promise<BuiltList> {
  const { search, products } = parts;
  const tree = await parts.reference();
  const read = await readList(parts, listQuery, tree);
  const { request, resolved, filters, result } = read;
  const isEmptySearch = result.total === 0 && listQuery.type === 'search';
  const readProducts = listQuery.isForCards === true ? products.cards : products.summaries;
  const popular = isEmptySearch ? await search.popular(MAX_RELATED_PRODUCTS) : [];
  const [found, related] = await Promise.all([
    readProducts([...result.productIds, ...result.similarIds, ...popular]),
    relatedQueries(search, result, tree),
  ]);
  const byId = new Map(found.map((product) => [product.id, product]));
  const shown = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const list: ProductList = {
    products: shown(result.productIds),
    relatedQueries: related,
    relatedProducts: shown(popular),
    sortOptions: SORT_OPTIONS.map((option) => ({ ...option })),
    query: queryOf(listQuery, read),
    totalProductCount: result.total,
    filteredProductCount: result.filtered,
    page: listQuery.page,
    pageCount: pageCount(result.filtered, resolved.pageSize),
    categories: { children: categoryNodes(tree, result.categories, resolved.treeRoot) },
    filters: filterBoxes(result.facets, selectedFacets(request), filters),
    similar: shown(result.similarIds),
    pages: [...(result.reading?.pages ?? [])],
  };
  const promotedIds = listQuery.page === 1 ? result.promotedIds : [];
  return { list: listQuery.isForCards === true ? forCards(list, listQuery) : list, promotedIds };
}

/** Key of a cached list: everything that it depends on. */
function cacheKey(listQuery: ListQuery): string {
  const { type, value, page, sort, isMember, autoCorrect, categoryId, engine, asked } = listQuery;
  const { isForCards, hasFilters } = listQuery;
  const searched = type === 'search' ? value.trim().toLowerCase() : value;
  const view = [isForCards, hasFilters];
  return JSON.stringify([type, searched, page, sort, isMember, autoCorrect, categoryId, engine, asked, ...view]);
}

/** Whether a search is recorded: only one with hits, without a correction, and no sentence about somebody. */
const isRecorded = ({ type, page, filters, asked }: ListQuery, { query, totalProductCount }: ProductList): boolean =>
  type === 'search' &&
  !asked &&
  query.asked === undefined &&
  page === 1 &&
  filters.length === 0 &&
  !query.uncertain &&
  totalProductCount > 0;

/** How a search went wrong; null for one with hits, or that a page answers. */
function missOf({ type, page, filters }: ListQuery, list: ProductList): SearchOutcome | null {
  if (type !== 'search' || page !== 1 || filters.length > 0 || (list.pages ?? []).length > 0) return null;
  if (list.query.originalSearchString !== null) return 'corrected';
  if (list.totalProductCount === 0) return 'none';
  return list.query.uncertain ? 'guess' : null;
}

/** Builds pages of product lists [7.6-06]. */
export function createProductLists(parts: Parts): ProductLists {
  const { clock, log, config } = parts.services;
  const cached = createTimedCache<BuiltList>(clock, { seconds: config.listCacheSeconds, max: CACHE_ENTRIES });

  /** Not awaited: no shopper waits for a count. */
  function record(listQuery: ListQuery, { list }: BuiltList): void {
    const refused = (error: unknown): void => log.warn({ err: error }, 'search not counted');
    const miss = missOf(listQuery, list);
    if (miss !== null) parts.search.recordMiss(listQuery.value, miss).catch(refused);
    const { searchString } = list.query;
    if (searchString === null || !isRecorded(listQuery, list)) return;
    parts.search.recordSearch(searchString, list.totalProductCount, listQuery.searcher).catch(refused);
  }

  const ask = createAsk({ search: parts.search, reference: parts.reference, named: parts.services.named });

  return {
    async build(listQuery) {
      const fresh = (): Promise<BuiltList> => buildAsked(parts, ask, listQuery);
      const built = await (isCacheable(listQuery) ? cached(cacheKey(listQuery), fresh) : fresh());
      record(listQuery, built);
      return built;
    },
  };
}
