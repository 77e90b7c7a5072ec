import type { FacetLabel } from './listing-cache.ts';
import { plainWords } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

/** The words of a filter's value; `plain` without accents. */
export interface LabelWords {
  words: readonly string[];
  plain: readonly string[];
}

const readWords = new WeakMap<FacetLabel, LabelWords>();

/** The words of a filter's value, read once: every search looks at some hundred of them. */
export function wordsOfLabel(label: FacetLabel): LabelWords {
  const known = readWords.get(label);
  if (known !== undefined) return known;
  const words = plainWords(label.label);
  const read = { words, plain: words.map(unaccented) };
  readWords.set(label, read);
  return read;
}
