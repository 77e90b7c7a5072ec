import type { Order } from '@shop/contracts/api/checkout';
import { SHOP } from '@shop/contracts/config';
import { surveyPath } from '@shop/contracts/survey-path';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useEffect } from 'react';
import { OrderDetails } from '../../features/order/order-details.tsx';
import { OrderLogin } from '../../features/order/order-login.tsx';
import classes from '../../features/order/order-view.module.css';
import { PaymentStatus } from '../../features/order/payment-status.tsx';
import { useOrder } from '../../features/order/use-order.ts';
import type { PaymentPhase } from '../../features/payment/payment-state.ts';
import { usePayment } from '../../features/payment/use-payment.ts';
import { COMPLETE_HEADINGS, completeState, experienceText, nextSteps } from './complete-state.ts';
import { RegisterPrompt } from './register-prompt.tsx';
import { useTrackedPurchase } from './use-tracked-purchase.ts';

export interface CheckoutCompletePageProps {
  readonly id: string;
  readonly order: Order | null;
}

const DECIDED: readonly PaymentPhase[] = ['paid', 'failed', 'cancelled'];

/** Polls the server until a pending payment is decided. */
function PendingPayment({ orderId, onDecided }: { readonly orderId: string; readonly onDecided: () => void }) {
  const { phase } = usePayment(orderId, true);
  useEffect(() => {
    if (DECIDED.includes(phase)) onDecided();
  }, [phase, onDecided]);
  return null;
}

function Thanks({ order }: { readonly order: Order }) {
  const { serious_business_mode: isSerious } = useShared('settings');
  const experience = isSerious ? null : experienceText(order);
  return (
    <Card as="section" labelledBy="complete-next">
      <h2 id="complete-next" className={classes.title}>
        Så här går det till nu
      </h2>
      <ol className={classes.next}>
        {nextSteps(order).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {experience === null ? null : <p>{experience}</p>}
    </Card>
  );
}

/** Thanks, summary and next steps; or the payment's status while it is pending [O2.17-18]. */
export function CheckoutCompletePage({ id, order: initial }: CheckoutCompletePageProps) {
  const { href } = usePlatform();
  const { order, refresh } = useOrder(initial, id, null);
  useTrackedPurchase(order);
  if (order === null) return <OrderLogin id={id === 'latest' ? '' : id} />;
  const state = completeState(order);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>{COMPLETE_HEADINGS[state]}</SectionHeading>
        <p className={classes.meta}>
          {`Ordernummer ${order.id}. `}
          {state === 'paid' ? `Vi har mejlat bekräftelsen till ${order.customer.email}.` : null}
        </p>
      </header>
      {state === 'paid' ? <Thanks order={order} /> : <PaymentStatus order={order} />}
      {state === 'pending' ? <PendingPayment orderId={order.id} onDecided={() => void refresh()} /> : null}
      {order.isGuestOrder && state === 'paid' ? <RegisterPrompt order={order} /> : null}
      <OrderDetails order={order} />
      <div className={classes.actions}>
        <Button href={href('order', { id: order.id })}>Visa beställningen</Button>
        {state === 'paid' ? <Button href={surveyPath(order.id)}>Vad tycker du om köpet?</Button> : null}
        <Button href={href('index')}>{`Fortsätt handla hos ${SHOP.brand}`}</Button>
      </div>
    </div>
  );
}
