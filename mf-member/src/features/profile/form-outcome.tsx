import { Alert } from '@shop/ui/alert/alert.tsx';
import type { ReactNode } from 'react';
import classes from './profile-page.module.css';

export interface FormOutcomeProps {
  readonly failure: string | null;
  readonly note: string | null;
  readonly isBusy: boolean;
  /** What is said while the form is on its way. */
  readonly busyText?: string;
  /** The form's buttons. */
  readonly children: ReactNode;
}

/** The foot of a form: why it failed, its buttons, and what it is doing or has done. */
export function FormOutcome({ failure, note, isBusy, busyText = 'Sparar…', children }: FormOutcomeProps) {
  return (
    <div className={classes.outcome}>
      <div role="alert" className={classes.failure}>
        {failure === null ? null : (
          <Alert tone="error">
            <p>{failure}</p>
            <p>Det du fyllde i finns kvar.</p>
          </Alert>
        )}
      </div>
      <div className={classes.actions}>
        {children}
        <span role="status" className={classes.note}>
          {isBusy ? busyText : note}
        </span>
      </div>
    </div>
  );
}
