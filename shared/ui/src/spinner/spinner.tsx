import { clsx } from 'clsx';
import styles from './spinner.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** What is loading, announced at once; the animation starts later. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/**
 * [9-90][O9-19] Visible only after 2000 ms of loading, by an animation delay, without script. Its space is reserved
 * from the start: nothing moves when it appears.
 */
export function Spinner({ label = 'Laddar', size = 'small', className }: SpinnerProps) {
  return (
    <span role="status" className={clsx(styles.spinner, styles[size], className)}>
      <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9.5" />
        <path className={styles.arc} d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      <span className={styles.label}>{label}</span>
    </span>
  );
}
