import { Card } from '@shop/ui/card/card.tsx';
import type { ReactNode } from 'react';
import classes from './checkout-page.module.css';

export interface FormSectionProps {
  readonly id: string;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One step of checkout under its heading. */
export function FormSection({ id, title, action, children }: FormSectionProps) {
  const headingId = `checkout-${id}-heading`;
  return (
    <Card as="section" labelledBy={headingId} padding="medium">
      <div className={classes.sectionHead}>
        <h2 id={headingId} className={classes.sectionTitle}>
          {title}
        </h2>
        {action}
      </div>
      <div id={`checkout-${id}`} className={classes.sectionBody}>
        {children}
      </div>
    </Card>
  );
}
