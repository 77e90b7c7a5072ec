import type { SlotName } from '@shop/contracts/slots';
import type { SlotContent } from './slot-container.ts';

/** Timeout of one slot: a remote that hangs must not hold up the other slots. */
export const SLOT_TIMEOUT_MS = 4000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The slot's content when it loads within the timeout; else content that is deferred (`later`). */
export const withTimeout = (slot: SlotName, loading: Promise<SlotContent>): Promise<SlotContent> =>
  Promise.race([
    loading,
    pause(SLOT_TIMEOUT_MS).then(() => ({ slot, module: null, data: null, error: null, later: loading })),
  ]);
