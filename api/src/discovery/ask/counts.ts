import { numberWord } from './number-words.ts';
import type { Sentence } from './sentence.ts';

/** Words of the longest number: 'två tusen femhundra'. */
const MAX_NUMBER_WORDS = 3;

/** A number of a sentence, and how many words it has. */
export interface Count {
  value: number;
  length: number;
}

/** A number at a position, in digits or in words. */
export function countAt(sentence: Sentence, at: number): Count | null {
  const digits = sentence.number(at);
  if (digits !== null) return { value: digits, length: 1 };
  for (let length = MAX_NUMBER_WORDS; length > 0; length -= 1) {
    const words = Array.from({ length }, (_, index) => sentence.word(at + index));
    const value = words.includes('') ? null : numberWord(words.join(''));
    if (value !== null && value > 0) return { value, length };
  }
  return null;
}
