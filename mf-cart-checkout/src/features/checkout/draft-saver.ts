import type { Checkout, putCheckout } from '@shop/contracts/api/checkout';
import type { RequestOf } from '@shop/contracts/endpoint';

export type Change = RequestOf<typeof putCheckout>['body'];

/** The browser APIs that the saver uses; replaced in tests. */
export interface SaverSurroundings {
  save(change: Change): Promise<Checkout>;
  setTimer(run: () => void, inMs: number): () => void;
  /** The newest response; older ones are dropped after a later change. */
  onSaved(checkout: Checkout): void;
  onFailed(error: unknown): void;
}

/** Milliseconds without input before typed values are saved. */
export const TYPING_PAUSE_MS = 600;

const merge = (before: Change, after: Change): Change => ({
  ...before,
  ...after,
  ...(before.customer || after.customer ? { customer: { ...before.customer, ...after.customer } } : {}),
});

const isEmpty = (change: Change): boolean => Object.keys(change).length === 0;

/**
 * Saves on the server what the buyer types and chooses, so that it survives a reload [O2.17-16]. One call at a time,
 * in order; changes made meanwhile are sent together; a failed change is sent again with the next one, so no input is
 * lost.
 */
export function createDraftSaver({ save, setTimer, onSaved, onFailed }: SaverSurroundings) {
  let pending: Change = {};
  let isSaving = false;
  let cancelTimer = (): void => {};

  const send = async (): Promise<void> => {
    cancelTimer();
    if (isSaving || isEmpty(pending)) return;
    const change = pending;
    pending = {};
    isSaving = true;
    try {
      const saved = await save(change);
      if (isEmpty(pending)) onSaved(saved);
    } catch (error) {
      pending = merge(change, pending);
      isSaving = false;
      onFailed(error);
      return;
    }
    isSaving = false;
    await send();
  };

  return {
    /** `isUrgent`: a choice that changes methods or sums is sent at once, typing waits for a pause. */
    change(change: Change, isUrgent = false): void {
      pending = merge(pending, change);
      cancelTimer();
      if (isUrgent) void send();
      else cancelTimer = setTimer(() => void send(), TYPING_PAUSE_MS);
    },
    /** Sends what waits, e.g. when the page is left. */
    flush: (): void => void send(),
    isSettled: (): boolean => !isSaving && isEmpty(pending),
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
