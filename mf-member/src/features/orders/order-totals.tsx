import type { Order } from '@shop/contracts/api/checkout';
import { formatKronor, vatToShow } from '@shop/domain/money';
import { totalLines } from './total-lines.ts';
import classes from './order-totals.module.css';

/** What an order cost, and the VAT in it [O2.17-17]. */
export function OrderTotals({ totals }: { readonly totals: Order['totals'] }) {
  return (
    <dl className={classes.totals}>
      {totalLines(totals).map(({ label, amount }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>{formatKronor(amount)}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>Totalt inkl. moms</dt>
        <dd>{formatKronor(totals.total)}</dd>
      </div>
      <div className={classes.line}>
        <dt>Varav moms</dt>
        <dd>{formatKronor(vatToShow(totals))}</dd>
      </div>
    </dl>
  );
}
