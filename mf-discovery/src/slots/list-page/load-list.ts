import { getProductList, type ProductList, type ProductSummary } from '@shop/contracts';
import { type Filter, formatFilter } from '@shop/domain/filters';
import { type LoadInput, notFound, redirect } from '@shop/platform';
import { type ActiveFilter, activeFilters } from '../../features/product-list/active-filters.ts';
import { listRequest } from '../../features/product-list/list-request.ts';
import { cleanedUrl, listUrl, readListState } from '../../features/product-list/list-state.ts';
import { askedUrl } from './asked-url.ts';
import { LIST_SUBJECTS, type ListSubject, namedBy, searchHeading } from './list-subjects.ts';

/** A list without its panel's boxes: those belong to the filter slot, and would be in the document twice. */
export interface ShownList extends Omit<ProductList, 'filters' | 'categories' | 'similar'> {
  readonly chips: readonly ActiveFilter[];
  /** Near a search, but no hits of it. */
  readonly similar: readonly ProductSummary[];
}

export interface ListPageData {
  readonly subject: ListSubject;
  /** Null for a search without a term. */
  readonly list: ShownList | null;
}

/** The chips of filters that no wish of a sentence names: those have chips of their own. */
function chipsOf({ query, filters, categories }: ProductList, route: LoadInput['route']): ActiveFilter[] {
  const chosen = readListState(route).filters;
  const isNamed = (filter: Filter): boolean =>
    query.asked !== undefined &&
    query.filters.includes(formatFilter(filter)) &&
    query.asked.wishes.some(({ without }) => !without.filters.includes(formatFilter(filter)));
  const named = chosen.filter(isNamed);
  const others = chosen.filter((filter) => !isNamed(filter));
  return activeFilters(others, { filters, categories }).map(({ label, rest }) => ({
    label,
    rest: [...named, ...rest],
  }));
}

function toShownList(list: ProductList, route: LoadInput['route']): ShownList {
  const { filters, categories, similar = [], ...shown } = list;
  return {
    ...shown,
    similar,
    chips: chipsOf(list, route),
  };
}

/** [4-78] A corrected term replaces the typed one, and a sentence the search that it became. */
function headed(subject: ListSubject, { query }: ProductList): ListSubject {
  if (query.asked !== undefined) return namedBy(query.asked.sentence, subject);
  return query.originalSearchString === null || query.searchString === null
    ? subject
    : { ...subject, heading: searchHeading(query.searchString) };
}

/**
 * Data of a list page's first paint. Invalid filters are removed from the URL [4-83]; a page after the last one
 * redirects to the last, and is not found for a crawler.
 */
export async function loadList(input: LoadInput): Promise<ListPageData> {
  const { route, api, signal } = input;
  const loadSubject = LIST_SUBJECTS[route.name];
  if (loadSubject === undefined) return notFound();
  const isPart = route.name === 'article';
  const clean = isPart ? null : cleanedUrl(route);
  if (clean !== null) return redirect(clean);
  const request = listRequest(route);
  const [subject, list] = await Promise.all([
    loadSubject(input),
    request === null ? null : api.call(getProductList, request, { signal }),
  ]);
  const answer = list === null ? null : askedUrl(list.query, input);
  if (answer !== null) return redirect(answer);
  if (!isPart && list !== null && list.products.length === 0 && list.page > list.pageCount) {
    // [8-32] What a crawler knows of a page that is gone must end; a shopper wants the products.
    return input.isCrawler ? notFound() : redirect(listUrl(route, { page: list.pageCount }));
  }
  if (list === null) return { subject, list };
  return { subject: headed(subject, list), list: toShownList(list, route) };
}
