import type { Order } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { RotateCcw } from 'lucide-react';
import { Suspense } from 'react';
import classes from './order-view.module.css';
import { useOrderActions } from './use-order-actions.ts';

const ReceiptActions = lazyPart(() => import('./receipt-actions.tsx'));

export interface OrderActionsProps {
  readonly order: Order;
  readonly secret: string | null;
  readonly onChanged: (order: Order) => void;
  readonly refresh: () => Promise<void>;
}

const HAS_RECEIPT: readonly Order['payment']['status'][] = ['paid', 'refunded'];

/** Everything that can be done with the order; links where a link does it, so that they work without JavaScript. */
export function OrderActions(props: OrderActionsProps) {
  const { order, secret } = props;
  const { href } = usePlatform();
  const { busy, buyAgain, cancel, change } = useOrderActions(props);
  const isCompany = order.customer.kind === 'company';
  return (
    <Card as="section" labelledBy="order-actions" className={classes.noPrint}>
      <h2 id="order-actions" className={classes.title}>
        Vad vill du göra?
      </h2>
      <div className={classes.actions}>
        {HAS_RECEIPT.includes(order.payment.status) ? (
          <Suspense>
            <ReceiptActions order={order} secret={secret} />
          </Suspense>
        ) : null}
        <Button icon={<Icon of={RotateCcw} />} onClick={buyAgain}>
          Köp igen
        </Button>
        {order.canWithdraw ? <Button href={href('withdrawal', { id: order.id, secret })}>Ångra köpet</Button> : null}
        {order.canComplain === true ? (
          <Button href={href('complaint', { id: order.id, secret })}>Reklamera</Button>
        ) : null}
        {order.canCancel ? (
          <>
            <Button isLoading={busy === 'change'} onClick={() => void change()}>
              Ändra beställningen
            </Button>
            <Button variant="destructive" isLoading={busy === 'cancel'} onClick={() => void cancel()}>
              Avbeställ
            </Button>
          </>
        ) : null}
      </div>
      {order.canCancel ? (
        <p className={classes.hint}>
          Tills vi börjar packa kan du ändra eller avbeställa. Du får tillbaka allt du har betalat.
        </p>
      ) : null}
      {isCompany && !order.canCancel ? (
        <p className={classes.hint}>
          Köp av företag har ingen lagstadgad ångerrätt. Kontakta oss om något har blivit fel.
        </p>
      ) : null}
    </Card>
  );
}
