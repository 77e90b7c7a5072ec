import type { Order } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { type SumLine, sumLines } from '@shop/domain/purchase-sums';
import { useShared } from '@shop/platform';
import classes from './order-totals.module.css';

/** The sums that are read first. */
const STRONG: readonly SumLine['key'][] = ['total', 'toPay'];

/** What an order cost, with or without VAT as the member has chosen, and what gift cards have paid [O2.17-17]. */
export function OrderTotals({ totals, rows }: Pick<Order, 'totals' | 'rows'>) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  return (
    <dl className={classes.totals}>
      {sumLines(totals, rows, isWithoutVat).map(({ key, label, amount }) => (
        <div key={key} className={STRONG.includes(key) ? classes.total : classes.line}>
          <dt>{label}</dt>
          <dd>{formatKronor(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
