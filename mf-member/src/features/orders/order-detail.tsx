import type { Order } from '@shop/contracts/api/checkout';
import { formatWholeNumber } from '@shop/domain/money';
import { paymentLinkToken } from '@shop/domain/payment-link';
import { usePlatform, useShared } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { ArrowLeft } from 'lucide-react';
import { BuyAgainButton } from './buy-again-button.tsx';
import { OrderDate } from './order-date.tsx';
import { OrderFacts } from './order-facts.tsx';
import { statusTone } from './order-groups.ts';
import { OrderReturns } from './order-returns.tsx';
import { OrderRows } from './order-rows.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import classes from './order-detail.module.css';

/** The parcel: whose, which number, and the carrier's own page where it has one. */
function Tracking({ tracking: { carrier, number, url } }: { readonly tracking: NonNullable<Order['tracking']> }) {
  return (
    <p>
      {`Skickad med ${carrier}, kollinummer `}
      {url === null ? <strong>{number}</strong> : <a href={url}>{`${number} (följ paketet)`}</a>}
    </p>
  );
}

/** [O2.17-02] One order with all its details. It is changed on the order page. */
export function OrderDetail({ order }: { readonly order: Order }) {
  const { href } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const { id, status, statusLabel, isPreOrder, createdAt, rows, payment, timeline, totals, experiencePoints } = order;
  const paymentLink = paymentLinkToken(payment.paymentLink);
  const hasReceipt = payment.status === 'paid' || payment.status === 'refunded';
  return (
    <div className={classes.detail}>
      <TextLink href={href('member.orders')} variant="quiet" className={classes.back}>
        <Icon of={ArrowLeft} size={16} /> Alla beställningar
      </TextLink>
      <div className={classes.head}>
        <SectionHeading level={1}>{`Beställning ${id}`}</SectionHeading>
        <p className={classes.status}>
          <Badge tone={statusTone(status)}>{statusLabel}</Badge>
          {isPreOrder ? <Badge>Förbokning</Badge> : null}
          <span>
            Lagd <OrderDate at={createdAt} />
          </span>
        </p>
      </div>
      <div className={classes.actions}>
        {paymentLink === null ? null : (
          <Button href={href('checkout', { paymentLink })} variant="primary">
            Betala nu
          </Button>
        )}
        <BuyAgainButton orderId={id} rows={rows} />
        {hasReceipt ? (
          <Button href={`/api/order/${id}/receipt.pdf`} target="_blank">
            Kvitto (PDF)
          </Button>
        ) : null}
        {order.canWithdraw ? <Button href={href('withdrawal', { id })}>Ångra köpet</Button> : null}
        {order.canComplain === true ? <Button href={href('complaint', { id })}>Reklamera</Button> : null}
        <Button href={href('order', { id })}>{order.canCancel ? 'Ändra eller avbeställ' : 'Visa beställningen'}</Button>
      </div>
      <OrderTimeline steps={timeline} />
      {order.tracking ? <Tracking tracking={order.tracking} /> : null}
      {order.returns?.length ? <OrderReturns returns={order.returns} /> : null}
      <div className={classes.columns}>
        <Card as="section" labelledBy="order-rows" className={classes.rows ?? ''}>
          <h2 id="order-rows" className={classes.title}>
            Varor
          </h2>
          <OrderRows rows={rows} />
          <OrderTotals totals={totals} rows={rows} />
          {isSerious || experiencePoints === null || experiencePoints === 0 ? null : (
            <p className={classes.xp}>
              {`Köpet ger dig ${formatWholeNumber(experiencePoints)} XP ${
                order.customer.kind === 'company' ? 'två veckor efter leveransen' : 'när ångerrätten har gått ut'
              }.`}
            </p>
          )}
        </Card>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
