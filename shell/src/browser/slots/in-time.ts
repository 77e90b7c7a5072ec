import type { SlotName } from '@shop/contracts/slots';
import type { SlotContent } from './slot-place.ts';

/** A remote that hangs must not keep the shopper from what is beside it, or in it. */
export const SLOT_TIMEOUT_MS = 4000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What has loaded by then; else a place that is filled later. */
export const inTime = (slot: SlotName, loading: Promise<SlotContent>): Promise<SlotContent> =>
  Promise.race([
    loading,
    pause(SLOT_TIMEOUT_MS).then(() => ({ slot, module: null, data: null, error: null, later: loading })),
  ]);
