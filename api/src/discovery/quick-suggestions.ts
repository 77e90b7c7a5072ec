import { famousName } from './famous-names.ts';
import { type Wanted, findWanted } from './find-wanted.ts';
import { findSearched } from './find-searched.ts';
import { NOTHING, ofNamedKinds } from './find-typed.ts';
import { prefixKey } from './index-prefixes.ts';
import { ofFamousKind } from './near-search.ts';
import { foreignName } from './not-ours.ts';
import { readOpenLimit } from './open-limits.ts';
import type { Reading } from './reading.ts';
import { type LimitedSearch, readLimits } from './search-limits.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { withoutDangling } from './search-kinds.ts';
import { plainWords } from './search-text.ts';
import { inShopWords } from './shop-words.ts';
import { withoutWords } from './typed-search.ts';
import { type Candidates, spreadKinds } from './spread-kinds.ts';

/** Lengths of the first letters for which phrases are stored in `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;
const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_PHRASES = 4;

const NONE: Suggestions = { productIds: [], phrases: [], notSold: null, instead: null };

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

/** What is wanted by a text, and a famous name in it that the shop does not carry. */
interface Meant extends Pick<Suggestions, 'notSold' | 'instead'> {
  wanted: Wanted;
}

const findsNothing = ({ found, phrase }: Wanted): boolean =>
  phrase !== null || found.every(({ rows }) => rows.length === 0);

/** The shop's own of the kind that a famous name stands for, which is all of a text; null where it has none. */
async function ofWholeName(text: string, name: string, reading: Reading): Promise<Meant | null> {
  const kind = await ofFamousKind(text, reading, { within: [], isMember: false });
  if (kind === null) return null;
  const wanted: Wanted = { found: [{ ...NOTHING, ...kind.found }], phrase: null, keep: null };
  return { wanted, notSold: name, instead: kind.plural };
}

/** An 'office c' is about to be an office chair, and nothing of Office. */
function beginsPhrase(typed: string, { words }: Reading): boolean {
  const text = typed.trim().toLowerCase();
  return text.includes(' ') && words.synonyms.phrases.some((phrase) => phrase.startsWith(text) && phrase !== text);
}

/** What a search for a text finds, as near as it comes; null where the shop does not sell it. */
async function ofSearch(text: string, reading: Reading): Promise<Wanted | null> {
  const searched = await findSearched({ text, autoCorrect: false }, reading, { within: [], isMember: false });
  const { found, reading: how } = searched;
  return found.rows.length === 0 || how.notSold !== null
    ? null
    : { found: [{ ...NOTHING, ...found }], phrase: null, keep: null };
}

/** What a text means as it is typed. Of 'ps5 kontroll' that are the kontroller, and for 'iphone' the shop's mobiler. */
async function readMeant(typed: LimitedSearch, reading: Reading): Promise<Meant> {
  const limited = { ...typed, text: inShopWords(typed.text) };
  const plain: Meant = { wanted: await findWanted(limited, reading), notSold: null, instead: null };
  const name = beginsPhrase(limited.text, reading) ? null : await foreignName(limited.text, reading);
  if (name === null) {
    const isFound = plain.wanted.found.some(({ rows }) => rows.length > 0);
    return isFound ? plain : { ...plain, wanted: (await ofSearch(typed.text, reading)) ?? plain.wanted };
  }
  if (famousName(limited.text)?.rest.length === 0) {
    // One word may still become another.
    const isUnfinished = plainWords(limited.text).length === 1 && !findsNothing(plain.wanted);
    return isUnfinished ? plain : ((await ofWholeName(limited.text, name, reading)) ?? plain);
  }
  const rest = withoutDangling(withoutWords(limited.text, plainWords(name)));
  const wanted = await findWanted({ ...limited, text: rest }, reading);
  return { wanted: findsNothing(wanted) ? plain.wanted : wanted, notSold: name, instead: null };
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
    // Of what is cheap for a tv, and not for all that is sold beside one.
    const isPriced = limited.limits.some(({ kind }) => kind === 'cheap' || kind === 'price');
    const within = (found: Candidates): Candidates => {
      const rows = limited.limits.reduce(
        (left, limit) => limit.keep(left, reading.listings, false) ?? left,
        isPriced ? ofNamedKinds(found, reading) : found.rows,
      );
      const priced = open === null ? null : open(ofNamedKinds({ ...found, rows }, reading), reading.listings, false);
      return { ...found, rows: priced ?? rows };
    };
    const lists = wanted.found.map((each) =>
      spreadKinds(reading.listings, within(each), { count: MAX_SUGGESTED_PRODUCTS, leaning }),
    );
    const best = inTurn(lists).slice(0, MAX_SUGGESTED_PRODUCTS);
    const phrases = [...new Set([...(wanted.phrase === null ? [] : [wanted.phrase]), ...phrasesFor(key, reading)])];
    return {
      productIds: best.flatMap((row) => table.productIds[row] ?? []),
      phrases: phrases.slice(0, MAX_SUGGESTED_PHRASES),
      ...told,
    };
  };
}
