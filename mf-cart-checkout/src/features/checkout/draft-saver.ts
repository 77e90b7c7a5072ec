import type { Checkout, putCheckout } from '@shop/contracts/api/checkout';
import type { RequestOf } from '@shop/contracts/endpoint';

export type Change = RequestOf<typeof putCheckout>['body'];

/** The browser APIs that the saver uses; replaced in tests. */
export interface SaverSurroundings {
  save(change: Change): Promise<Checkout>;
  setTimer(run: () => void, inMs: number): () => void;
  /** The newest response; older ones are dropped after a later change. */
  onSaved(checkout: Checkout): void;
  /** Once for each time that the server goes away. */
  onFailed(error: unknown): void;
  /** Everything that the server does not have yet, at each change of it. */
  onPending?(change: Change): void;
}

/** Milliseconds without input before typed values are saved. */
export const TYPING_PAUSE_MS = 600;

/** Milliseconds before a failed change is sent again; the last one repeats. */
export const RETRY_PAUSES_MS = [2000, 5000, 15_000] as const;

const merge = (before: Change, after: Change): Change => ({
  ...before,
  ...after,
  ...(before.customer || after.customer ? { customer: { ...before.customer, ...after.customer } } : {}),
  ...(before.notes || after.notes ? { notes: { ...before.notes, ...after.notes } } : {}),
});

const isEmpty = (change: Change): boolean => Object.keys(change).length === 0;

/**
 * Saves on the server what the buyer types and chooses, so that it survives a reload [O2.17-16]. One call at a time,
 * in order; changes made meanwhile are sent together; a failed change is sent again, alone or with the next one, until
 * the server has it.
 */
export function createDraftSaver({ save, setTimer, onSaved, onFailed, onPending }: SaverSurroundings) {
  let pending: Change = {};
  let sending: Change = {};
  let isSaving = false;
  let failures = 0;
  let cancelTimer = (): void => {};

  const tell = (): void => onPending?.(merge(sending, pending));
  const sendLater = (inMs: number): void => {
    cancelTimer();
    cancelTimer = setTimer(() => void send(), inMs);
  };

  const send = async (): Promise<void> => {
    cancelTimer();
    if (isSaving || isEmpty(pending)) return;
    [sending, pending] = [pending, {}];
    isSaving = true;
    try {
      const saved = await save(sending);
      failures = 0;
      if (isEmpty(pending)) onSaved(saved);
    } catch (error) {
      pending = merge(sending, pending);
      [sending, isSaving] = [{}, false];
      failures += 1;
      sendLater(RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length) - 1] ?? 0);
      if (failures === 1) onFailed(error);
      return;
    }
    [sending, isSaving] = [{}, false];
    tell();
    await send();
  };

  return {
    /** `isUrgent`: a choice that changes methods or sums is sent at once, typing waits for a pause. */
    change(change: Change, isUrgent = false): void {
      pending = merge(pending, change);
      tell();
      if (isUrgent) void send();
      else sendLater(TYPING_PAUSE_MS);
    },
    /** Sends what waits; resolves when it has been tried. */
    flush: (): Promise<void> => send(),
    /** The page may be left: what waits is sent at once, and once more should it stay. */
    leave(): void {
      if (isSaving && !isEmpty(pending)) save(merge(sending, pending)).catch(() => undefined);
      void send();
    },
    /** Drops what waits: it is somebody else's from here on. */
    forget(): void {
      cancelTimer();
      pending = {};
      tell();
    },
    isSettled: (): boolean => !isSaving && isEmpty(pending),
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
