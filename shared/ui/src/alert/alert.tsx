import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './alert.module.css';

/** Props of `Alert`. */
export interface AlertProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
  /**
   * `alert` interrupts a screen reader, `status` waits for a pause, `none` (the default) is for a notice that is part
   * of the page from the start.
   */
  readonly live?: 'alert' | 'status' | 'none';
  readonly className?: string;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

/** A message in the flow of the page: an error, a change, a notice. */
export function Alert({ tone = 'info', title, children, action, onDismiss, live = 'none', className }: AlertProps) {
  return (
    <div role={live === 'none' ? undefined : live} className={clsx(styles.alert, styles[tone], className)}>
      <Icon of={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss === undefined ? null : <IconButton icon={X} label="Stäng" size="small" onClick={onDismiss} />}
    </div>
  );
}
