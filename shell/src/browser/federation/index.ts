export { fetchWaiting } from './fetch-waiting.ts';
export { createIntegrityLookup } from './integrity.ts';
export { createSlotLoader, type LoadSlot } from './load-slot.ts';
export { ownerIn } from './owner-in.ts';
export { mountSlot, type MountedSlot, type SlotInput } from './mount-slot.ts';
