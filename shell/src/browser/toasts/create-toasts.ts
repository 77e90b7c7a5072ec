import type { AtomStore, Toasts } from '@shop/contracts/platform';
import { atom } from 'jotai';

/** [8-44] */
export const TOAST_MS = 4000;

export interface ToastItem {
  id: string;
  message: string;
  kind: 'ok' | 'info' | 'error';
}

export const toastsAtom = atom<readonly ToastItem[]>([]);

export interface ToastControl extends Toasts {
  dismiss(id: string): void;
  /** Keeps what is shown while the shopper points at it or has focus in it. */
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
      // [8-45] The same words twice say nothing new, whatever their kind.
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
