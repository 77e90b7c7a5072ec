import type { Reading } from './reading.ts';
import { BEGINNING_MEANS, COMPOUND_BEGINNINGS } from './swedish-words.ts';
import { compoundRest } from './synonyms.ts';
import { beginningWith, unaccented } from './vocabulary.ts';

/** Letters of a compound's beginning from which it is known. */
const SHORTEST_COMPOUNDED = 3;
/** Share of a kind's products that are of what a compound begins with. */
const MIN_SHARE_OF_KIND = 0.3;
/** Letters from which the shorter of two names is the likelier by far. */
const SHORTEST_SURE = 4;

const NO_KINDS: ReadonlySet<number> = new Set();

/** The kinds that a word names: itself, by a synonym, or as a compound. */
export function kindsNamed(word: string, { listings, words }: Reading): ReadonlySet<number> {
  const { kinds } = listings.table;
  const direct = kinds.namedBy([word]);
  if (direct.size > 0) return direct;
  const meant = kinds.namedBy(words.synonyms.heads(word));
  return meant.size > 0 ? meant : kinds.namedBy([compoundRest(word) ?? '']);
}

/**
 * The kinds that a word begins to name, each with their own word for it, empty for another name of it; `isExact` with
 * its accents.
 */
export function kindsBegun(
  last: string,
  reading: Reading,
  { isExact = false, isAfter = false } = {},
): ReadonlyMap<number, string> {
  const { kinds } = reading.listings.table;
  // One letter begins too many other names.
  const others = last.length > 1 ? reading.words.synonyms.words : [];
  const begins = isExact ? (name: string): boolean => name.startsWith(last) : beginningWith(last);
  const names = others.filter(begins);
  // Who types 'konso' is about to type 'konsol' rather than 'konsolspel'.
  const isBefore = (other: string, name: string): boolean =>
    other !== name && name.startsWith(other) && kindsNamed(other, reading).size > 0;
  const isFirst = (name: string): boolean => !names.some((other) => isBefore(other, name));
  const bySynonym = names
    .filter((name) => !isAfter || last.length < SHORTEST_SURE || isFirst(name))
    .flatMap((name) => [...kindsNamed(name, reading)].map((kind) => [kind, ''] as const));
  return new Map([...bySynonym, ...[...kinds.begunBy(last)].filter(([, noun]) => begins(noun))]);
}

/**
 * The kinds of which compounds may begin so: 'gam' begins a gamingmus, as most mice are for gaming. What a beginning
 * names by itself is none: no spel is called a gamingspel.
 */
export function kindsCompounded(last: string, { listings: { table } }: Reading): ReadonlySet<number> {
  if (last.length < SHORTEST_COMPOUNDED) return NO_KINDS;
  const begins = beginningWith(last);
  const begun = Object.entries(BEGINNING_MEANS).filter((pair) => pair.some(begins));
  const beginnings = [...COMPOUND_BEGINNINGS.filter(begins), ...begun.flat()];
  const words = [...new Set(beginnings)].map((each) => ({ lexeme: unaccented(each), isPrefix: false, isHead: false }));
  const counts = new Map<number, number>();
  for (const row of table.words.find({ any: words }, table.isLive)) {
    const kind = table.kindOf[row] ?? -1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const own = table.kinds.namedBy(beginnings);
  const hasShare = ([kind, count]: [number, number]): boolean => count >= table.kinds.sizeOf(kind) * MIN_SHARE_OF_KIND;
  return new Set([...counts].filter((each) => hasShare(each) && !own.has(each[0])).map(([kind]) => kind));
}

/** The most words of one name: 'trådlösa in ear hörlurar' is told by its last three. */
const LONGEST_NAME = 3;

/** What several words begin together. */
export interface Together {
  kinds: ReadonlyMap<number, string>;
  /** Names of several words that stand for another name. */
  phrases: readonly string[];
  /** The words before that name. */
  before: readonly string[];
}

/** What a compound with a known beginning may mean: 'telefonsk' is about to be a mobilskal. */
function meantCompound(parts: readonly string[], { listings }: Reading): Together | null {
  const last = parts.at(-1) ?? '';
  for (const [beginning, meant] of Object.entries(BEGINNING_MEANS)) {
    if (!last.startsWith(beginning) || last === beginning) continue;
    const kinds = listings.table.kinds.begunBy(`${meant}${last.slice(beginning.length)}`);
    if (kinds.size > 0) return { kinds, phrases: [], before: parts.slice(0, -1) };
  }
  return null;
}

/**
 * The names that the last words begin together, or by what they mean: 'mus ma' is about to be a musmatta, 'cpu c' a
 * cpu cooler, 'telefonsk' a mobilskal. Null where they begin none.
 */
export function readTogether(parts: readonly string[], reading: Reading): Together | null {
  const { synonyms } = reading.words;
  for (let length = Math.min(LONGEST_NAME, parts.length); length > 1; length -= 1) {
    const joined = parts.slice(-length).join('');
    const spaced = parts.slice(-length).join(' ');
    const phrases = synonyms.phrases.filter((phrase) => phrase.startsWith(spaced));
    const kinds = kindsBegun(joined, reading);
    if (kinds.size > 0 || phrases.length > 0) return { kinds, phrases, before: parts.slice(0, -length) };
  }
  return meantCompound(parts, reading);
}
