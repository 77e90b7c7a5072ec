import type { NamedQuery } from '../db/named-query.ts';
import { bestOf } from './best-of.ts';
import { prefixKey } from './index-prefixes.ts';
import { readLiterally } from './literal-search.ts';
import type { Reading } from './postgres-search.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { plainWords } from './search-text.ts';
import { likelyEndings } from './search-words.ts';
import { ORDERS } from './sort-options.ts';
import type { WordQuery } from './word-query.ts';

/** Beginnings of this many letters are answered from `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;

const MOST_SUGGESTED_PRODUCTS = 6;
const MOST_SUGGESTED_PHRASES = 4;

const SUGGEST_STORED = `select kind, product_id, phrase from prefix_top where prefix = $1 order by kind, rank`;

const SUGGEST_PHRASES = `
select phrase from prefix_top where prefix = $1 and kind = 'phrase' order by rank`;

/** The products that fit `query` best. */
function suggestedProducts({ listings: { table } }: Reading, query: WordQuery | null): number[] {
  if (query === null) return [];
  const ranks = table.words.ranks(query);
  const score = (row: number): number => (ranks[row] ?? 0) + (table.merits[row] ?? 0);
  const order = ORDERS.recommended({ table, prices: table.prices, score });
  const best = bestOf(table.words.find(query, table.isAlive), MOST_SUGGESTED_PRODUCTS, order);
  return best.flatMap((row) => table.productIds[row] ?? []);
}

/** [7.6-07] The quick search: stored answers for short beginnings, prefix search beyond, corrected when nothing begins so. */
export function createSuggestions(named: NamedQuery, read: () => Promise<Reading>): SearchPort['suggest'] {
  async function suggestFor(typed: string): Promise<Suggestions> {
    const key = prefixKey(typed);
    if (key.length < STORED_PREFIX.from) return { productIds: [], phrases: [] };
    if (key.length <= STORED_PREFIX.to && !key.includes(' ')) {
      const rows = await named<{ kind: string; product_id: number | null; phrase: string | null }>(
        'suggest_stored',
        SUGGEST_STORED,
        [key],
      );
      if (rows.length > 0) {
        return {
          productIds: rows.flatMap(({ product_id }) => product_id ?? []),
          phrases: rows.flatMap(({ phrase }) => phrase ?? []).slice(0, MOST_SUGGESTED_PHRASES),
        };
      }
    }
    const firstWord = key.split(' ')[0] ?? key;
    const [{ reading, literal }, stored] = await Promise.all([
      read().then(async (now) => ({ reading: now, literal: await readLiterally(typed, now.words) })),
      named<{ phrase: string }>('suggest_phrases', SUGGEST_PHRASES, [firstWord.slice(0, STORED_PREFIX.to)]),
    ]);
    const phrases = stored.map(({ phrase }) => phrase).filter((phrase) => ` ${prefixKey(phrase)}`.includes(` ${key}`));
    const productIds = suggestedProducts(reading, prefixQuery(literal));
    return { productIds, phrases: phrases.slice(0, MOST_SUGGESTED_PHRASES) };
  }

  /** For what nothing begins with: the likeliest word that it may become, else the spelling corrected as in a search. */
  async function suggestCorrected(typed: string, lastWord: string, found: Suggestions): Promise<Suggestions> {
    const [reading, endings] = await Promise.all([read(), likelyEndings(named, lastWord)]);
    for (const ending of endings) {
      const text = [...plainWords(typed).slice(0, -1), ending].join(' ');
      const products = suggestedProducts(reading, (await readLiterally(text, reading.words)).query);
      if (products.length > 0) return { productIds: products, phrases: [text] };
    }
    const { words } = reading;
    const recovered = await recoverSearch(named, await readLiterally(typed, words), words, true);
    if (recovered.query === null || recovered.reading.uncertain) return found;
    const phrases =
      recovered.reading.original === null ? found.phrases : [recovered.reading.searched, ...found.phrases];
    return {
      productIds: suggestedProducts(reading, recovered.query),
      phrases: phrases.slice(0, MOST_SUGGESTED_PHRASES),
    };
  }

  return async (typed) => {
    const found = await suggestFor(typed);
    if (found.productIds.length > 0) return found;
    const parts = plainWords(typed);
    const last = parts.at(-1) ?? '';
    // One letter more says little: what was typed before it still holds.
    if (parts.length > 1 && last.length < STORED_PREFIX.from) return suggestFor(parts.slice(0, -1).join(' '));
    return last.length <= STORED_PREFIX.from ? found : suggestCorrected(typed, last, found);
  };
}
