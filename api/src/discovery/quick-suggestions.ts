import type { NamedQuery } from '../db/named-query.ts';
import { BEST_OF_WORDS, broadKey } from './broad-sql.ts';
import { prefixKey } from './index-prefixes.ts';
import { type LiteralSearch, type Words, readLiterally } from './literal-search.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { likelyEndings } from './search-words.ts';
import { TS_RANK_WEIGHTS } from './stems.ts';

/** Beginnings of this many letters are answered from `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;

const MOST_SUGGESTED_PRODUCTS = 6;
const MOST_SUGGESTED_PHRASES = 4;

const SUGGEST_STORED = `select kind, product_id, phrase from prefix_top where prefix = $1 order by kind, rank`;

const SUGGEST_PHRASES = `
select phrase from prefix_top where prefix = $1 and kind = 'phrase' order by rank`;

const SUGGEST_PRODUCTS = `
select product_id from listing where name @@ $1::tsquery
order by ts_rank(${TS_RANK_WEIGHTS}, name, $1::tsquery) + 0.04 * ln(1 + greatest(popularity, 0)) desc, product_id desc
limit ${MOST_SUGGESTED_PRODUCTS}`;

/** [7.6-07] The quick search: stored answers for short beginnings, prefix search beyond, corrected when nothing begins so. */
export function createSuggestions(named: NamedQuery, words: () => Promise<Words>): SearchPort['suggest'] {
  async function suggestedProducts(query: string): Promise<number[]> {
    const rows = await named<{ product_id: number }>('suggest_products', SUGGEST_PRODUCTS, [query]);
    return rows.map(({ product_id }) => product_id);
  }

  /** The best products of a single word, or of all that begin so, where it is common enough for them to be known. */
  async function bestOfWord({ terms, lexemes }: LiteralSearch): Promise<number[]> {
    const [term, ...more] = terms;
    if (term === undefined || more.length > 0) return [];
    const forms = hasDigit(term.word) ? [term.word] : (lexemes.get(term.word) ?? []);
    if (forms.length === 0) return [];
    const rows = await named<{ product_id: number }>('best_of_words', BEST_OF_WORDS, [
      forms.map(broadKey.word),
      MOST_SUGGESTED_PRODUCTS,
    ]);
    return rows.length < MOST_SUGGESTED_PRODUCTS ? [] : rows.map(({ product_id }) => product_id);
  }

  /** Products for a search as it was read: known ones, or what `query` finds. */
  async function productsFor(literal: LiteralSearch | null, query: string | null): Promise<number[]> {
    if (query === null) return [];
    const known = literal === null ? [] : await bestOfWord(literal);
    return known.length > 0 ? known : suggestedProducts(query);
  }

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
    const [literal, stored] = await Promise.all([
      readLiterally(typed, await words()),
      named<{ phrase: string }>('suggest_phrases', SUGGEST_PHRASES, [firstWord.slice(0, STORED_PREFIX.to)]),
    ]);
    const phrases = stored.map(({ phrase }) => phrase).filter((phrase) => ` ${prefixKey(phrase)}`.includes(` ${key}`));
    const productIds = await productsFor(literal, prefixQuery(literal));
    return { productIds, phrases: phrases.slice(0, MOST_SUGGESTED_PHRASES) };
  }

  /** For what nothing begins with: the likeliest word that it may become, else the spelling corrected as in a search. */
  async function suggestCorrected(typed: string, lastWord: string, found: Suggestions): Promise<Suggestions> {
    for (const ending of await likelyEndings(named, lastWord)) {
      const text = [...plainWords(typed).slice(0, -1), ending].join(' ');
      const literal = await readLiterally(text, await words());
      const products = await productsFor(literal, literal.query);
      if (products.length > 0) return { productIds: products, phrases: [text] };
    }
    const known = await words();
    const recovered = await recoverSearch(named, await readLiterally(typed, known), known, true);
    if (recovered.query === null || recovered.reading.uncertain) return found;
    const phrases =
      recovered.reading.original === null ? found.phrases : [recovered.reading.searched, ...found.phrases];
    return {
      productIds: await productsFor(recovered.literal, recovered.query),
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
