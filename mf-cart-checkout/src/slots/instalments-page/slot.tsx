import { getInstalmentOffers } from '@shop/contracts/api/payment';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { defineSlot } from '@shop/platform';
import { AMOUNT_KEY, readAmount } from './example-amount.ts';
import { InstalmentsPage } from './instalments-page.tsx';

/** [2.17-09], [O2.17-22] What instalments cost, open to everyone; members see their own plans after an e-ID signing. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const amount = readAmount(route.query[AMOUNT_KEY]);
    const { data } = await api.call(getInstalmentOffers, { query: { amount } }, { signal });
    return { amount, ...data };
  },
  head: ({ href }) => ({
    title: PAGE_TITLES.instalments(),
    description:
      'Dela upp köpet på 6 till 36 månader. Räkna på månadskostnad, effektiv ränta och vad det kostar i allt.',
    canonicalPath: href('instalments'),
    breadcrumbs: [{ title: PAGE_TITLES.instalments(), path: href('instalments') }],
  }),
  Component: ({ data }) => <InstalmentsPage {...data} />,
});
