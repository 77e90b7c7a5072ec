import type { Checkout } from '@shop/contracts/api/checkout';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout-page.module.css';
import { EmptyCheckout } from './empty-checkout.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

export interface CheckoutPageProps {
  readonly checkout: Checkout;
}

/** First the form, then the payment; a reload during a payment returns to it [O4-43]. */
export function CheckoutPage({ checkout }: CheckoutPageProps) {
  const isEmpty = checkout.cart.rows.length === 0;
  const { order, show } = usePlacedOrder(isEmpty);

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
