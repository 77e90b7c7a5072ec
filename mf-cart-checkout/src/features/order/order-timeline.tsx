import type { Order } from '@shop/contracts/api/checkout';
import { useNow } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import classes from './order-view.module.css';
import { timeInWords } from './time-in-words.ts';

/** The steps of the order with their times [O2.17-17]. Future steps have no time yet. */
export function OrderTimeline({ order }: { readonly order: Pick<Order, 'timeline' | 'status'> }) {
  const now = useNow();
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
            {step.at === null ? <VisuallyHidden>Inte än</VisuallyHidden> : timeInWords(step.at, now)}
          </span>
        </li>
      ))}
    </ol>
  );
}
