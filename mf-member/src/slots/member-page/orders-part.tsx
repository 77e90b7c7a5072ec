import { getOrder, type Order } from '@shop/contracts/api/checkout';
import { loadOrders, type OrderList } from '../../features/orders/load-orders.ts';
import { OrderDetail } from '../../features/orders/order-detail.tsx';
import { OrdersPage } from '../../features/orders/orders-page.tsx';
import type { MemberPart } from './member-part.ts';

type OrdersData =
  { readonly kind: 'list'; readonly list: OrderList } | { readonly kind: 'order'; readonly order: Order };

const ORDERS = 'Beställningar';

/** [O2.17-02] The member's orders, or one of them. */
export const ORDERS_PART: MemberPart<OrdersData> = {
  load: async (input) => {
    const { api, route, signal } = input;
    const { oid } = route.params;
    if (oid === undefined) return { kind: 'list', list: await loadOrders(input) };
    const { data } = await api.call(getOrder, { params: { id: oid } }, { signal });
    return { kind: 'order', order: data.order };
  },
  place: (data, href) => {
    const list = { title: ORDERS, path: href('member.orders') };
    if (data.kind === 'list') return { label: ORDERS, path: list.path, crumbs: [list] };
    const { id } = data.order;
    const path = href('member.orders', { oid: id });
    return { label: `Beställning ${id}`, path, crumbs: [list, { title: id, path }] };
  },
  Content: ({ data }) => (data.kind === 'list' ? <OrdersPage list={data.list} /> : <OrderDetail order={data.order} />),
};
