import type { PriceHistory } from '@shop/contracts/api/price-history';
import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
import { chartShape } from './chart-shape.ts';
import classes from './price-history.module.css';

/** The line of the prices, for the eye alone: text and table beside it say the same. */
export function PriceChart({ history }: { readonly history: PriceHistory }) {
  const { line, monthX, lowest, marks } = chartShape(history);
  return (
    <div aria-hidden="true" className={classes.chart}>
      <div className={classes.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.drawing}>
          <rect x={monthX} y="0" width={100 - monthX} height="100" className={classes.month} />
          <path d={line} vectorEffect="non-scaling-stroke" className={classes.line} />
        </svg>
        {marks.map(({ price, y }) => (
          <span key={price} className={classes.mark} style={{ top: `${y}%` }}>
            {formatKronor(price)}
          </span>
        ))}
        {lowest === null ? null : (
          <span className={classes.lowest} style={{ left: `${lowest.x}%`, top: `${lowest.y}%` }} />
        )}
      </div>
      <div className={classes.dates}>
        <span>{formatDayAndYear(fromUnixSeconds(history.from))}</span>
        <span>I dag</span>
      </div>
    </div>
  );
}
