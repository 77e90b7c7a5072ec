import { postOrderPayment, type Checkout } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { isApiError, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { useEffect, useRef, useState } from 'react';
import { CartRows } from '../cart-rows/cart-rows.tsx';
import { TotalsList } from '../totals/totals-list.tsx';
import { useBackToCart } from '../unpaid-order/use-back-to-cart.ts';
import { CUSTOMER_SERVICE, LinkClosed, PaidByLink } from './link-closed.tsx';
import { loadPayable } from './load-payable.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { CANCELLED, DECLINED } from './payment-problems.ts';
import { PaymentTry } from './payment-try.tsx';
import classes from './payment-stage.module.css';
import { leftToPay, type StagedOrder } from './staged-order.ts';

export interface PaymentStageProps {
  readonly order: StagedOrder;
  readonly methods: Checkout['paymentMethods'];
  /** The buyer has cancelled the order to change it: its rows are in the cart again. */
  readonly onBackInCart?: () => void;
}

const NOT_PAYABLE = 'Beställningen går inte att betala längre.';

interface MethodCardProps {
  readonly methods: Checkout['paymentMethods'];
  readonly methodId: number | null;
  readonly totals: StagedOrder['totals'];
  readonly isStarting: boolean;
  readonly onChoose: (methodId: number) => void;
  readonly onStart: () => void;
}

/** The choice of a method for a new attempt. */
function MethodCard({ methods, methodId, totals, isStarting, onChoose, onStart }: MethodCardProps) {
  const { href } = usePlatform();
  return (
    <Card padding="medium" className={classes.choice}>
      <h2 className={classes.title}>Välj betalsätt</h2>
      <PaymentChoice methods={methods} value={methodId} problem={undefined} onChoose={onChoose} />
      <Button
        variant="primary"
        size="large"
        block
        disabled={methodId === null}
        isLoading={isStarting}
        onClick={onStart}
      >
        {`Betala ${formatKronor(leftToPay(totals))}`}
      </Button>
      <noscript>
        <p>
          {'Slå på JavaScript i webbläsaren för att betala här, eller '}
          <a href={href('info', CUSTOMER_SERVICE)}>kontakta kundservice</a>.
        </p>
      </noscript>
    </Card>
  );
}

/** The way back to the form, for whoever sees here what should have been otherwise. */
function ChangeOrder({ orderId, onBackInCart }: { readonly orderId: string; readonly onBackInCart: () => void }) {
  const { isGoingBack, goBack } = useBackToCart();
  const change = async (): Promise<void> => {
    if (await goBack(orderId)) onBackInCart();
  };
  return (
    <Button variant="quiet" className={classes.change} isLoading={isGoingBack} onClick={() => void change()}>
      Avbeställ eller ändra
    </Button>
  );
}

/**
 * The payment of a placed order: the pending attempt, or the choice of a new one. A declined payment loses nothing
 * [O4-43].
 */
export function PaymentStage({ order, methods, onBackInCart }: PaymentStageProps) {
  const { api } = usePlatform();
  const [payment, setPayment] = useState(order.payment);
  const [problem, setProblem] = useState(order.problem);
  const [totals, setTotals] = useState(order.totals);
  const [methodId, setMethodId] = useState(() => methods.find(({ isCredit }) => !isCredit)?.id ?? null);
  const [isStarting, setIsStarting] = useState(false);
  const [end, setEnd] = useState<'paid' | 'gone' | null>(null);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    top.current?.focus();
  }, []);

  const stop = (message: string | null) => {
    setPayment(null);
    setProblem(message);
    top.current?.focus();
  };

  const start = async (): Promise<void> => {
    if (methodId === null || isStarting) return;
    setIsStarting(true);
    setProblem(null);
    const params = { id: order.reference };
    try {
      const { data } = await api.call(postOrderPayment, { params, body: { paymentMethodId: methodId } });
      // Another way to pay may cost another fee.
      const shown = await loadPayable(api, order.reference).catch(() => null);
      if (shown) setTotals(shown.order.totals);
      setPayment(data.payment);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.userMessage);
    } finally {
      setIsStarting(false);
    }
  };

  if (end === 'paid') return <PaidByLink orderId={order.orderId} />;
  if (end === 'gone') return <LinkClosed orderId={order.orderId} text={NOT_PAYABLE} />;
  return (
    <div className={classes.columns}>
      <div className={classes.main} ref={top} tabIndex={-1}>
        {problem === null ? null : (
          <Alert tone="error" live="alert">
            {problem}
          </Alert>
        )}
        {payment ? (
          <PaymentTry
            key={payment.reference ?? payment.sessionToken ?? payment.type}
            order={order}
            payment={payment}
            onDeclined={() => stop(DECLINED)}
            onCancelled={() => stop(CANCELLED)}
            onOtherMethod={() => stop(null)}
            onLinkEnd={setEnd}
          />
        ) : (
          <MethodCard
            methods={methods}
            methodId={methodId}
            totals={totals}
            isStarting={isStarting}
            onChoose={setMethodId}
            onStart={() => void start()}
          />
        )}
      </div>
      <aside aria-label="Din beställning">
        <Card padding="medium">
          <h2 className={classes.title}>{`Beställning ${order.orderId}`}</h2>
          <CartRows rows={order.rows} />
          <TotalsList totals={totals} rows={order.rows} />
          {onBackInCart ? <ChangeOrder orderId={order.orderId} onBackInCart={onBackInCart} /> : null}
        </Card>
      </aside>
    </div>
  );
}
