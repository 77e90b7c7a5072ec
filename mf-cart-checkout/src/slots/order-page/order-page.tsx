import { cancelOrder, type Order } from '@shop/contracts/api/checkout';
import { isApiError, usePlatform } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { OrderDetails } from '../../features/order/order-details.tsx';
import { OrderDownloads } from '../../features/order/order-downloads.tsx';
import { OrderLogin } from '../../features/order/order-login.tsx';
import { timestampText, OrderTimeline } from '../../features/order/order-timeline.tsx';
import classes from '../../features/order/order-view.module.css';
import { PaymentStatus } from '../../features/order/payment-status.tsx';
import { useOrder } from '../../features/order/use-order.ts';

export interface OrderPageProps {
  readonly id: string;
  readonly secret: string | null;
  readonly order: Order | null;
}

interface ActionsProps {
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
  readonly refresh: () => Promise<void>;
}

function OrderActions({ order, onChanged, refresh }: ActionsProps) {
  const { api, modals, toasts } = usePlatform();
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async (): Promise<void> => {
    const isSure = await modals.confirm({
      title: 'Avbryt beställningen',
      text: `Vill du avbryta beställning ${order.id}? Har du betalat får du tillbaka pengarna.`,
    });
    if (!isSure) return;
    setIsCancelling(true);
    try {
      const { data } = await api.call(cancelOrder, { params: { id: order.id } });
      onChanged(data.order);
      toasts.show('Beställningen är avbruten.', 'ok');
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
      await refresh();
    } finally {
      setIsCancelling(false);
    }
  };
  return (
    <div className={classes.actions}>
      <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
        Skriv ut kvitto
      </Button>
      {order.canCancel ? (
        <Button variant="destructive" isLoading={isCancelling} onClick={() => void cancel()}>
          Avbryt beställningen
        </Button>
      ) : null}
    </div>
  );
}

/** Number, date, status, rows, sums, delivery and payment of one order, and what can be done with it [O2.17-17]. */
export function OrderPage({ id, secret, order: initial }: OrderPageProps) {
  const { order, setOrder, refresh } = useOrder(initial, id, secret);
  if (order === null) return <OrderLogin />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>{`Order ${order.id}`}</SectionHeading>
        <p className={classes.meta}>
          <time dateTime={new Date(order.createdAt * 1000).toISOString()}>{timestampText(order.createdAt)}</time>
          <Badge tone={order.status === 'cancelled' ? 'error' : 'info'}>{order.statusLabel}</Badge>
          {order.isPreOrder ? <Badge>Förhandsbokning</Badge> : null}
        </p>
      </header>
      <PaymentStatus order={order} />
      <Card as="section" labelledBy="order-status">
        <h2 id="order-status" className={classes.title}>
          Status
        </h2>
        <OrderTimeline order={order} />
      </Card>
      <OrderDownloads order={order} secret={secret} />
      <OrderDetails order={order} />
      <OrderActions order={order} onChanged={setOrder} refresh={refresh} />
    </div>
  );
}
