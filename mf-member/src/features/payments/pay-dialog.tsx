import type { PaymentMethod } from '@shop/contracts/api/checkout';
import type { MemberPayment } from '@shop/contracts/api/payment';
import { formatKronor } from '@shop/domain/money';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { Spinner } from '@shop/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { paymentTitle } from './payment-view.ts';
import classes from './payments-page.module.css';
import { type PaymentSession, useClaimPayment } from './use-claim-payment.ts';

export interface PayDialogProps {
  readonly payment: MemberPayment;
  /** What is due now, in kronor. */
  readonly amount: number;
  readonly methods: readonly PaymentMethod[];
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** The provider's page for a card, or the app of the phone; the server says how it ends. */
function Running({ session }: { readonly session: PaymentSession }) {
  if (session.type === 'card' && session.redirectUrl !== null) {
    return <iframe title="Kortbetalning" src={session.redirectUrl} allow="payment" className={classes.frame} />;
  }
  return (
    <div className={classes.waiting}>
      <Spinner size="large" label="Väntar på din betalning" />
      <p>Öppna Swish-appen i mobilen och godkänn betalningen. Rutan stängs av sig själv när den är klar.</p>
      <Button href="swish://">Öppna appen</Button>
    </div>
  );
}

/** Pays what is due next, directly: a debt is not paid with credit [O2.17-06]. */
export default function PayDialog({ payment, amount, methods, onPaid, onClose }: PayDialogProps) {
  const { session, isStarting, problem, start, leave } = useClaimPayment(payment.id, onPaid);
  const [methodId, setMethodId] = useState(methods[0]?.id ?? null);
  return (
    <Dialog
      isOpen
      title={`Betala ${formatKronor(amount)}`}
      closesOnBackdrop={false}
      hideClose={session !== null}
      onClose={onClose}
      actions={
        session === null ? (
          <Button
            variant="primary"
            isLoading={isStarting}
            onClick={() => {
              if (methodId !== null) void start(methodId);
            }}
          >
            {`Betala ${formatKronor(amount)}`}
          </Button>
        ) : (
          <Button onClick={leave}>Välj annat betalsätt</Button>
        )
      }
    >
      <div className={classes.paying}>
        <p>{paymentTitle(payment)}</p>
        <div role="alert">{problem === null ? null : <Alert tone="error">{problem}</Alert>}</div>
        {session === null ? (
          <RadioCardGroup
            legend="Betalsätt"
            name="paymentMethodId"
            options={methods.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={methodId === null ? null : String(methodId)}
            onChange={(chosen) => setMethodId(Number(chosen))}
          />
        ) : (
          <Running session={session} />
        )}
      </div>
    </Dialog>
  );
}
