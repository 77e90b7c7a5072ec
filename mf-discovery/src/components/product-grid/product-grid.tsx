import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { useSkipping } from '../skipping/use-skipping.ts';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** Product cards; each becomes an item of the list. */
  readonly children: ReactNode;
  /** `withAside` leaves room for a filter panel beside it: one column fewer on wide screens. */
  readonly layout?: 'full' | 'withAside';
  /** Name of the list, e.g. "Sökträffar". */
  readonly label?: string;
  readonly className?: string;
}

/** Products beside one another: two on a phone, three to six as the screen grows. */
export function ProductGrid({ children, layout = 'full', label, className }: ProductGridProps) {
  const skipping = useSkipping();
  return (
    <ul role="list" aria-label={label} className={clsx(styles.grid, styles[layout], skipping, className)}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}
