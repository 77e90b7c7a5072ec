import type { CartRow } from '@shop/contracts';
import type { Order } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { type SumLine, sumLines } from '@shop/domain/purchase-sums';
import { useShared } from '@shop/platform';
import { isAllDigital } from '../digital/digital-rows.ts';
import classes from '../cart-summary/cart-summary.module.css';

export interface TotalsListProps {
  readonly totals: Order['totals'];
  /** The rows that the sums belong to. */
  readonly rows: readonly CartRow[];
  readonly isBusy?: boolean;
  /** False before a shipping method is selected: then the freight is not shown as free. */
  readonly isShippingKnown?: boolean;
}

/** The sums that are read first. */
const STRONG: readonly SumLine['key'][] = ['total', 'toPay'];

/** [O2.17-16] Everything that makes the sum, with or without VAT as the shopper has chosen; the total has it always. */
export function TotalsList({ totals, rows, isBusy = false, isShippingKnown = true }: TotalsListProps) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  // What needs no parcel has no freight to speak of.
  const shownLines = sumLines(totals, rows, isWithoutVat).filter(
    ({ key, amount }) => key !== 'shipping' || amount !== 0 || !isAllDigital(rows),
  );
  return (
    <dl className={classes.sums} aria-busy={isBusy || undefined}>
      {shownLines.map(({ key, label, amount }) => (
        <div key={key} className={STRONG.includes(key) ? classes.total : classes.line}>
          <dt>{label}</dt>
          <dd>{key === 'shipping' && !isShippingKnown ? 'Välj leveranssätt' : formatKronor(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
