import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** [4-110]–[4-114] Content and state of a field. The rules behind it are in the domain; the field only renders. */
export type FieldState = 'neutral' | 'valid' | 'error';

/** Label, hint and state of a field: the props that all form controls share. */
export interface FieldBaseProps {
  /** Always visible above the control. */
  readonly label: string;
  readonly state?: FieldState;
  /** What is wrong; shown and announced only in the error state. */
  readonly message?: string;
  /** Help that stays, e.g. the expected form. */
  readonly hint?: string;
  /** Adds "(valfritt)" to the label; fields are required by default. */
  readonly optional?: boolean;
  readonly className?: string;
}

interface FieldProps extends FieldBaseProps {
  readonly id: string;
  readonly children: ReactNode;
}

const hintId = (id: string) => `${id}-hint`;
const messageId = (id: string) => `${id}-message`;

/** The aria attributes that tie a control to its hint and its error. */
export function fieldAria(id: string, { state, message, hint }: FieldBaseProps) {
  const isWrong = state === 'error';
  const describedBy = [hint !== undefined && hintId(id), isWrong && message !== undefined && messageId(id)].filter(
    Boolean,
  );
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
}

/**
 * Label, control, hint and error of one form field. The message's live region exists from the start, so that screen
 * readers announce it.
 */
export function Field({
  id,
  label,
  state = 'neutral',
  message,
  hint,
  optional = false,
  className,
  children,
}: FieldProps) {
  return (
    <div className={clsx(styles.field, className)} data-state={state}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (valfritt)</span> : null}
      </label>
      <div className={styles.control}>
        {children}
        {state === 'valid' ? <Icon of={CircleCheck} className={styles.tick} /> : null}
      </div>
      {hint === undefined ? null : (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.live}>
        {state === 'error' && message !== undefined ? (
          <p id={messageId(id)} className={styles.message}>
            <Icon of={CircleAlert} size={16} className={styles.mark} />
            {message}
          </p>
        ) : null}
      </div>
    </div>
  );
}
