import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by the close button, Escape or the backdrop. Set `isOpen` to false. */
  readonly onClose: () => void;
  readonly title: string;
  readonly hideTitle?: boolean;
  /** Buttons at the foot, the primary one last. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Whether a press on the backdrop closes it; not where something typed would be lost. */
  readonly closesOnBackdrop?: boolean;
  /** Removes the close button and Escape, e.g. while a payment runs. Then the content must offer a way to close. */
  readonly hideClose?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A modal window on the native `<dialog>`; on a phone it rises from the bottom edge. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, hideTitle = false, actions, size = 'medium', className, children } = props;
  const { closesOnBackdrop = true, hideClose = false } = props;
  const titleId = useId();
  const modal = useModalDialog({
    isOpen,
    onClose,
    isDismissable: !hideClose,
    closesOnBackdrop: closesOnBackdrop && !hideClose,
  });
  return (
    <dialog {...modal} aria-labelledby={titleId} className={clsx(styles.dialog, styles[size], className)}>
      {isOpen ? (
        <div className={styles.panel}>
          <div className={clsx(styles.header, hideTitle && styles.bareHeader)}>
            <h2 id={titleId} className={clsx(styles.title, hideTitle && styles.hidden)}>
              {title}
            </h2>
            {hideClose ? null : <IconButton icon={X} label="Stäng" onClick={onClose} className={styles.close} />}
          </div>
          <div className={styles.content}>{children}</div>
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
