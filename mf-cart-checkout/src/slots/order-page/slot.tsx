import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { loadOrder } from '../../features/order/load-order.ts';
import { OrderPage } from './order-page.tsx';

/** One order [O2.17-17], for its owner or for the bearer of the mailed link [O2.1-12]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const id = route.params.id ?? '';
    const { secret: given } = route.query;
    const secret = typeof given === 'string' && given !== '' ? given : null;
    return { id, secret, order: await loadOrder(api, id, secret, signal) };
  },
  head: ({ data, route }) => {
    const title = PAGE_TITLES.order({ id: data.id });
    return { title, noindex: true, breadcrumbs: [{ title, path: route.path }] };
  },
  Component: ({ data }) => <OrderPage key={data.id} {...data} />,
});
