import type { SlotDefinition, SlotModule } from '../common/types.ts';
import { createLifecycles } from './lifecycles.tsx';

/**
 * Declares a slot: what it loads, what it says about the page, what it draws. In the browser the module also carries
 * the lifecycles by which the shell mounts it as a parcel, hydrating when its element already holds server HTML.
 */
export const defineSlot = <Data = undefined>(definition: SlotDefinition<Data>): SlotModule<Data> => ({
  ...definition,
  lifecycles: createLifecycles(definition.Component),
});
