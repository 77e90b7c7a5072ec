import type { RouteSnapshot } from '@shop/contracts/routes';
import { orderNumberOf } from '@shop/domain/order-number';

/** Names in the URL of the order list. */
export const SEARCH_KEY = 'search';
const PAGE_KEY = 'page';

export interface OrderQuery {
  /** As typed, for the search field. */
  readonly search: string;
  /** The order that is meant; null when no order can have that number. */
  readonly number: string | null;
  readonly page: number;
}

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? '';

/** The parsed query of the order list. An invalid page is the first. */
export const readOrderQuery = (query: RouteSnapshot['query']): OrderQuery => {
  const search = first(query[SEARCH_KEY]).trim();
  const page = first(query[PAGE_KEY]);
  return { search, number: orderNumberOf(search), page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
};

/** The query of a page of the list; the first has none. */
export const orderListQuery = (page: number): Record<string, number> => (page > 1 ? { [PAGE_KEY]: page } : {});
