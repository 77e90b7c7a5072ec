import { PAGE_TITLES } from '@shop/contracts/routing';
import { defineSlot } from '@shop/platform';
import { loadWithdrawal } from '../../features/withdrawal/load-withdrawal.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

/** "Ångra köpet" (directive 2023/2673): for the order's owner, and for the bearer of its mailed link [O2.17-17]. */
export default defineSlot({
  load: loadWithdrawal,
  head: ({ href }) => {
    const title = PAGE_TITLES.withdrawal();
    // No canonical URL: the shell would lead from an order's URL to it.
    const path = href('withdrawal');
    return { title, noindex: true, breadcrumbs: [{ title, path }] };
  },
  Component: ({ data }) => <WithdrawalPage data={data} />,
});
