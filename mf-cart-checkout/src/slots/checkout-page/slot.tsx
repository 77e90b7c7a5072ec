import { getCheckout } from '@shop/shared/contracts/api/checkout';
import { pageTitle } from '@shop/shared/domain/page-titles';
import { defineSlot } from '@shop/shared/remote';
import { CheckoutPage } from './checkout-page.tsx';

/** Checkout on one page [O2.17-16]; with a payment link, the unpaid order behind it [O2.1-11]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const { paymentLink } = route.params;
    const { data } = await api.call(
      getCheckout,
      { query: paymentLink ? { paymentLink } : {} },
      { signal, fresh: true },
    );
    return { checkout: data.checkout, paymentLink: paymentLink ?? null };
  },
  head: () => ({ title: pageTitle({ kind: 'checkout' }), noindex: true }),
  Component: ({ data }) => <CheckoutPage key={data.paymentLink} {...data} />,
});
