import type { SlotDefinition, SlotModule } from '../common/types.ts';

/**
 * Declares a slot: what it loads, what it says about the page, what it draws. On the server it is only carried through;
 * `createServerBundle` renders it. See the browser's side for the lifecycles.
 */
export const defineSlot = <Data = undefined>(definition: SlotDefinition<Data>): SlotModule<Data> => ({
  ...definition,
  lifecycles: null,
});
