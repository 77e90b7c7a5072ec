import type { Order } from '@shop/contracts/api/checkout';
import { useNow } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { OrderActions } from '../../features/order/order-actions.tsx';
import { OrderDetails } from '../../features/order/order-details.tsx';
import { OrderDownloads } from '../../features/order/order-downloads.tsx';
import { OrderLogin } from '../../features/order/order-login.tsx';
import { OrderTimeline } from '../../features/order/order-timeline.tsx';
import classes from '../../features/order/order-view.module.css';
import { PaymentStatus } from '../../features/order/payment-status.tsx';
import { timeInWords } from '../../features/order/time-in-words.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { ReturnList } from '../../features/returns/return-list.tsx';

export interface OrderPageProps {
  readonly id: string;
  readonly secret: string | null;
  readonly order: Order | null;
}

const ENDED: readonly Order['status'][] = ['cancelled', 'returned'];

/** The parcel: whose, which number, and the carrier's own page where it has one. */
function Tracking({ tracking }: { readonly tracking: NonNullable<Order['tracking']> }) {
  const { carrier, number, url } = tracking;
  return (
    <p className={classes.tracking}>
      {`Skickad med ${carrier}, kollinummer `}
      {url === null ? <strong>{number}</strong> : <a href={url}>{`${number} (följ paketet)`}</a>}
    </p>
  );
}

function Returns({ order, secret }: { readonly order: Order; readonly secret: string | null }) {
  if (!order.returns?.length) return null;
  return (
    <Card as="section" labelledBy="order-returns">
      <h2 id="order-returns" className={classes.title}>
        Returer och reklamationer
      </h2>
      <ReturnList returns={order.returns} orderId={order.id} secret={secret} />
    </Card>
  );
}

/** Number, date, status, rows, sums, delivery and payment of one order, and what can be done with it [O2.17-17]. */
export function OrderPage({ id, secret, order: initial }: OrderPageProps) {
  const now = useNow();
  const { order, setOrder, refresh } = useOrder(initial, id, secret);
  if (order === null) return <OrderLogin id={id === 'latest' ? '' : id} />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SectionHeading level={1}>{`Beställning ${order.id}`}</SectionHeading>
        <p className={classes.meta}>
          <time dateTime={new Date(order.createdAt * 1000).toISOString()}>
            {`Lagd ${timeInWords(order.createdAt, now)}`}
          </time>
          <Badge tone={ENDED.includes(order.status) ? 'neutral' : 'info'}>{order.statusLabel}</Badge>
          {order.isPreOrder ? <Badge>Förbokning</Badge> : null}
        </p>
      </header>
      <PaymentStatus order={order} />
      <Card as="section" labelledBy="order-status">
        <h2 id="order-status" className={classes.title}>
          Status
        </h2>
        <OrderTimeline order={order} />
        {order.tracking ? <Tracking tracking={order.tracking} /> : null}
      </Card>
      <OrderDownloads order={order} secret={secret} />
      <OrderActions order={order} secret={secret} onChanged={setOrder} refresh={refresh} />
      <Returns order={order} secret={secret} />
      <OrderDetails order={order} />
    </div>
  );
}
