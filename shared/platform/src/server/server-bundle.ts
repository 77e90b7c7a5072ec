import type { ServerBundle } from '@shop/contracts/rendering';
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '../common/types.ts';
import { outcomeOf } from './outcome.ts';
import { renderSlot } from './render-slot.tsx';

type SlotLoader = () => Promise<{ default: AnySlotModule }>;

/** Creates the export of a remote's `server.mjs`: all its slots behind one `render` that never rejects. */
export const createServerBundle = (slots: Readonly<Record<SlotName, SlotLoader>>): ServerBundle => ({
  slots: Object.keys(slots) as SlotName[],
  async render(request, io) {
    try {
      const load = slots[request.slot];
      if (!load) throw new Error(`This release does not offer the slot ${request.slot}`);
      return await renderSlot((await load()).default, request, io);
    } catch (thrown) {
      return outcomeOf(thrown);
    }
  },
});
