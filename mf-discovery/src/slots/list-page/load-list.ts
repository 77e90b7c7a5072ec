import { getProductList, type ProductList, type ProductSummary } from '@shop/contracts';
import { type LoadInput, notFound, redirect } from '@shop/platform';
import { type ActiveFilter, activeFilters } from '../../features/product-list/active-filters.ts';
import { listRequest } from '../../features/product-list/list-request.ts';
import { cleanedUrl, listUrl, readListState } from '../../features/product-list/list-state.ts';
import { LIST_SUBJECTS, type ListSubject, searchHeading } from './list-subjects.ts';

/** A list without its panel's boxes: those belong to the filter slot, and would be in the document twice. */
export interface ShownList extends Omit<ProductList, 'filters' | 'categories'> {
  readonly chips: readonly ActiveFilter[];
}

export interface ListPageData {
  readonly subject: ListSubject;
  /** Null for a search without a term. */
  readonly list: ShownList | null;
}

/** Cards show no reviews; their texts would be a third of the document. */
export const withoutReviews = (product: ProductSummary): ProductSummary =>
  product.reviewHighlights.length === 0 ? product : { ...product, reviewHighlights: [] };

function toShownList(list: ProductList, route: LoadInput['route']): ShownList {
  const { filters, categories, ...shown } = list;
  return {
    ...shown,
    products: list.products.map(withoutReviews),
    relatedProducts: list.relatedProducts.map(withoutReviews),
    chips: activeFilters(readListState(route).filters, { filters, categories }),
  };
}

/** [4-78] A corrected term replaces the typed one. */
const headed = (subject: ListSubject, { query }: ProductList): ListSubject =>
  query.originalSearchString === null || query.searchString === null
    ? subject
    : { ...subject, heading: searchHeading(query.searchString) };

/**
 * Data of a list page's first paint. Invalid filters are removed from the URL [4-83]; a page after the last one
 * redirects to the last.
 */
export async function loadList(input: LoadInput): Promise<ListPageData> {
  const { route, api, signal } = input;
  const loadSubject = LIST_SUBJECTS[route.name];
  if (loadSubject === undefined) return notFound();
  const clean = cleanedUrl(route);
  if (clean !== null) return redirect(clean);
  const request = listRequest(route);
  const [subject, list] = await Promise.all([
    loadSubject(input),
    request === null ? null : api.call(getProductList, request, { signal }),
  ]);
  if (list !== null && list.products.length === 0 && list.page > list.pageCount) {
    return redirect(listUrl(route, { page: list.pageCount }));
  }
  if (list === null) return { subject, list };
  return { subject: headed(subject, list), list: toShownList(list, route) };
}
