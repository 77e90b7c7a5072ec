import type { AtomStore, EventBus, ModalOptions, Modals } from '@shop/contracts/platform';
import { atom } from 'jotai';
import { NO_MODALS, reduceModals, type ModalAction, type ModalContent } from './modals-state.ts';

export const modalsAtom = atom(NO_MODALS);

export interface ModalControl extends Modals {
  /** Closes one modal; a confirm resolves with `isConfirmed`. */
  settle(id: number, isConfirmed: boolean): void;
  routeNameChanged(): void;
}

/** Locks page scrolling from the first modal [2.16-23] to the last [4-118], [4-119]. */
function lockScroll(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}

export function createModals(store: AtomStore, bus: EventBus): ModalControl {
  const pending = new Map<number, (isConfirmed: boolean) => void>();
  let nextId = 1;

  const dispatch = (action: ModalAction) => {
    const before = store.get(modalsAtom).open;
    store.set(modalsAtom, (state) => reduceModals(state, action));
    const { open } = store.get(modalsAtom);
    if (before.length > 0 !== open.length > 0) lockScroll(open.length > 0);
    // Every closed modal settles its promise; a confirm without a reply is a no [2.16-14].
    for (const { id } of before) if (!open.some((modal) => modal.id === id)) resolveModal(id, false);
  };

  const resolveModal = (id: number, isConfirmed: boolean) => {
    pending.get(id)?.(isConfirmed);
    pending.delete(id);
  };

  const show = (options: ModalOptions, content: ModalContent): Promise<boolean> =>
    new Promise((resolve) => {
      const id = nextId;
      nextId += 1;
      pending.set(id, resolve);
      dispatch({ type: 'open', modal: { id, options, content, isKept: false } });
    });
  const showAndForget = async (options: ModalOptions, content: ModalContent) => void (await show(options, content));

  bus.on('modal.close', ({ name }) => dispatch({ type: 'closeNamed', name }));
  bus.on('keepModalopen', ({ name }) => dispatch({ type: 'keep', name }));

  return {
    alert: ({ text, ...options }) => showAndForget(options, { kind: 'alert', text }),
    confirm: ({ text, yes = 'Ja', no = 'Nej', isEqual = false, ...options }) =>
      show(options, { kind: 'confirm', text, yes, no, isEqual }),
    html: ({ html, ...options }) => showAndForget(options, { kind: 'html', html }),
    iframe: ({ src, ...options }) => showAndForget(options, { kind: 'iframe', src }),
    content: ({ mount, ...options }) => showAndForget(options, { kind: 'content', mount }),
    close: (name) => dispatch({ type: 'closeNamed', name }),
    settle(id, isConfirmed) {
      resolveModal(id, isConfirmed);
      dispatch({ type: 'close', id });
    },
    routeNameChanged: () => dispatch({ type: 'routeNameChanged' }),
  };
}
