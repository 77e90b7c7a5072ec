import type { PageHead } from '@shop/contracts/head';
import type { AnySlotModule, HeadInput, LoadInput } from './types.ts';

/** `load` and `head` of a slot with data of unknown type. */
export interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

/**
 * Gives untyped access to a slot's parts, for code that only passes its data between them. The slot's own file ties
 * their types together.
 */
export const untypedSlot = (module: AnySlotModule): UntypedSlot => module as unknown as UntypedSlot;
