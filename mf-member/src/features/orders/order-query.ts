import type { RouteSnapshot } from '@shop/contracts/routes';

/** Names in the URL of the order list. */
export const SEARCH_KEY = 'search';
const PAGE_KEY = 'page';

/** The contract's longest order id, and one digit at least: words such as 'latest' are no numbers. */
const ORDER_NUMBER = /^(?=.*\d)[A-Z0-9-]{1,40}$/;
/** What the number is written with on receipts, and easily left out. */
const PREFIX = 'PH';

export interface OrderQuery {
  /** As typed, for the search field. */
  readonly search: string;
  /** The order that is meant; null when no order can have that number. */
  readonly number: string | null;
  readonly page: number;
}

/** '26 001 022', '#ph26001022' and 'PH26001022' mean the same order. */
export const orderNumberOf = (typed: string): string | null => {
  const compact = typed.replace(/[\s#]/g, '').toUpperCase();
  const number = /^\d+$/.test(compact) ? PREFIX + compact : compact;
  return ORDER_NUMBER.test(number) ? number : null;
};

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? '';

/** The parsed query of the order list. An invalid page is the first. */
export const readOrderQuery = (query: RouteSnapshot['query']): OrderQuery => {
  const search = first(query[SEARCH_KEY]).trim();
  const page = first(query[PAGE_KEY]);
  return { search, number: orderNumberOf(search), page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
};

/** The query of a page of the list; the first has none. */
export const orderListQuery = (page: number): Record<string, number> => (page > 1 ? { [PAGE_KEY]: page } : {});
