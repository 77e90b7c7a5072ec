import { bestOf } from './best-of.ts';
import { prefixKey } from './index-prefixes.ts';
import { readLiterally } from './literal-search.ts';
import type { Reading } from './reading.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { plainWords } from './search-text.ts';
import { ORDERS } from './sort-options.ts';
import type { WordQuery } from './word-query.ts';

/** Prefixes of these lengths are served from `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;

const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_PHRASES = 4;

/** The products that fit `query` best. */
function suggestedProducts({ listings: { table } }: Reading, query: WordQuery | null): number[] {
  if (query === null) return [];
  const ranks = table.words.ranks(query);
  const score = (row: number): number => (ranks[row] ?? 0) + (table.merits[row] ?? 0);
  const order = ORDERS.recommended({ table, prices: table.prices, score });
  const best = bestOf(table.words.find(query, table.isLive), MAX_SUGGESTED_PRODUCTS, order);
  return best.flatMap((row) => table.productIds[row] ?? []);
}

/**
 * [7.6-07] The quick search: stored results for short prefixes, prefix search for longer ones, corrected when nothing
 * matches.
 */
export function createSuggestions(read: () => Promise<Reading>): SearchPort['suggest'] {
  async function suggestFor(typed: string, reading: Reading): Promise<Suggestions> {
    const key = prefixKey(typed);
    const { beginnings } = reading.listings;
    if (key.length < STORED_PREFIX.from) return { productIds: [], phrases: [] };
    const stored = key.length <= STORED_PREFIX.to && !key.includes(' ') ? beginnings.get(key) : undefined;
    if (stored !== undefined) {
      return { productIds: [...stored.productIds], phrases: stored.phrases.slice(0, MAX_SUGGESTED_PHRASES) };
    }
    const literal = await readLiterally(typed, reading.words);
    const firstWord = key.split(' ')[0] ?? key;
    const phrases = beginnings.get(firstWord.slice(0, STORED_PREFIX.to))?.phrases ?? [];
    return {
      productIds: suggestedProducts(reading, prefixQuery(literal)),
      phrases: phrases.filter((phrase) => ` ${prefixKey(phrase)}`.includes(` ${key}`)).slice(0, MAX_SUGGESTED_PHRASES),
    };
  }

  /** For a prefix without a match: the likeliest completed word, else the spelling corrected as in a search. */
  async function suggestCorrected(
    typed: string,
    lastWord: string,
    found: Suggestions,
    reading: Reading,
  ): Promise<Suggestions> {
    const { words } = reading;
    for (const ending of words.vocabulary.completions(lastWord)) {
      const text = [...plainWords(typed).slice(0, -1), ending].join(' ');
      const products = suggestedProducts(reading, (await readLiterally(text, words)).query);
      if (products.length > 0) return { productIds: products, phrases: [text] };
    }
    const recovered = await recoverSearch(await readLiterally(typed, words), words, true);
    if (recovered.query === null || recovered.reading.uncertain) return found;
    const phrases =
      recovered.reading.original === null ? found.phrases : [recovered.reading.searched, ...found.phrases];
    return {
      productIds: suggestedProducts(reading, recovered.query),
      phrases: phrases.slice(0, MAX_SUGGESTED_PHRASES),
    };
  }

  return async (typed) => {
    const reading = await read();
    const found = await suggestFor(typed, reading);
    if (found.productIds.length > 0) return found;
    const parts = plainWords(typed);
    const last = parts.at(-1) ?? '';
    // One letter more says little: the words before it still count.
    if (parts.length > 1 && last.length < STORED_PREFIX.from) {
      return suggestFor(parts.slice(0, -1).join(' '), reading);
    }
    return last.length <= STORED_PREFIX.from ? found : suggestCorrected(typed, last, found, reading);
  };
}
