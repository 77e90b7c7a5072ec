import type { Order } from '@shop/contracts/api/checkout';
import { formatKronor, vatToShow } from '@shop/domain/money';
import classes from '../cart-summary/cart-summary.module.css';

type Totals = Order['totals'];

interface Line {
  readonly label: string;
  readonly of: (totals: Totals) => number;
  /** Left out when it is 0. */
  readonly isOptional?: boolean;
}

const FREIGHT = 'Frakt';

const LINES: readonly Line[] = [
  { label: 'Varor', of: ({ goods }) => goods },
  { label: 'Försäkring', of: ({ insurance }) => insurance, isOptional: true },
  { label: FREIGHT, of: ({ shipping }) => shipping },
  { label: 'Avgift för betalsättet', of: ({ paymentFee }) => paymentFee, isOptional: true },
  { label: 'Rabatt', of: ({ discount }) => -discount, isOptional: true },
];

export interface TotalsListProps {
  readonly totals: Totals;
  readonly isBusy?: boolean;
  /** False before a shipping method is selected: then the freight is not shown as free. */
  readonly isShippingKnown?: boolean;
}

/** [O2.17-16] Everything that makes the sum, with and without VAT. */
export function TotalsList({ totals, isBusy = false, isShippingKnown = true }: TotalsListProps) {
  return (
    <dl className={classes.sums} aria-busy={isBusy || undefined}>
      {LINES.filter(({ of, isOptional }) => !isOptional || of(totals) !== 0).map(({ label, of }) => (
        <div key={label} className={classes.line}>
          <dt>{label}</dt>
          <dd>{label === FREIGHT && !isShippingKnown ? 'Välj leveranssätt' : formatKronor(of(totals))}</dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>Totalt inkl. moms</dt>
        <dd>{formatKronor(totals.total)}</dd>
      </div>
      {totals.giftCards ? (
        <>
          <div className={classes.line}>
            <dt>Betalt med presentkort</dt>
            <dd>{formatKronor(-totals.giftCards)}</dd>
          </div>
          <div className={classes.line}>
            <dt>Kvar att betala</dt>
            <dd>{formatKronor(totals.toPay ?? totals.total)}</dd>
          </div>
        </>
      ) : null}
      <div className={classes.line}>
        <dt>Varav moms</dt>
        <dd>{formatKronor(vatToShow(totals))}</dd>
      </div>
      <div className={classes.line}>
        <dt>Totalt exkl. moms</dt>
        <dd>{formatKronor(totals.totalExcludingVat)}</dd>
      </div>
    </dl>
  );
}
