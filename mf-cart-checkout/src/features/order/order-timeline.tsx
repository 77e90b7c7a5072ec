import type { Order } from '@shop/contracts/api/checkout';
import { formatDayAndYear, formatTime, fromUnixSeconds } from '@shop/domain/dates';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import classes from './order-view.module.css';

/** '20 nov. 2026 09:05' */
export const timestampText = (unixSeconds: number): string => {
  const instant = fromUnixSeconds(unixSeconds);
  return `${formatDayAndYear(instant)} ${formatTime(instant)}`;
};

/** The steps of the order with their times [O2.17-17]. Future steps have no time yet. */
export function OrderTimeline({ order }: { readonly order: Pick<Order, 'timeline' | 'status'> }) {
  const current = order.timeline.findLast(({ at }) => at !== null);
  return (
    <ol role="list" className={classes.timeline}>
      {order.timeline.map((step) => (
        <li
          key={`${step.status}-${step.at ?? 'ahead'}`}
          className={classes.step}
          data-done={step.at !== null}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className={classes.stepLabel}>{step.label}</span>
          <span className={classes.stepTime}>
            {step.at === null ? <VisuallyHidden>Inte än</VisuallyHidden> : timestampText(step.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}
