import type { PageHead } from '@shop/contracts/head';
import type { AnySlotModule, HeadInput, LoadInput } from './types.ts';

/** A slot without the tie between its data's type and its parts. */
export interface UntypedSlot {
  load?: (input: LoadInput) => unknown;
  head?: (input: HeadInput<unknown>) => PageHead;
}

/**
 * A slot's parts for whoever only passes its data between them: the author's file ties `load`, `head` and `Component`
 * to one type.
 */
export const untypedSlot = (module: AnySlotModule): UntypedSlot => module as unknown as UntypedSlot;
