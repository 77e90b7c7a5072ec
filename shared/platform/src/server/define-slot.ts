import type { SlotDefinition, SlotModule } from '../common/types.ts';

/**
 * Declares a slot: what it loads, its page head and what it renders. The server only passes the definition on;
 * `createServerBundle` renders it. The browser's version adds the lifecycles.
 */
export const defineSlot = <Data = undefined>(definition: SlotDefinition<Data>): SlotModule<Data> => ({
  ...definition,
  lifecycles: null,
});
