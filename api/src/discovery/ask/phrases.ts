import type { Sentence } from './sentence.ts';
import { tokensOf } from './sentence.ts';

/** A phrase by its words; a last letter '*' stands for any end of the word. */
interface Phrase<Meaning> {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

export interface PhraseMatch<Meaning> {
  readonly meaning: Meaning;
  readonly at: number;
  readonly length: number;
}

const STEM_LENGTH = 3;
const stemOf = (word: string): string => word.slice(0, STEM_LENGTH);

const fits = (pattern: string, word: string): boolean =>
  pattern.endsWith('*') ? word !== '' && word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** 'a|b c*': alternatives, each of words as sentences have them. */
export const alternatives = (text: string): string[][] =>
  text.split('|').map((each) =>
    each
      .trim()
      .split(' ')
      .flatMap((word) => {
        const isOpen = word.endsWith('*');
        const plain = tokensOf(word.replace('*', '')).map((token) => token.plain);
        return plain.map((part, index) => (isOpen && index === plain.length - 1 ? `${part}*` : part));
      }),
  );

/** Phrases of many meanings, found by the beginning of their first word. */
export class PhraseBook<Meaning> {
  private readonly byStem = new Map<string, Phrase<Meaning>[]>();

  constructor(rows: Iterable<readonly [phrases: string, meaning: Meaning]>) {
    for (const [phrases, meaning] of rows) {
      for (const words of alternatives(phrases)) {
        const stem = stemOf(words[0]?.replace('*', '') ?? '');
        this.byStem.set(stem, [...(this.byStem.get(stem) ?? []), { words, meaning }]);
      }
    }
    // The longest phrase says most.
    for (const phrases of this.byStem.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  /** The phrases at a word of a sentence, the longest first. */
  at(sentence: Sentence, at: number): PhraseMatch<Meaning>[] {
    const phrases = this.byStem.get(stemOf(sentence.word(at))) ?? [];
    return phrases
      .filter(({ words }) => words.every((word, index) => fits(word, sentence.word(at + index))))
      .map(({ words, meaning }) => ({ meaning, at, length: words.length }));
  }

  /** Every phrase of a sentence, from its beginning to its end; the longer before the shorter. */
  all(sentence: Sentence): PhraseMatch<Meaning>[] {
    return sentence.tokens.flatMap((_, at) => this.at(sentence, at)).sort((a, b) => b.length - a.length);
  }
}
