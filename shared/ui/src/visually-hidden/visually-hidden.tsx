import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only; takes no room on the page. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
