import { fromUnixSeconds, SECOND_MS } from '@shop/domain/dates';
import { href, useNow } from '@shop/platform';
import classes from './countdown.module.css';
import { countdownParts } from './countdown-parts.ts';
import type { PageParts } from './page-data.ts';

/** [2.11-24] Days, hours, minutes and seconds to a campaign's start or end; nothing once it is reached. */
export function Countdown({ countdown }: { readonly countdown: NonNullable<PageParts['countdown']> }) {
  const now = useNow(SECOND_MS);
  const parts = countdownParts(fromUnixSeconds(countdown.to) - now.getTime());
  if (parts === null) return null;
  return (
    <a href={href('campaign', countdown.campaign)} className={classes.countdown}>
      <span className={classes.label}>{countdown.label}</span>
      <span role="timer" aria-live="off" className={classes.parts}>
        {parts.map(({ value, unit }) => (
          <span key={unit} className={classes.part}>
            <span className={classes.value}>{value}</span> {unit}
          </span>
        ))}
      </span>
    </a>
  );
}
