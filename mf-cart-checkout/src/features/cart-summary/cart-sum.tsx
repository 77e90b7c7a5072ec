import type { CartTotals } from '@shop/domain/cart-totals';
import { formatKronor } from '@shop/domain/money';
import classes from './cart-summary.module.css';

/** [2.9-14] The cart's sum, with and without VAT. */
export function CartSum({
  totals,
  saved = 0,
}: {
  readonly totals: Pick<CartTotals, 'total' | 'totalExcludingVat' | 'insurance'>;
  /** Kronor that reduced prices save; not mentioned when there are none. */
  readonly saved?: number;
}) {
  const { total, totalExcludingVat, insurance } = totals;
  return (
    <dl className={classes.sums}>
      {insurance > 0 ? (
        <div className={classes.line}>
          <dt>Varav försäkring</dt>
          <dd>{formatKronor(insurance)}</dd>
        </div>
      ) : null}
      {saved > 0 ? (
        <div className={classes.saved}>
          <dt>Du sparar</dt>
          <dd>{formatKronor(saved)}</dd>
        </div>
      ) : null}
      <div className={classes.line}>
        <dt>Totalt exkl. moms</dt>
        <dd>{formatKronor(totalExcludingVat)}</dd>
      </div>
      <div className={classes.total}>
        <dt>Totalt inkl. moms</dt>
        <dd>{formatKronor(total)}</dd>
      </div>
    </dl>
  );
}
