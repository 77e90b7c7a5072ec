import { cancelOrderPayment, postOrderPayment, type Order } from '@shop/shared/contracts/api/checkout';
import { formatKronor } from '@shop/shared/domain/money';
import { isApiError, usePlatform } from '@shop/shared/remote';
import { Alert } from '@shop/shared/ui/alert/alert.tsx';
import { Button } from '@shop/shared/ui/button/button.tsx';
import { Card } from '@shop/shared/ui/card/card.tsx';
import { SectionHeading } from '@shop/shared/ui/section-heading/section-heading.tsx';
import { Spinner } from '@shop/shared/ui/spinner/spinner.tsx';
import { useEffect, useState } from 'react';
import { paymentLinkToken } from '../../features/order/payment-notice.ts';
import { clearCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { usePayment } from '../../features/payment/use-payment.ts';
import classes from './mobile-payment-page.module.css';

export interface MobilePaymentPageProps {
  /** What the api knows the order by: its number, or the token of its payment link. */
  readonly reference: string;
  readonly order: Order;
}

interface TryProps extends MobilePaymentPageProps {
  readonly onRetry: () => void;
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      <Spinner size="large" />
      <p role="status">Öppna appen och godkänn betalningen. Sidan uppdateras av sig själv.</p>
      <Button href="swish://" className={classes.app}>
        Öppna appen
      </Button>
    </div>
  );
}

/** One try: the server is asked until it has decided. */
function MobileTry({ reference, order, onRetry }: TryProps) {
  const { api, navigate, href } = usePlatform();
  const { phase } = usePayment(reference, false);
  useEffect(() => {
    if (phase !== 'paid' && phase !== 'gone') return;
    clearCheckoutData(document);
    void navigate(href('checkout-complete', { id: order.id }), { replace: true });
  }, [phase, navigate, href, order.id]);

  const chooseOther = async (): Promise<void> => {
    await api.call(cancelOrderPayment, { params: { id: reference } }).catch(() => undefined);
    const paymentLink = paymentLinkToken(order.payment.paymentLink);
    void navigate(paymentLink === null ? href('order', { id: order.id }) : href('checkout', { paymentLink }));
  };
  const isOpen = phase === 'waiting' || phase === 'checking';
  return (
    <>
      {isOpen ? <Waiting /> : null}
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
export function MobilePaymentPage({ reference, order }: MobilePaymentPageProps) {
  const { api, toasts } = usePlatform();
  const [tries, setTries] = useState(0);
  const retry = async (): Promise<void> => {
    try {
      await api.call(postOrderPayment, { params: { id: reference }, body: {} });
      setTries((count) => count + 1);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
    }
  };
  return (
    <div className={classes.page}>
      <SectionHeading level={1}>Betala med Swish</SectionHeading>
      <Card padding="large" className={classes.card}>
        <p className={classes.amount}>{formatKronor(order.totals.total)}</p>
        <p className={classes.number}>{`Beställning ${order.id}`}</p>
        <MobileTry key={tries} reference={reference} order={order} onRetry={() => void retry()} />
      </Card>
    </div>
  );
}
