export * from '../common/index.ts';
export { defineSlot } from './define-slot.ts';
export { Slot } from './slot.tsx';
