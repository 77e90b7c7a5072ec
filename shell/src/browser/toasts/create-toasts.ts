import type { AtomStore, Toasts } from '@shop/contracts/platform';
import { atom } from 'jotai';

/** Milliseconds that a toast is shown [8-44]. */
export const TOAST_MS = 4000;

export interface ToastItem {
  id: string;
  message: string;
  kind: 'ok' | 'info' | 'error';
}

export const toastsAtom = atom<readonly ToastItem[]>([]);

export interface ToastControl extends Toasts {
  dismiss(id: string): void;
  /** Pauses the timers while the shopper points at a toast or focuses it. */
  pause(): void;
  resume(): void;
}

export function createToasts(store: AtomStore): ToastControl {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let nextId = 1;
  let isPaused = false;

  const dismiss = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    store.set(toastsAtom, (shown) => shown.filter((toast) => toast.id !== id));
  };
  const startTimer = (id: string) => {
    if (!isPaused)
      timers.set(
        id,
        setTimeout(() => dismiss(id), TOAST_MS),
      );
  };

  return {
    dismiss,
    show(message, kind = 'ok') {
      // The same text is not shown twice at once, whatever its kind [8-45].
      if (store.get(toastsAtom).some((toast) => toast.message === message)) return;
      const id = `toast-${nextId}`;
      nextId += 1;
      store.set(toastsAtom, (shown) => [...shown, { id, message, kind }]);
      startTimer(id);
    },
    pause() {
      isPaused = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
    resume() {
      isPaused = false;
      for (const { id } of store.get(toastsAtom)) if (!timers.has(id)) startTimer(id);
    },
  };
}
