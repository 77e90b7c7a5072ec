import type { ModalOptions } from '@shop/contracts/platform';

export type ModalContent =
  | { kind: 'alert'; text: string }
  | { kind: 'confirm'; text: string; yes: string; no: string; isEqual: boolean }
  | { kind: 'html'; html: string }
  | { kind: 'iframe'; src: string }
  | { kind: 'content'; mount: (element: HTMLElement, close: () => void) => () => void };

export interface Modal {
  id: number;
  options: ModalOptions;
  content: ModalContent;
  /** Stays open at the next change of route name [4-122]. */
  isKept: boolean;
}

export interface ModalsState {
  /** Bottom to top; the last one has focus. */
  open: readonly Modal[];
  /** Named modals that have been closed and can be reopened [4-122]. */
  closed: readonly Modal[];
}

export type ModalAction =
  | { type: 'open'; modal: Modal }
  | { type: 'close'; id: number }
  /** Closes the modals of a name [4-121]; all of them without one [4-120]. */
  | { type: 'closeNamed'; name?: string | undefined }
  | { type: 'keep'; name: string }
  | { type: 'routeNameChanged' };

export const NO_MODALS: ModalsState = { open: [], closed: [] };

const MAX_CACHED = 10;

function closeWhere(state: ModalsState, isClosing: (modal: Modal) => boolean): ModalsState {
  const closing = state.open.filter(isClosing);
  if (closing.length === 0) return state;
  const named = closing.filter(({ options }) => options.name !== undefined);
  return {
    open: state.open.filter((modal) => !isClosing(modal)),
    closed: [...state.closed, ...named].slice(-MAX_CACHED),
  };
}

function keep(state: ModalsState, name: string): ModalsState {
  const isNamed = ({ options }: Modal) => options.name === name;
  if (state.open.some(isNamed)) {
    return { ...state, open: state.open.map((modal) => (isNamed(modal) ? { ...modal, isKept: true } : modal)) };
  }
  const last = state.closed.findLast(isNamed);
  if (!last) return state;
  return {
    open: [...state.open, { ...last, isKept: true }],
    closed: state.closed.filter((modal) => modal !== last),
  };
}

/** Reducer of the open modals. The count [4-117] is the length of `open`. */
export function reduceModals(state: ModalsState, action: ModalAction): ModalsState {
  switch (action.type) {
    case 'open':
      return { ...state, open: [...state.open, action.modal] };
    case 'close':
      return closeWhere(state, ({ id }) => id === action.id);
    case 'closeNamed':
      return closeWhere(state, ({ options }) => action.name === undefined || options.name === action.name);
    case 'keep':
      return keep(state, action.name);
    case 'routeNameChanged': {
      const { open, closed } = closeWhere(state, ({ isKept }) => !isKept);
      return { open: open.map((modal) => ({ ...modal, isKept: false })), closed };
    }
  }
}
