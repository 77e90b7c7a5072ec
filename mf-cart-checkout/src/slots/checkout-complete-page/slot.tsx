import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { hiddenStatus, loadOrder } from '../../features/order/load-order.ts';
import { CheckoutCompletePage } from './checkout-complete-page.tsx';

/** Without an id, the session's newest order [O2.1-12]. */
const NEWEST = 'latest';

/** Thanks for the order, or the way on while it is not paid [O2.17-18]. */
export default defineSlot({
  load: async ({ route, api, user, signal }) => {
    const id = route.params.id ?? NEWEST;
    return { id, isMember: user !== null, order: await loadOrder(api, id, null, signal) };
  },
  head: ({ data, route }) => {
    const title = data.order === null ? PAGE_TITLES.order({ id: null }) : PAGE_TITLES['checkout-complete']();
    return { title, noindex: true, breadcrumbs: [{ title, path: route.path }], ...hiddenStatus(data) };
  },
  Component: ({ data: { isMember: _, ...data } }) => <CheckoutCompletePage key={data.id} {...data} />,
});
