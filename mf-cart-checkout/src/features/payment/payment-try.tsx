import { cancelOrderPayment, type CardUi } from '@shop/contracts/api/checkout';
import { isPaymentLink } from '@shop/domain/payment-link';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense, useEffect, useRef } from 'react';
import type { CardEvent } from '../card-payment/card-checkout.ts';
import type { CardFrameProps } from '../card-payment/card-frame.tsx';
import type { Payment } from '../checkout/place-order.ts';
import { clearCheckoutData, writeCheckoutData } from './checkout-cookie.ts';
import classes from './payment-stage.module.css';
import type { StagedOrder } from './staged-order.ts';
import { usePayment } from './use-payment.ts';

const CardFrame = lazyPart(() => import('../card-payment/card-frame.tsx'));
const CardModal = lazyPart(() => import('../card-payment/card-modal.tsx'));
const CardRedirect = lazyPart(() => import('../card-payment/card-redirect.tsx'));

export interface PaymentTryProps {
  readonly order: StagedOrder;
  readonly payment: Payment;
  readonly onDeclined: () => void;
  /** The buyer has broken it off at the provider. */
  readonly onCancelled: () => void;
  readonly onOtherMethod: () => void;
  /** The bearer of the payment link has paid, or no longer can; the order's page is not accessible to them. */
  readonly onLinkEnd: (end: 'paid' | 'gone') => void;
}

/** [O4-43] These poll the server; the others only report what the buyer does in the frame. */
const HINTS: readonly CardEvent[] = ['authorize', 'cancel', 'close'];

/** [O4-39] What the shop remembers while the provider's page stands in its place. */
const wayBack = ({ isOwn, orderId, reference }: StagedOrder) =>
  ({
    returningFromPaymentProvider: true,
    orderId: isOwn ? orderId : null,
    paymentLink: isPaymentLink(reference) ? reference : null,
  }) as const;

type CardPageProps = Omit<CardFrameProps, 'ui'> & { readonly ui: CardUi; readonly onLeaving: () => void };

/** [7.10-07] The provider's page in the mode of this installation. */
function CardPage({ ui, onLeaving, ...page }: CardPageProps) {
  if (ui === 'modal') return <CardModal {...page} />;
  if (ui === 'inline') return <CardFrame ui={ui} {...page} />;
  return <CardRedirect {...page} onLeaving={onLeaving} />;
}

/** One payment attempt, until the server has decided. The result never depends on the browser's messages. */
export function PaymentTry({ order, payment, onDeclined, onCancelled, onOtherMethod, onLinkEnd }: PaymentTryProps) {
  const { api, navigate, href } = usePlatform();
  const { reference, orderId, isOwn } = order;
  const isCard = payment.type === 'card' && payment.sessionToken !== null;
  const { phase, hint } = usePayment(reference, !isCard);
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current) return;
    const complete = () => {
      isDone.current = true;
      clearCheckoutData(document);
      void navigate(href('checkout-complete', { id: orderId }), { replace: true });
    };
    const isEnded = phase === 'paid' || phase === 'gone';
    if (isEnded && !isOwn) onLinkEnd(phase);
    else if (isEnded || payment.type === 'link') complete();
    else if (phase === 'failed') onDeclined();
    else if (phase === 'cancelled') onCancelled();
    else if (payment.type === 'mobile') {
      isDone.current = true;
      void navigate(href('mobile-payment', { orderId: reference }));
    }
  }, [phase, payment.type, orderId, reference, isOwn, navigate, href, onDeclined, onCancelled, onLinkEnd]);

  const giveUp = async (): Promise<void> => {
    // Should the call be lost, the next try ends this one.
    await api.call(cancelOrderPayment, { params: { id: reference } }).catch(() => undefined);
    onOtherMethod();
  };

  return (
    <Card padding="medium" className={classes.choice}>
      <h2 className={classes.title}>{isCard ? 'Betala med kort' : 'Betalning'}</h2>
      {isCard && payment.sessionToken !== null ? (
        <Suspense fallback={<div className={classes.place} />}>
          <CardPage
            ui={payment.ui ?? 'inline'}
            sessionToken={payment.sessionToken}
            redirectUrl={payment.redirectUrl}
            onEvent={(event) => {
              if (HINTS.includes(event)) hint();
            }}
            onLeaving={() => writeCheckoutData(document, wayBack(order))}
            onRetry={onOtherMethod}
          />
        </Suspense>
      ) : null}
      <div role="status" className={classes.status}>
        {phase === 'checking' || (!isCard && phase === 'waiting') ? (
          <>
            <Spinner />
            Vi kontrollerar din betalning …
          </>
        ) : null}
      </div>
      {phase === 'timedOut' ? (
        <Alert
          tone="warning"
          live="alert"
          action={<Button href={href('order', { id: orderId })}>Visa beställningen</Button>}
        >
          Vi har inte fått besked om din betalning än. Du ser på beställningen när den är klar.
        </Alert>
      ) : null}
      {phase === 'paid' ? null : (
        <Button variant="quiet" onClick={() => void giveUp()}>
          Välj annat betalsätt
        </Button>
      )}
    </Card>
  );
}
