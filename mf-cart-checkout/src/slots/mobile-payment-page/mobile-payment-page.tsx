import { cancelOrderPayment, getOrderPayment, postOrderPayment } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { useCallback, useEffect, useState } from 'react';
import { clearCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { PaidByLink } from '../../features/payment/link-closed.tsx';
import type { Payable } from '../../features/payment/load-payable.ts';
import { leftToPay } from '../../features/payment/staged-order.ts';
import { usePayment } from '../../features/payment/use-payment.ts';
import classes from './mobile-payment-page.module.css';
import { Waiting } from './waiting.tsx';

export interface MobilePaymentPageProps extends Payable {
  /** What opens the payment in the app; null when it is unknown. */
  readonly token: string | null;
}

interface TryProps extends MobilePaymentPageProps {
  readonly onRetry: () => void;
  readonly onHolderPaid: () => void;
}

/** One attempt: the server is polled until it has decided. */
function MobileTry({ order, paymentLink, token, onRetry, onHolderPaid }: TryProps) {
  const { api, navigate, href } = usePlatform();
  const { reference, orderId, isOwn } = order;
  const { phase, hint } = usePayment(reference, false);
  useEffect(() => {
    if (phase !== 'paid' && phase !== 'gone') return;
    if (isOwn) {
      clearCheckoutData(document);
      void navigate(href('checkout-complete', { id: orderId }), { replace: true });
    } else if (phase === 'paid') onHolderPaid();
    else void navigate(href('checkout', { paymentLink: reference }), { replace: true });
  }, [phase, navigate, href, orderId, reference, isOwn, onHolderPaid]);

  const chooseOther = async (): Promise<void> => {
    const params = { id: reference };
    await api.call(cancelOrderPayment, { params }).catch(() => undefined);
    // The app may have been quicker; then there is nothing to choose any more.
    const known = await api.call(getOrderPayment, { params }, { fresh: true }).catch(() => null);
    if (known?.data.status === 'paid') hint();
    else void navigate(paymentLink === null ? href('order', { id: orderId }) : href('checkout', { paymentLink }));
  };
  const isOpen = phase === 'waiting' || phase === 'checking';
  return (
    <>
      {isOpen ? <Waiting token={token} /> : null}
      {phase === 'failed' ? (
        <Alert tone="error" live="alert">
          Betalningen gick inte igenom och inga pengar har dragits.
        </Alert>
      ) : null}
      {phase === 'cancelled' ? (
        <Alert tone="warning" live="alert">
          Betalningen avbröts. Inga pengar har dragits.
        </Alert>
      ) : null}
      {phase === 'timedOut' ? (
        <Alert tone="warning" live="alert">
          Tiden för att godkänna betalningen har gått ut.
        </Alert>
      ) : null}
      <div className={classes.actions}>
        {isOpen ? null : (
          <Button variant="primary" onClick={onRetry}>
            Försök igen
          </Button>
        )}
        <Button variant="quiet" onClick={() => void chooseOther()}>
          Välj annat betalsätt
        </Button>
      </div>
    </>
  );
}

/** Amount, order number and the state of the payment in the app [O2.17-25]. */
export function MobilePaymentPage({ order, paymentLink, token: first }: MobilePaymentPageProps) {
  const { api, toasts } = usePlatform();
  const [isPaidByHolder, setIsPaidByHolder] = useState(false);
  const onHolderPaid = useCallback(() => setIsPaidByHolder(true), []);
  const [tries, setTries] = useState(0);
  const [token, setToken] = useState(first);
  const retry = async (): Promise<void> => {
    try {
      const params = { id: order.reference };
      // An attempt that is still open in the app would go on with a code that has run out.
      await api.call(cancelOrderPayment, { params });
      const { data } = await api.call(postOrderPayment, { params, body: {} });
      setToken(data.payment.type === 'mobile' ? data.payment.sessionToken : null);
      setTries((count) => count + 1);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
    }
  };
  if (isPaidByHolder) return <PaidByLink orderId={order.orderId} />;
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Betala med Swish</SectionHeading>
      <Card padding="large" className={classes.card}>
        <p className={classes.amount}>{formatKronor(leftToPay(order.totals))}</p>
        <p className={classes.number}>{`Beställning ${order.orderId}`}</p>
        <MobileTry
          key={tries}
          order={order}
          paymentLink={paymentLink}
          token={token}
          onRetry={() => void retry()}
          onHolderPaid={onHolderPaid}
        />
      </Card>
    </div>
  );
}
