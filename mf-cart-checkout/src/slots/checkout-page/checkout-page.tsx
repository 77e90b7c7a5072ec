import { getOrder, type Checkout, type Order } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useCallback, useEffect, useState } from 'react';
import { orderKey } from '../../features/checkout/order-key.ts';
import { clearCheckoutData, readCheckoutData, writeCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { stageOrder } from '../../features/payment/load-payable.ts';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import type { StagedOrder } from '../../features/payment/staged-order.ts';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout-page.module.css';
import { EmptyCheckout } from './empty-checkout.tsx';

export interface CheckoutPageProps {
  readonly checkout: Checkout;
}

const isUnpaid = ({ status, payment }: Order): boolean => status === 'awaitingPayment' && payment.status !== 'paid';

/** First the form, then the payment; a reload in the middle of a payment comes back to it [O4-43]. */
export function CheckoutPage({ checkout }: CheckoutPageProps) {
  const { api } = usePlatform();
  const [order, setOrder] = useState<StagedOrder | null>(null);
  const isEmpty = checkout.cart.rows.length === 0;

  const show = useCallback((placed: StagedOrder) => {
    writeCheckoutData(document, { orderId: placed.orderId });
    setOrder(placed);
  }, []);

  useEffect(() => {
    const key = orderKey(sessionStorage, () => crypto.randomUUID());
    // A try that was never answered has no number: if it came through, it is the newest order of this session.
    const orderId = key.isOpen() ? 'latest' : readCheckoutData(document).orderId;
    if (orderId === null || !isEmpty) return undefined;
    const controller = new AbortController();
    api.call(getOrder, { params: { id: orderId } }, { signal: controller.signal, fresh: true }).then(
      ({ data }) => {
        key.settle();
        if (isUnpaid(data.order)) show(stageOrder(data.order));
        else clearCheckoutData(document);
      },
      // Not this session's order any more: the page is the empty checkout that it shows.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, isEmpty, show]);

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
