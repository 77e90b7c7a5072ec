import type { Listings } from './listing-cache.ts';
import { plainWords } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

const read = new WeakMap<Listings['labels'], ReadonlySet<string>>();

/** The words of all filter values. */
function factWords(labels: Listings['labels']): ReadonlySet<string> {
  const words = read.get(labels) ?? new Set([...labels.values()].flatMap(({ label }) => plainWords(label)));
  read.set(labels, words);
  return words;
}

/** Tells the words that filter values have: the 'c' of USB-C, 'oled'. */
export function factsOf({ labels }: Listings): (word: string) => boolean {
  const words = factWords(labels);
  return (word) => words.has(word) || words.has(unaccented(word));
}
