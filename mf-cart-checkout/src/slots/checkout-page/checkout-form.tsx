import type { Checkout } from '@shop/contracts/api/checkout';
import type { FormEvent } from 'react';
import type { StagedOrder } from '../../features/payment/staged-order.ts';
import { ExpressOffer } from '../../features/wallet/express-offer.tsx';
import classes from './checkout-page.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { UnsureCheckout } from './unsure-checkout.tsx';
import { useOrderForm } from './use-order-form.ts';

export interface CheckoutFormProps {
  readonly initial: Checkout;
  readonly onPlaced: (order: StagedOrder) => void;
}

/** Everything that an order needs, on one page [O2.17-16]. */
export function CheckoutForm({ initial, onPlaced }: CheckoutFormProps) {
  const form = useOrderForm(initial, onPlaced);
  const { model, device, version } = form;
  const press = (): void => form.dispatch({ type: 'pressed' });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    press();
  };

  if (form.taken) return <UnsureCheckout message={form.state.message} isRetrying={form.isPlacing} onRetry={press} />;
  if (form.cart.rows.length === 0) return <EmptyCheckout />;
  return (
    <>
      <ExpressOffer
        device={model.customer.kind === 'company' ? null : device}
        isReady={!model.isBusy && device?.version === version}
        notes={model.extras.notes}
        onForm={(message, change) => {
          model.fill(change);
          form.dispatch({ type: 'refused', problems: [], message });
        }}
      />
      <form method="post" noValidate className={classes.columns} onSubmit={onSubmit}>
        <CheckoutSteps form={form} />
        <CheckoutSummary form={form} />
      </form>
    </>
  );
}
