import { getOrder, type Checkout, type Order } from '@shop/shared/contracts/api/checkout';
import { usePlatform } from '@shop/shared/remote';
import { SectionHeading } from '@shop/shared/ui/section-heading/section-heading.tsx';
import { useCallback, useEffect, useState } from 'react';
import { orderKey } from '../../features/checkout/order-key.ts';
import { clearCheckoutData, readCheckoutData, writeCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import type { StagedOrder } from '../../features/payment/staged-order.ts';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout-page.module.css';
import { EmptyCheckout } from './empty-checkout.tsx';

export interface CheckoutPageProps {
  readonly checkout: Checkout;
  readonly paymentLink: string | null;
}

const isUnpaid = ({ status, payment }: Order): boolean => status === 'awaitingPayment' && payment.status !== 'paid';

const stagedOrder = ({ id, rows, totals, customer }: Order): StagedOrder => ({
  reference: id,
  orderId: id,
  rows,
  totals,
  email: customer.email,
  payment: null,
  problem: null,
});

/** What the page starts with: the order behind a payment link is there from the first paint. */
const lockedOrder = ({ checkout, paymentLink }: CheckoutPageProps): StagedOrder | null =>
  checkout.locked && paymentLink !== null
    ? {
        reference: paymentLink,
        orderId: checkout.cart.id,
        rows: checkout.cart.rows,
        totals: checkout.totals,
        email: checkout.customer.email,
        payment: null,
        problem: null,
      }
    : null;

/** First the form, then the payment; a reload in the middle of a payment comes back to it [O4-43]. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { checkout } = props;
  const { api } = usePlatform();
  const [order, setOrder] = useState(() => lockedOrder(props));
  const isEmpty = checkout.cart.rows.length === 0;

  const show = useCallback((placed: StagedOrder) => {
    writeCheckoutData(document, { orderId: placed.orderId });
    setOrder(placed);
  }, []);

  useEffect(() => {
    const key = orderKey(sessionStorage, () => crypto.randomUUID());
    // A try that was never answered has no number: if it came through, it is the newest order of this session.
    const orderId = key.isOpen() ? 'latest' : readCheckoutData(document).orderId;
    if (checkout.locked || orderId === null || !isEmpty) return undefined;
    const controller = new AbortController();
    api.call(getOrder, { params: { id: orderId } }, { signal: controller.signal, fresh: true }).then(
      ({ data }) => {
        key.settle();
        if (isUnpaid(data.order)) show(stagedOrder(data.order));
        else clearCheckoutData(document);
      },
      // Not this session's order any more: the page is the empty checkout that it shows.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, checkout.locked, isEmpty, show]);

  return (
    <div className={classes.page}>
      <SectionHeading level={1}>{order === null ? 'Kassa' : 'Betalning'}</SectionHeading>
      {order !== null ? (
        <PaymentStage order={order} methods={checkout.paymentMethods} />
      ) : isEmpty ? (
        <EmptyCheckout />
      ) : (
        <CheckoutForm initial={checkout} onPlaced={show} />
      )}
    </div>
  );
}
