import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { hiddenStatus, loadOrder } from '../../features/order/load-order.ts';
import { OrderPage } from './order-page.tsx';

/** One order [O2.17-17], for its owner or for the bearer of the mailed link [O2.1-12]. */
export default defineSlot({
  load: async ({ route, api, user, signal }) => {
    const id = route.params.id ?? '';
    const { secret: given } = route.query;
    const secret = typeof given === 'string' && given !== '' ? given : null;
    return { id, secret, isMember: user !== null, order: await loadOrder(api, id, secret, signal) };
  },
  head: ({ data, route }) => {
    // What is not shown has no name of its own: 'latest' is no number, and nobody learns that an order exists.
    const title = PAGE_TITLES.order({ id: data.order?.id ?? null });
    return { title, noindex: true, breadcrumbs: [{ title, path: route.path }], ...hiddenStatus(data) };
  },
  Component: ({ data: { isMember: _, ...data } }) => <OrderPage key={data.id} {...data} />,
});
