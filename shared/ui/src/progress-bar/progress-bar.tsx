import { clsx } from 'clsx';
import { useId } from 'react';
import { progressOf } from '@shop/domain/progress';
import styles from './progress-bar.module.css';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** 0 to `max`; clamped to that range [5-37]. */
  readonly value: number;
  readonly max?: number;
  /** What makes progress, e.g. "Framsteg till nästa nivå". */
  readonly label: string;
  readonly hideLabel?: boolean;
  /** The value in words, shown at the end and read out, e.g. "320 av 500 XP". */
  readonly valueText?: string;
  readonly tone?: 'ink' | 'success' | 'reduced';
  readonly className?: string;
}

/** How far along something is; a native `<progress>`. */
export function ProgressBar({
  value,
  max = 100,
  label,
  hideLabel = false,
  valueText,
  tone = 'ink',
  className,
}: ProgressBarProps) {
  const id = useId();
  const share = progressOf(value, max);
  return (
    <div className={clsx(styles.box, className)}>
      {hideLabel && valueText === undefined ? null : (
        <div className={styles.texts}>
          {hideLabel ? null : (
            <label htmlFor={id} className={styles.label}>
              {label}
            </label>
          )}
          {valueText === undefined ? null : <span aria-hidden="true">{valueText}</span>}
        </div>
      )}
      <progress
        id={id}
        value={share}
        max={1}
        aria-label={hideLabel ? label : undefined}
        aria-valuetext={valueText}
        className={clsx(styles.bar, styles[tone])}
      >
        {valueText ?? `${Math.round(share * 100)} %`}
      </progress>
    </div>
  );
}
