import english from 'dictionary-en';
import swedish from 'dictionary-sv';
import { possibleBases } from './swedish-inflections.ts';

/** A line of a Hunspell dictionary: the word, and the flags of its inflections. */
const ENTRY = /^(\p{L}{2,})(?=\/|\s|$)/u;

const wordsOf = (dictionary: Uint8Array): string[] =>
  Buffer.from(dictionary)
    .toString()
    .split('\n')
    .flatMap((line) => ENTRY.exec(line)?.[1]?.toLowerCase() ?? []);

let words: ReadonlySet<string> | undefined;

const dictionary = (): ReadonlySet<string> => (words ??= new Set([...wordsOf(swedish.dic), ...wordsOf(english.dic)]));

/** Reads the dictionaries, for which the first unknown word would otherwise wait. */
export const warmRealWords = (): void => void dictionary();

/** Whether a word is one of Swedish or English as it is: 'dattor' may only be an inflection of 'datt'. */
export const isBaseForm = (word: string): boolean => dictionary().has(word);

/**
 * Whether a word is one of Swedish or English, in its base form or a common inflection. What is a word is no slip of
 * another: a shop without ovens must not answer 'ugn' with what is spelt nearly so.
 */
export function isRealWord(word: string): boolean {
  const known = dictionary();
  return known.has(word) || possibleBases(word).some((base) => known.has(base));
}
