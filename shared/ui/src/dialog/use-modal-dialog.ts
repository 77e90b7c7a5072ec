import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** Options of `useModalDialog`. */
export interface ModalDialogOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether Escape and the phone's back gesture close it. */
  readonly isDismissable: boolean;
  /** Whether a press on the backdrop closes it. */
  readonly closesOnBackdrop: boolean;
}

/**
 * Ties a native `<dialog>` to React: the browser traps focus, makes the rest inert and shows the backdrop; this hook
 * opens and closes it with `isOpen` and restores focus, also when the dialog is unmounted while open.
 */
export function useModalDialog({ isOpen, onClose, isDismissable, closesOnBackdrop }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // File inputs fire a bubbling cancel of their own.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (isDismissable) onClose();
    },
    /** Browsers may close it on their own (a second Escape); then the state follows. */
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOpen) onClose();
    },
    // A press that starts inside and ends on the backdrop (selecting text) must not close it.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => {
      const isBackdrop = event.target === event.currentTarget && pressedBackdrop.current;
      pressedBackdrop.current = false;
      if (isBackdrop && closesOnBackdrop) onClose();
    },
  };
}
