import type { Listings } from './listing-cache.ts';
import { plainWords } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

/** A filter value's words, in a row. */
const asText = (label: string): string => plainWords(label).join(' ');

const texts = new WeakMap<Listings['labels'], ReadonlySet<string>>();

/** Whether a text is a filter value: 'härdat glas'. */
export function isFacetValue(text: string, { labels }: Listings): boolean {
  const known = texts.get(labels) ?? new Set([...labels.values()].map(({ label }) => asText(label)));
  texts.set(labels, known);
  return known.has(asText(text));
}

const read = new WeakMap<Listings['labels'], ReadonlySet<string>>();

/** The words of all filter values. */
function wordsOfValues(labels: Listings['labels']): ReadonlySet<string> {
  const words = read.get(labels) ?? new Set([...labels.values()].flatMap(({ label }) => plainWords(label)));
  read.set(labels, words);
  return words;
}

/** Tells the words that filter values have: the 'c' of USB-C, 'oled'. */
export function facetWords({ labels }: Listings): (word: string) => boolean {
  const words = wordsOfValues(labels);
  return (word) => words.has(word) || words.has(unaccented(word));
}
