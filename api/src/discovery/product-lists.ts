import type { Searcher } from './suggested-searches.ts';
import type { ProductList } from '@shop/contracts/api/discovery';
import { formatFilters, parseFilters } from '@shop/domain/filters';
import { pageCount } from '@shop/domain/pagination';
import type { Products } from '../catalogue/products.ts';
import type { Services } from '../services.ts';
import { createAnswerCache } from './answer-cache.ts';
import { categoryNodes } from './category-nodes.ts';
import type { ExternalSearch } from './external-search.ts';
import { facetId } from './facet-ids.ts';
import { filterBoxes } from './filter-boxes.ts';
import { type ListType, RESOLVE } from './list-scope.ts';
import { readFilters } from './read-filters.ts';
import type { Reference } from './reference.ts';
import type { ListRequest, ListResult, SearchPort } from './search-port.ts';
import { SORT_OPTIONS, type SortKey } from './sort-options.ts';

export interface ListQuestion {
  type: ListType;
  value: string;
  page: number;
  filters: readonly string[];
  sort: SortKey;
  /** Whether a member asks: orders by price go by what they pay. */
  isMember: boolean;
  autoCorrect: boolean;
  categoryId: number | undefined;
  /** Who is to search [7.10-10]; the usual one when left out. */
  engine?: string | undefined;
  /** Counted when they have bought something; the list is the same whoever it is. */
  searcher: Searcher;
}

/** A list as it is the same for everybody; tickets are added to `promotedIds` in each answer. */
export interface BuiltList {
  list: ProductList;
  promotedIds: readonly number[];
}

export interface ProductLists {
  build(question: ListQuestion): Promise<BuiltList>;
}

interface Parts {
  services: Pick<Services, 'named' | 'clock' | 'log' | 'config'>;
  search: SearchPort;
  /** Searches by a third party, where there is one. */
  external: ExternalSearch;
  products: Products;
  reference: () => Promise<Reference>;
}

const MOST_RELATED_QUERIES = 6;
const MOST_RELATED_PRODUCTS = 12;
const MOST_MAKERS_IN_QUERIES = 3;

/** Traffic gathers on the first pages of lists without filters; they are kept. */
const CACHE_PAGES = 3;
const CACHE_ENTRIES = 500;

const isCacheable = ({ page, filters }: ListQuestion): boolean => filters.length === 0 && page <= CACHE_PAGES;

/** 'Logitech tangentbord': the makers that a result is mostly from, with the category it is mostly in. */
function queriesFrom(result: ListResult, reference: Reference, searched: string): string[] {
  const leaves = result.categories.filter(({ id }) => (reference.children.get(id) ?? []).length === 0);
  const [leaf] = leaves.sort((a, b) => b.count - a.count);
  const category = leaf === undefined ? undefined : reference.categories.get(leaf.id)?.name.toLowerCase();
  if (category === undefined) return [];
  const makers = result.facets.filter(({ kind }) => kind === 'manufacturer').sort((a, b) => b.count - a.count);
  const queries = [category, ...makers.slice(0, MOST_MAKERS_IN_QUERIES).map(({ label }) => `${label} ${category}`)];
  return queries.filter((query) => query.toLowerCase() !== searched.toLowerCase());
}

/** Builds pages of product lists [7.6-06]. */
export function createProductLists({ services, search, external, products, reference }: Parts): ProductLists {
  const { named, clock, log, config } = services;
  const cached = createAnswerCache<BuiltList>(clock, { seconds: config.listCacheSeconds, max: CACHE_ENTRIES });

  async function relatedQueries(result: ListResult, tree: Reference): Promise<string[]> {
    const searched = result.reading?.searched;
    if (searched === undefined) return [];
    const others = await search.relatedQueries(searched, MOST_RELATED_QUERIES);
    return [...new Set([...others, ...queriesFrom(result, tree, searched)])].slice(0, MOST_RELATED_QUERIES);
  }

  async function buildFresh(question: ListQuestion): Promise<BuiltList> {
    const tree = await reference();
    const resolved = await RESOLVE[question.type](question, { named, reference: tree, now: clock.now() });
    const filters = parseFilters(question.filters);
    const { scope } = resolved;
    const productIds = scope.kind === 'search' ? await external(scope.text, question.engine) : null;
    const request: ListRequest = {
      scope: productIds === null ? scope : { kind: 'chosen', productIds },
      ...(await readFilters(named, [...resolved.fixedFilters, ...filters])),
      sort: question.sort,
      isMember: question.isMember,
      page: question.page,
      pageSize: resolved.pageSize,
      mayPromote: resolved.mayPromote,
    };
    const listed = await search.list(request);
    // A third party is taken at its word: what was typed is what was searched for.
    const result =
      productIds === null
        ? listed
        : { ...listed, reading: { searched: question.value, original: null, suggestions: [], uncertain: false } };
    const isEmpty = result.total === 0;
    const [summaries, related, popular] = await Promise.all([
      products.summaries(result.productIds),
      relatedQueries(result, tree),
      isEmpty && question.type === 'search' ? search.popular(MOST_RELATED_PRODUCTS).then(products.summaries) : [],
    ]);
    const selected = new Set([
      ...request.choices.flatMap(({ facetIds }) => facetIds),
      ...request.storeIds.map((id) => facetId('store', id)),
    ]);
    const list: ProductList = {
      products: summaries,
      relatedQueries: related,
      relatedProducts: popular,
      sortOptions: SORT_OPTIONS.map((option) => ({ ...option })),
      query: {
        initialFilters: formatFilters(resolved.initialFilters),
        filters: formatFilters(filters),
        sortBy: question.sort,
        autoCorrect: question.autoCorrect,
        searchString: result.reading?.searched ?? null,
        originalSearchString: result.reading?.original ?? null,
        suggestions: result.reading?.suggestions ?? [],
        uncertain: result.reading?.uncertain ?? false,
      },
      totalProductCount: result.total,
      filteredProductCount: result.filtered,
      page: question.page,
      pageCount: pageCount(result.filtered, resolved.pageSize),
      categories: { children: categoryNodes(tree, result.categories, resolved.treeRoot) },
      filters: filterBoxes(result.facets, selected, filters),
    };
    return { list, promotedIds: question.page === 1 ? result.promotedIds : [] };
  }

  function build(question: ListQuestion): Promise<BuiltList> {
    if (!isCacheable(question)) return buildFresh(question);
    const { type, value, page, sort, isMember, autoCorrect, categoryId, engine } = question;
    const key = JSON.stringify([
      type,
      type === 'search' ? value.trim().toLowerCase() : value,
      page,
      sort,
      isMember,
      autoCorrect,
      categoryId,
      engine,
    ]);
    return cached(key, () => buildFresh(question));
  }

  /** Only what was found and meant so; never in the shopper's way. */
  function record({ type, page, filters, searcher }: ListQuestion, { list }: BuiltList): void {
    const { searchString, uncertain } = list.query;
    if (type !== 'search' || page !== 1 || filters.length > 0 || searchString === null || uncertain) return;
    if (list.totalProductCount === 0) return;
    search
      .recordSearch(searchString, list.totalProductCount, searcher)
      .catch((error: unknown) => log.warn({ err: error }, 'search not counted'));
  }

  return {
    async build(question) {
      const built = await build(question);
      record(question, built);
      return built;
    },
  };
}
