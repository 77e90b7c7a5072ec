import { getOrderPayment } from '@shop/contracts/api/checkout';
import type { ApiClient } from '@shop/contracts/platform';
import { isPaymentLink } from '@shop/domain/payment-link';
import { defineSlot, notFound, redirect } from '@shop/platform';
import { loadPayable } from '../../features/payment/load-payable.ts';
import { MobilePaymentPage } from './mobile-payment-page.tsx';

/** What opens the payment in the app; the page can wait for the payment without it. */
const tokenOf = (api: ApiClient, id: string, signal: AbortSignal): Promise<string | null> =>
  api.call(getOrderPayment, { params: { id } }, { fresh: true, signal }).then(
    ({ data }) => (data.payment.type === 'mobile' ? data.payment.sessionToken : null),
    () => null,
  );

/** The wait for a payment in the buyer's own app [O2.17-25]. */
export default defineSlot({
  load: async ({ route, api, signal, href }) => {
    const reference = route.params.orderId ?? '';
    const payable = await loadPayable(api, reference, signal);
    if (payable !== null) return { ...payable, token: await tokenOf(api, reference, signal) };
    // The checkout page explains why the link is closed.
    return isPaymentLink(reference) ? redirect(href('checkout', { paymentLink: reference })) : notFound();
  },
  head: () => ({ title: 'Betala med Swish', noindex: true }),
  Component: ({ data }) => <MobilePaymentPage key={data.order.reference} {...data} />,
});
