import type { getProductList, LIST_TYPES } from '@shop/contracts';
import type { RequestOf } from '@shop/contracts/endpoint';
import type { RouteName, RouteSnapshot } from '@shop/contracts/routes';
import { formatFilters } from '@shop/domain/filters';
import { readListState } from './list-state.ts';

export type ListRequest = RequestOf<typeof getProductList>;

/** What of a route names its list. */
interface ListSource {
  readonly type: (typeof LIST_TYPES)[number];
  readonly value: (params: RouteSnapshot['params']) => string | undefined;
  readonly categoryId?: (params: RouteSnapshot['params']) => string | undefined;
}

const MAX_TERM_LENGTH = 200;
const byId = ({ id }: RouteSnapshot['params']): string | undefined => id;

/** The routes that show a product list. */
const SOURCES: { readonly [Name in RouteName]?: ListSource } = {
  category: { type: 'category', value: byId },
  campaign: { type: 'campaign', value: byId },
  manufacturer: { type: 'manufacturer', value: byId },
  'manufacturer-page': { type: 'manufacturer-page', value: byId, categoryId: ({ categoryId }) => categoryId },
  toplist: { type: 'toplist', value: byId },
  article: { type: 'article', value: byId },
  search: {
    type: 'search',
    value: ({ searchString }) => searchString?.trim().slice(0, MAX_TERM_LENGTH) || undefined,
  },
};

/**
 * [7.6-02] A list page's request to the api. List and filter panel share it, so that one call serves both. Null
 * without a list: on another kind of page, or for a search without a term.
 */
export function listRequest(route: Pick<RouteSnapshot, 'name' | 'params' | 'query'>): ListRequest | null {
  const source = SOURCES[route.name];
  const value = source?.value(route.params);
  if (source === undefined || value === undefined) return null;
  const { filters, sortBy, page, autoCorrect, origin, asked, engine } = readListState(route);
  const categoryId = source.categoryId?.(route.params);
  return {
    params: { type: source.type, value },
    query: {
      page,
      filters: formatFilters(filters),
      ...(sortBy !== null && { sortBy }),
      ...(categoryId !== undefined && { categoryId }),
      ...(source.type === 'search' && {
        origin,
        autoCorrect,
        ...(asked !== null && { asked }),
        ...(engine !== null && { engine }),
      }),
    },
  };
}
