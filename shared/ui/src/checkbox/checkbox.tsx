import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

/** Props of `Checkbox`, with those of a native input. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode;
  /** A second line under the label, part of the description, not of the name. */
  readonly hint?: ReactNode;
  /** A number at the end of the row, e.g. how many products a filter leaves. */
  readonly count?: string;
  /** What is wrong, e.g. terms that must be accepted. */
  readonly message?: string;
}

/** A native checkbox; the whole row is its label. */
export function Checkbox({ label, hint, count, message, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const describedBy = [hint !== undefined && `${boxId}-hint`, message !== undefined && `${boxId}-message`].filter(
    Boolean,
  );
  return (
    <div className={clsx(styles.row, className)}>
      <input
        {...rest}
        id={boxId}
        type="checkbox"
        aria-invalid={message !== undefined || undefined}
        aria-describedby={describedBy.length > 0 ? describedBy.join(' ') : undefined}
        className={styles.box}
      />
      <label htmlFor={boxId} className={styles.label}>
        <span>{label}</span>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </label>
      {hint === undefined ? null : (
        <p id={`${boxId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {message === undefined ? null : (
        <p id={`${boxId}-message`} role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}
