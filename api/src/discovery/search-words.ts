import { LRUCache } from 'lru-cache';
import type { NamedQuery } from '../db/named-query.ts';
import { ownStem } from './stems.ts';
import type { Lexemes } from './word-query.ts';

/** The stem in the index is without accents; the word itself covers searches typed without them ('tradlos'). */
const LOOKUP = `
select w.word, unaccent(w.word) as plain, ts_lexize('swedish_stem', w.word) as stems,
  (select unaccent(l) from unnest(ts_lexize('swedish_stem', w.word)) as l limit 1) as stem
from unnest($1::text[]) as w(word)`;

interface LookupResult {
  word: string;
  plain: string;
  stems: string[] | null;
  stem: string | null;
}

/** Returns the lexemes of these words, which are without digits. A stop word ('och') has none. */
export type WordBook = (words: readonly string[]) => Promise<Lexemes>;

/** Most searches are of the same few thousand words, and a word's stem never changes. */
const MAX_WORDS = 20_000;

/** Looks words up, memoized. */
export function createWordBook(named: NamedQuery): WordBook {
  const cached = new LRUCache<string, readonly string[]>({ max: MAX_WORDS });
  return async (words) => {
    const lexemes = new Map<string, readonly string[]>();
    const unknown: string[] = [];
    for (const word of new Set(words)) {
      const known = cached.get(word);
      if (known === undefined) unknown.push(word);
      else lexemes.set(word, known);
    }
    const rows =
      unknown.length === 0
        ? []
        : await named<LookupResult & Record<string, unknown>>('search_words', LOOKUP, [unknown]);
    for (const { word, plain, stems, stem } of rows) {
      const forms = stems?.length === 0 ? [] : [ownStem(word) ?? stem ?? plain, plain];
      cached.set(word, forms);
      lexemes.set(word, forms);
    }
    return lexemes;
  };
}
