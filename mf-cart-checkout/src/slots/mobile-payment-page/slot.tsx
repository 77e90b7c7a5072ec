import { defineSlot, notFound } from '@shop/shared/remote';
import { loadOrder } from '../../features/order/load-order.ts';
import { MobilePaymentPage } from './mobile-payment-page.tsx';

/** The wait for a payment in the buyer's own app [O2.17-25]. */
export default defineSlot({
  load: async ({ route, api, signal }) => {
    const reference = route.params.orderId ?? '';
    const order = await loadOrder(api, reference, null, signal);
    return order === null ? notFound() : { reference, order };
  },
  head: () => ({ title: 'Betala med Swish', noindex: true }),
  Component: ({ data }) => <MobilePaymentPage key={data.reference} {...data} />,
});
