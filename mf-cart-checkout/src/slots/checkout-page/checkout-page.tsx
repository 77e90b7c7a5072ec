import type { Checkout } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { PaymentStage } from '../../features/payment/payment-stage.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import classes from './checkout-page.module.css';
import { EmptyCheckout } from './empty-checkout.tsx';
import { LateUnpaidOrder } from '../../features/unpaid-order/late-unpaid-order.tsx';
import { usePlacedOrder } from './use-placed-order.ts';

export interface CheckoutPageProps {
  readonly checkout: Checkout;
}

/** A placed order has its link already, and a plan is agreed on with the order itself [1-72]. */
const isForLater = ({ type }: Checkout['paymentMethods'][number]): boolean => type !== 'link' && type !== 'instalment';

/** First the form, then the payment; a reload during a payment returns to it [O4-43]. */
export function CheckoutPage({ checkout }: CheckoutPageProps) {
  const isEmpty = checkout.cart.rows.length === 0;
  const { href } = usePlatform();
  const { order, methods, show } = usePlacedOrder(isEmpty);
  // Loaded again: rows, fields and choices are those of the order again.
  const startOver = (): void => window.location.assign(href('checkout'));

  return (
    <div className={classes.page}>
      <SectionHeading level={1}>{order === null ? 'Kassa' : 'Betalning'}</SectionHeading>
      {order === null ? <LateUnpaidOrder onBackInCart={startOver} /> : null}
      {order !== null ? (
        <PaymentStage
          order={order}
          methods={methods ?? checkout.paymentMethods.filter(isForLater)}
          onBackInCart={startOver}
        />
      ) : isEmpty ? (
        <EmptyCheckout />
      ) : (
        <CheckoutForm initial={checkout} onPlaced={show} />
      )}
    </div>
  );
}
