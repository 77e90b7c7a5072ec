import { PAGE_TITLES } from '@shop/contracts/routing';
import { defineSlot } from '@shop/platform';
import { loadOrder } from '../../features/order/load-order.ts';
import { ComplaintPage } from './complaint-page.tsx';

/** "Reklamera": something is wrong with delivered goods [O2.17-02]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const { id = '', secret = null } = route.params as { id?: string; secret?: string };
    return { id, secret, order: id === '' ? null : await loadOrder(api, id, secret, signal) };
  },
  head: ({ href }) => {
    const title = PAGE_TITLES.complaint();
    // No canonical URL: the shell would lead from an order's URL to it.
    const path = href('complaint');
    return { title, noindex: true, breadcrumbs: [{ title, path }] };
  },
  Component: ({ data }) => <ComplaintPage key={data.id} {...data} />,
});
