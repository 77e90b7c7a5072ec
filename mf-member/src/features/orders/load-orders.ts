import { getOrder, getOrders, type OrderSummary } from '@shop/contracts/api/checkout';
import { clampPage, pageCount } from '@shop/domain/pagination';
import { isApiError, type LoadInput, redirect } from '@shop/platform';
import { type OrderQuery, orderListQuery, readOrderQuery } from './order-query.ts';

/** The api's page size [O7-11]. */
export const ORDERS_PER_PAGE = 20;

export interface OrderList {
  readonly orders: readonly OrderSummary[];
  readonly page: number;
  readonly pages: number;
  /** The searched number, '' for none. */
  readonly search: string;
}

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'>;

const toSummary = (order: OrderSummary): OrderSummary => {
  const { id, createdAt, status, statusLabel, isPreOrder, total, itemCount, previewUrls } = order;
  return { id, createdAt, status, statusLabel, isPreOrder, total, itemCount, previewUrls };
};

const findOrder = async ({ api, signal }: Needed, { number }: OrderQuery): Promise<OrderSummary[]> => {
  if (number === null) return [];
  try {
    const { data } = await api.call(getOrder, { params: { id: number } }, { signal });
    return [toSummary(data.order)];
  } catch (error) {
    if (isApiError(error, 'NOT_FOUND')) return [];
    throw error;
  }
};

/** One page of the member's orders, newest first, or the one order that was searched for [O2.17-02]. */
export const loadOrders = async (input: Needed): Promise<OrderList> => {
  const { api, route, signal, href } = input;
  const query = readOrderQuery(route.query);
  const { search, page } = query;
  if (search !== '') return { orders: await findOrder(input, query), page: 1, pages: 1, search };
  const { data } = await api.call(getOrders, { query: { page } }, { signal });
  const pages = pageCount(data.total, ORDERS_PER_PAGE);
  if (page > pages) return redirect(href('member.orders', {}, orderListQuery(clampPage(page, pages))));
  return { orders: data.orders, page, pages, search };
};
