import { getPayment, type MemberPayment } from '@shop/contracts/api/payment';
import { formatKronor } from '@shop/domain/money';
import { DialogMissing, isApiError, useNow, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useId, useState } from 'react';
import { dueText, type PaymentPart, partText, paymentTitle, remainingText, STATUS_BADGES } from './payment-view.ts';
import type { PayDialogProps } from './pay-dialog.tsx';
import classes from './payments-page.module.css';

const PayDialog = lazyOr(() => import('./pay-dialog.tsx'), DialogMissing);

export interface PaymentCardProps {
  readonly payment: MemberPayment;
  readonly methods: PayDialogProps['methods'];
  readonly onChanged: (payment: MemberPayment) => void;
}

/** Every payment of a plan, fetched when it is asked for. */
function Parts({ payment }: Pick<PaymentCardProps, 'payment'>) {
  const { api, toasts } = usePlatform();
  const listId = useId();
  const [parts, setParts] = useState<readonly PaymentPart[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const toggle = async (): Promise<void> => {
    if (parts !== null) return setParts(null);
    setIsLoading(true);
    try {
      const { data } = await api.call(getPayment, { params: { id: payment.id } }, { fresh: true });
      setParts(data.payment.parts);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        isLoading={isLoading}
        aria-expanded={parts !== null}
        aria-controls={listId}
        aria-label={`${parts === null ? 'Visa alla betalningar' : 'Dölj betalningarna'}: ${paymentTitle(payment)}`}
        onClick={() => void toggle()}
      >
        {parts === null ? 'Visa alla betalningar' : 'Dölj betalningarna'}
      </Button>
      <div id={listId} className={classes.parts}>
        {parts === null ? null : (
          <ol>
            {parts.map((part) => (
              <li key={part.number}>{partText(part)}</li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

/** One invoice or plan: what is left, when it is due, and the way to pay it now. */
export function PaymentCard({ payment, methods, onChanged }: PaymentCardProps) {
  const { api, href, toasts } = usePlatform();
  const now = useNow();
  const [isPaying, setIsPaying] = useState(false);
  const { id, orderId, kind, next, status } = payment;
  const { text, tone } = STATUS_BADGES[status];

  const onPaid = async (): Promise<void> => {
    setIsPaying(false);
    toasts.show('Tack! Betalningen är klar.', 'ok');
    const known = await api.call(getPayment, { params: { id } }, { fresh: true }).catch(() => null);
    if (known !== null) onChanged(known.data.payment);
  };
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.name}>{paymentTitle(payment)}</h3>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className={classes.remaining}>{remainingText(payment)}</p>
      <p>{dueText(payment, now)}</p>
      <div className={classes.actions}>
        {next === null || methods.length === 0 ? null : (
          <Button
            variant="primary"
            aria-label={`Betala nu: ${formatKronor(next.amount)}, ${paymentTitle(payment)}`}
            onClick={() => setIsPaying(true)}
          >
            Betala nu
          </Button>
        )}
        <Button href={href('order', { id: orderId })} variant="quiet" aria-label={`Visa beställningen ${orderId}`}>
          Visa beställningen
        </Button>
        {kind === 'instalment' ? <Parts key={payment.remaining} payment={payment} /> : null}
      </div>
      {isPaying && next !== null ? (
        <Suspense fallback={null}>
          <PayDialog
            payment={payment}
            amount={next.amount}
            methods={methods}
            onPaid={() => void onPaid()}
            onClose={() => setIsPaying(false)}
          />
        </Suspense>
      ) : null}
    </li>
  );
}
