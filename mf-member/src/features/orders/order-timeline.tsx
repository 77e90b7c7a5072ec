import type { Order } from '@shop/contracts/api/checkout';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { Check } from 'lucide-react';
import { OrderDate } from './order-date.tsx';
import classes from './order-timeline.module.css';

/** Past and future steps of an order. */
export function OrderTimeline({ steps }: { readonly steps: Order['timeline'] }) {
  const latest = steps.findLastIndex(({ at }) => at !== null);
  return (
    <ol role="list" aria-label="Så går det för beställningen" className={classes.line}>
      {steps.map(({ status, label, at }, index) => (
        <li
          key={`${status}-${index}`}
          className={classes.step}
          data-done={at !== null || undefined}
          aria-current={index === latest ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true">
            {at === null ? null : <Icon of={Check} size={16} />}
          </span>
          <span className={classes.label}>{label}</span>
          {at === null ? <VisuallyHidden>, inte än</VisuallyHidden> : <OrderDate at={at} className={classes.date} />}
        </li>
      ))}
    </ol>
  );
}
