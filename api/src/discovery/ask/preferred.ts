import type { Sentence } from './sentence.ts';

const PREFERRING = new Set(['helst', 'garna']);
const MAX_PREFERRING = 3;

/** Whether a wish need not be fulfilled: 'helst vit', 'gärna i vitt'. */
export const isPreferred = (sentence: Sentence, at: number): boolean =>
  Array.from({ length: MAX_PREFERRING }, (_, index) => sentence.plain(at - 1 - index)).some((word) =>
    PREFERRING.has(word),
  );
