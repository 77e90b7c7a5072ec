import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';
import { useTopLayer } from './use-top-layer.ts';

/** One message with its tone. */
export interface ToastData {
  readonly id: string;
  readonly message: string;
  /** An `error` interrupts a screen reader, the others wait for a pause. */
  readonly tone?: 'info' | 'success' | 'error';
  readonly action?: ReactNode;
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert } as const;

/** One short message. Presentation only: the shell decides how long it is shown. */
export function Toast({ toast, onDismiss }: { readonly toast: ToastData; readonly onDismiss: (id: string) => void }) {
  const tone = toast.tone ?? 'info';
  return (
    <div className={styles.toast}>
      <Icon of={ICONS[tone]} className={clsx(styles.icon, styles[tone])} />
      <p className={styles.message}>{toast.message}</p>
      {toast.action}
      <IconButton
        icon={X}
        label="Stäng meddelandet"
        size="small"
        onClick={() => onDismiss(toast.id)}
        className={styles.close}
      />
    </div>
  );
}

/** Props of `ToastList`. */
export interface ToastListProps {
  readonly toasts: readonly ToastData[];
  readonly onDismiss: (id: string) => void;
  /** The pointer or the focus is in the list: leave the messages until it has left. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
}

/**
 * Container of the toasts. Both live regions (status, alert) are on the page from the start, because screen readers
 * often do not announce regions that are inserted together with their text.
 */
export function ToastList({ toasts, onDismiss, onPause, onResume }: ToastListProps) {
  const list = useRef<HTMLElement>(null);
  useTopLayer(list, toasts);
  const isError = (toast: ToastData) => toast.tone === 'error';
  const render = (shown: readonly ToastData[]) =>
    shown.map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return (
    <section
      ref={list}
      popover="manual"
      aria-label="Meddelanden"
      className={styles.list}
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
    >
      <div role="alert" className={styles.region}>
        {render(toasts.filter(isError))}
      </div>
      <div role="status" className={styles.region}>
        {render(toasts.filter((toast) => !isError(toast)))}
      </div>
    </section>
  );
}
