import { clsx } from 'clsx';
import styles from './stock-line.module.css';

/** Props of `StockLine`. */
export interface StockLineProps {
  /** `available` green, `limited` amber, `incoming` blue-grey, `none` grey. */
  readonly tone: 'available' | 'limited' | 'incoming' | 'none';
  /** e.g. "I webblagret: 20+ st". Has the whole meaning; the dot only repeats it. */
  readonly text: string;
  readonly className?: string;
}

/** Where and how much, after a coloured dot. */
export function StockLine({ tone, text, className }: StockLineProps) {
  return (
    <span className={clsx(styles.line, className)}>
      <span aria-hidden="true" className={clsx(styles.dot, styles[tone])} />
      {text}
    </span>
  );
}
