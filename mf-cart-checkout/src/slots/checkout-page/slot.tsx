import { getCheckout } from '@shop/contracts/api/checkout';
import { defineSlot } from '@shop/platform';
import { PAGE_TITLES } from '@shop/contracts/routing';
import { loadLink } from '../../features/payment/load-payable.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PaymentLinkPage } from './payment-link-page.tsx';

/** Checkout on one page [O2.17-16]; with a payment link, the unpaid order behind it [O2.1-11]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const { paymentLink } = route.params;
    if (paymentLink) return { paymentLink, link: await loadLink(api, paymentLink, signal) };
    const { data } = await api.call(getCheckout, { query: {} }, { signal, fresh: true });
    return { paymentLink: null, checkout: data.checkout };
  },
  head: () => ({ title: PAGE_TITLES.checkout(), noindex: true }),
  Component: ({ data }) =>
    data.paymentLink === null ? (
      <CheckoutPage checkout={data.checkout} />
    ) : (
      <PaymentLinkPage key={data.paymentLink} {...data} />
    ),
});
