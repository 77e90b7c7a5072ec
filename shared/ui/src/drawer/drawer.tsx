import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './drawer.module.css';

/** Props of `Drawer`. */
export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'left' | 'right';
  /** Stays at the foot while the content scrolls, e.g. "Visa 123 produkter". */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal panel that slides in from the side: menu, filters, cart. */
export function Drawer({ isOpen, onClose, title, side = 'right', footer, className, children }: DrawerProps) {
  const titleId = useId();
  const modal = useModalDialog({ isOpen, onClose, isDismissable: true, closesOnBackdrop: true });
  return (
    <dialog {...modal} aria-labelledby={titleId} className={clsx(styles.drawer, styles[side], className)}>
      {isOpen ? (
        <div className={styles.panel}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon={X} label="Stäng" onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
