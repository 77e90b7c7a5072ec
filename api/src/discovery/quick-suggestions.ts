import { NOTHING, ofNamedKinds } from './find-typed.ts';
import { prefixKey } from './index-prefixes.ts';
import { shelfOfKind } from './kind-shelf.ts';
import { readOpenLimit } from './open-limits.ts';
import type { Reading } from './reading.ts';
import { readLimits } from './search-limits.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { type Candidates, spreadKinds } from './spread-kinds.ts';
import { readMeant } from './typed-meaning.ts';
import { rowsCalled, rowsShelved } from './typed-names.ts';

/** Lengths of the first letters for which phrases are stored in `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;
const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_PHRASES = 4;

const NONE: Suggestions = { productIds: [], categoryId: null, phrases: [], notSold: null, instead: null };

/** Stored phrases with the typed text at the beginning of a word. */
function phrasesFor(key: string, { listings }: Reading): string[] {
  const stored = listings.beginnings.get((key.split(' ')[0] ?? key).slice(0, STORED_PREFIX.to));
  return (stored?.phrases ?? [])
    .filter((phrase) => ` ${prefixKey(phrase)}`.includes(` ${key}`))
    .slice(0, MAX_SUGGESTED_PHRASES);
}

/** The first of each list, then the second of each, every number once. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())];
}

/**
 * [7.6-07] The quick search: products of the likeliest kinds for the typed beginning, corrected when nothing matches,
 * and phrases that continue it; for a famous name that the shop does not carry what it has of that kind.
 */
export function createSuggestions(read: () => Promise<Reading>): SearchPort['suggest'] {
  return async (typed) => {
    const reading = await read();
    const key = prefixKey(typed);
    if (key.length < STORED_PREFIX.from) return NONE;
    const { text, leaning, keep } = readOpenLimit(typed);
    const limited = readLimits(text);
    const { wanted, ...told } = await readMeant(limited, reading);
    const { table } = reading.listings;
    const open = keep ?? wanted.keep;
    // What is cheap or long for a tv, and not of all that is sold beside one.
    const meant = (found: Candidates): readonly number[] =>
      limited.limits.length > 0 ? ofNamedKinds(found, reading) : found.rows;
    const within = (found: Candidates): Candidates => {
      const rows = limited.limits.reduce(
        (left, limit) => limit.keep(left, reading.listings, false) ?? left,
        meant(found),
      );
      const priced = open === null ? null : open(ofNamedKinds({ ...found, rows }, reading), reading.listings, false);
      return { ...found, rows: priced ?? rows };
    };
    const spread = (each: Candidates): number[] =>
      spreadKinds(reading.listings, within(each), { count: MAX_SUGGESTED_PRODUCTS, leaning });
    const called = rowsCalled(text, wanted.found, table);
    const shelved = rowsShelved(text, reading.listings);
    const first = called.length === 0 ? [] : spread({ ...NOTHING, rows: called });
    const lists = [...(shelved.length === 0 ? [] : [{ ...NOTHING, rows: shelved }]), ...wanted.found].map(spread);
    const best = [...new Set([...first, ...inTurn(lists)])].slice(0, MAX_SUGGESTED_PRODUCTS);
    const phrases = [...new Set([...(wanted.phrase === null ? [] : [wanted.phrase]), ...phrasesFor(key, reading)])];
    const kind = table.kindOf[best[0] ?? -1];
    return {
      categoryId: kind === undefined ? null : shelfOfKind(kind, table),
      productIds: best.flatMap((row) => table.productIds[row] ?? []),
      phrases: phrases.slice(0, MAX_SUGGESTED_PHRASES),
      ...told,
    };
  };
}
