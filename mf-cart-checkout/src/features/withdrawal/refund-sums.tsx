import { formatExactKronor } from '@shop/domain/money';
import type { Withdrawal } from './withdrawal-selection.ts';
import classes from './withdrawal.module.css';

export interface RefundSumsProps {
  readonly withdrawal: Withdrawal;
  /** Units by row. */
  readonly units: ReadonlyMap<string, number>;
}

/** What is withdrawn from, what it gives back, how and when. */
export function RefundSums({ withdrawal, units }: RefundSumsProps) {
  const { rows, quote, paymentName, returnAddress } = withdrawal;
  if (!quote) return null;
  const lines = [
    { label: 'Varor', amount: quote.goods },
    { label: 'Frakt', amount: quote.shipping },
    { label: 'Avgift för betalsättet', amount: quote.paymentFee },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      <ul className={classes.selected}>
        {rows.flatMap((row) => {
          const count = units.get(row.rowId) ?? 0;
          return count === 0 ? [] : [<li key={row.rowId}>{`${count} × ${row.name}`}</li>];
        })}
      </ul>
      <dl className={classes.sums}>
        {lines.map(({ label, amount }) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>{formatExactKronor(amount)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>Du får tillbaka</dt>
          <dd>{formatExactKronor(quote.total)}</dd>
        </div>
      </dl>
      {quote.shipping === 0 && withdrawal.shippingRefund > 0 ? (
        <p className={classes.small}>Frakten betalas tillbaka när du ångrar hela köpet.</p>
      ) : null}
      <p className={classes.small}>
        {`Pengarna går tillbaka samma väg som du betalade (${paymentName ?? 'ditt betalsätt'}), senast 14 dagar efter din anmälan. Vi får vänta tills varorna har kommit tillbaka eller du har visat att de är skickade.`}
      </p>
      <p className={classes.small}>
        {`Varor skickar du inom 14 dagar till ${returnAddress}, eller lämnar utan kostnad i en av våra butiker. Du står för returfrakten.`}
      </p>
    </>
  );
}
