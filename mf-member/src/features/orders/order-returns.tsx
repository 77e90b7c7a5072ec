import type { OrderReturn } from '@shop/contracts/api/order-return';
import { formatExactKronor } from '@shop/domain/money';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import classes from './order-detail.module.css';

const TITLES: Readonly<Record<OrderReturn['kind'], string>> = { withdrawal: 'Ångrat köp', complaint: 'Reklamation' };

/** Withdrawals and complaints of an order: what, where it stands, and the money [O2.17-02]. */
export function OrderReturns({ returns }: { readonly returns: readonly OrderReturn[] }) {
  return (
    <Card as="section" labelledBy="order-returns">
      <h2 id="order-returns" className={classes.title}>
        Returer och reklamationer
      </h2>
      <ul role="list" className={classes.returns}>
        {returns.map(({ id, kind, status, statusLabel, rows, refund }) => (
          <li key={id}>
            <p>
              {`${TITLES[kind]} ${id} `}
              <Badge tone={status === 'announced' ? 'info' : 'success'}>{statusLabel}</Badge>
            </p>
            <p>{rows.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
            {refund.total > 0 ? (
              <p>{`${status === 'refunded' ? 'Återbetalt' : 'Du får tillbaka'}: ${formatExactKronor(refund.total)}`}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
