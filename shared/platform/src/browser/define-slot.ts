import type { SlotDefinition, SlotModule } from '../common/types.ts';
import { createLifecycles } from './lifecycles.tsx';

/**
 * Declares a slot: what it loads, its page head and what it renders. In the browser the module also has the lifecycles
 * by which the shell mounts it as a parcel, hydrating when its element already contains server HTML.
 */
export const defineSlot = <Data = undefined>(definition: SlotDefinition<Data>): SlotModule<Data> => ({
  ...definition,
  lifecycles: createLifecycles(definition.Component),
});
