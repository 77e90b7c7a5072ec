import { clsx } from 'clsx';
import { formatKronor } from '@shop/domain/money';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** Props of `Price`; amounts in kronor. */
export interface PriceProps {
  /** The price to pay, in kronor, with or without VAT according to `excludingVat`. */
  readonly amount: number;
  /** An earlier or ordinary price to compare with, under its legal label ("Ord. pris", "Lägsta pris 30 dagar"). */
  readonly comparison?: { readonly label: string; readonly amount: number };
  /** Red, and read out as reduced. A comparison alone does not make a price reduced. */
  readonly isReduced?: boolean;
  /** The pill's words, e.g. "Spara 200 kr". */
  readonly saving?: string;
  /** After the amount, e.g. "/st" or "/mån". */
  readonly unit?: string;
  /** Before the amount, e.g. "Från". */
  readonly prefix?: string;
  readonly excludingVat?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/** A price [9-12]: `1 299 kr`, tabular figures, the comparison under its label, the saving in a pill. */
export function Price(props: PriceProps) {
  const {
    amount,
    comparison,
    isReduced = false,
    saving,
    unit,
    prefix,
    excludingVat = false,
    size = 'medium',
    className,
  } = props;
  return (
    <span className={clsx(styles.price, styles[size], className)}>
      <span className={styles.main}>
        <span className={clsx(styles.current, isReduced && styles.reduced)}>
          {prefix === undefined ? null : <span className={styles.prefix}>{prefix} </span>}
          <VisuallyHidden>{isReduced ? 'Nedsatt pris ' : 'Pris '}</VisuallyHidden>
          {formatKronor(amount)}
          {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
        </span>
        {saving === undefined ? null : <span className={styles.saving}>{saving}</span>}
      </span>
      {excludingVat ? <span className={styles.note}>exkl. moms</span> : null}
      {comparison === undefined ? null : (
        <span className={styles.note}>
          {`${comparison.label} `}
          <s className={styles.former}>{formatKronor(comparison.amount)}</s>
        </span>
      )}
    </span>
  );
}
