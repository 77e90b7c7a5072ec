import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { afterFrame } from '../after-frame/after-frame.ts';

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
 * Hides a dialog at once and closes it after the frame that shows it gone: then the browser styles the whole page anew,
 * which is no longer inert. The focus goes back to what opened it, or stays where a new page has put it meanwhile.
 * Returns what keeps it open after all.
 */
function closeAfterFrame(dialog: HTMLDialogElement, opener: Element | null): () => void {
  let isKept = false;
  const close = (): void => {
    if (isKept) return;
    delete dialog.dataset['closing'];
    const focused = document.activeElement;
    const isTaken = focused !== null && focused !== document.body && !dialog.contains(focused);
    if (dialog.open) dialog.close();
    const next = isTaken ? focused : opener;
    if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: isTaken });
  };
  if (!dialog.isConnected) close();
  else {
    dialog.dataset['closing'] = '';
    afterFrame(close);
  }
  return () => {
    isKept = true;
    delete dialog.dataset['closing'];
  };
}

/**
 * Ties a native `<dialog>` to React: the browser traps focus, makes the rest inert and shows the backdrop; this hook
 * opens and closes it with `isOpen` and restores focus, also when the dialog is unmounted while open.
 */
export function useModalDialog({ isOpen, onClose, isDismissable, closesOnBackdrop }: ModalDialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const keepOpen = useRef<(() => void) | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    keepOpen.current?.();
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      keepOpen.current = closeAfterFrame(dialog, opener);
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
