import { prefixKey } from './index-prefixes.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import type { Leaning } from './kind-coverage.ts';
import type { Reading } from './reading.ts';
import { readLimits } from './search-limits.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { plainWords } from './search-text.ts';
import { type Candidates, spreadKinds } from './spread-kinds.ts';
import { BEGINNING_MEANS, COMPOUND_BEGINNINGS } from './swedish-words.ts';
import { compoundRest } from './synonyms.ts';
import { isLittle, isLittleBeginning } from './typed-words.ts';
import { beginsWith, unaccented } from './vocabulary.ts';
import type { WordQuery } from './word-query.ts';

/** Lengths of the first letters for which phrases are stored in `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;

/** Letters of a compound's beginning from which it is known. */
const SHORTEST_COMPOUNDED = 3;
/** Share of a kind's products that are of what a compound begins with. */
const MIN_SHARE_OF_KIND = 0.3;

const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_PHRASES = 4;

const NOTHING: Candidates = {
  rows: [],
  ranks: null,
  last: '',
  begun: new Map(),
  named: new Set(),
  namedBefore: new Set(),
  compounded: new Set(),
};
const NONE: Suggestions = { productIds: [], phrases: [] };

/** The noun of a synonym; 'utan sladd' has none. */
const headOf = (spelling: readonly string[]): string => (spelling[0] === 'utan' ? '' : (spelling.at(-1) ?? ''));

/** The kinds that a word names: itself, by a synonym, or as a compound. */
function kindsNamed(word: string, { listings, words }: Reading): ReadonlySet<number> {
  const { kinds } = listings.table;
  const direct = kinds.namedBy([word]);
  if (direct.size > 0) return direct;
  const meant = kinds.namedBy(words.synonyms.of(word).map(headOf));
  return meant.size > 0 ? meant : kinds.namedBy([compoundRest(word) ?? '']);
}

/** The kinds that a word begins to name, each with their own word for it, empty for another name of it. */
function kindsBegun(last: string, reading: Reading): ReadonlyMap<number, string> {
  const { kinds } = reading.listings.table;
  // One letter begins too many other names.
  const others = last.length > 1 ? reading.words.synonyms.words : [];
  const names = others.filter((word) => beginsWith(word, last));
  const bySynonym = names.flatMap((name) => [...kindsNamed(name, reading)].map((kind) => [kind, ''] as const));
  return new Map([...bySynonym, ...kinds.begunBy(last)]);
}

/**
 * The kinds of which compounds may begin so: 'gam' begins a gamingmus, as most mice are for gaming. What a beginning
 * names by itself is none: no spel is called a gamingspel.
 */
function kindsCompounded(last: string, { listings: { table } }: Reading): ReadonlySet<number> {
  if (last.length < SHORTEST_COMPOUNDED) return NOTHING.compounded;
  const begun = Object.entries(BEGINNING_MEANS).filter((pair) => pair.some((each) => beginsWith(each, last)));
  const beginnings = [...COMPOUND_BEGINNINGS.filter((each) => beginsWith(each, last)), ...begun.flat()];
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

/** The live products that a query finds, with the kinds that its words name and its last word begins to name. */
function candidatesOf(reading: Reading, query: WordQuery | null, typed: readonly string[]): Candidates {
  const { table } = reading.listings;
  const last = typed.at(-1) ?? '';
  if (query === null || last === '') return { ...NOTHING, last };
  const before = typed.slice(0, -1).map((word) => kindsNamed(word, reading));
  return {
    rows: table.words.find(query, table.isLive),
    ranks: table.words.ranks(query),
    last,
    begun: kindsBegun(last, reading),
    named: kindsNamed(last, reading),
    namedBefore: before.findLast(({ size }) => size > 0) ?? NOTHING.namedBefore,
    compounded: kindsCompounded(last, reading),
  };
}

const everything = ({ listings: { table } }: Reading): Candidates => ({ ...NOTHING, rows: table.liveRows });

/** Stored phrases with the typed text at the beginning of a word. */
function phrasesFor(key: string, { listings }: Reading): string[] {
  const stored = listings.beginnings.get((key.split(' ')[0] ?? key).slice(0, STORED_PREFIX.to));
  return (stored?.phrases ?? [])
    .filter((phrase) => ` ${prefixKey(phrase)}`.includes(` ${key}`))
    .slice(0, MAX_SUGGESTED_PHRASES);
}

/** After one letter, only kinds that begin with it, or are named before it: 'trådlös m' is about to be a mus. */
function likelyOf({ listings: { table } }: Reading, found: Candidates): Candidates {
  if (found.last.length > 1) return found;
  const isLikely = (kind: number): boolean =>
    found.begun.has(kind) || found.named.has(kind) || found.namedBefore.has(kind);
  const likely = found.rows.filter((row) => isLikely(table.kindOf[row] ?? -1));
  return likely.length > 0 ? { ...found, rows: likely } : found;
}

/** The same text with its last word parted after a known beginning: 'gamingm' as 'gaming m'. */
function parted(parts: readonly string[]): string | null {
  const last = parts.at(-1) ?? '';
  const rest = compoundRest(last);
  return rest === null ? null : [...parts.slice(0, -1), last.slice(0, -rest.length), rest].join(' ');
}

/** The spelling corrected: the likeliest completed word, else as in a search. */
async function findCorrected(text: string, literal: LiteralSearch, reading: Reading) {
  const { words } = reading;
  const parts = plainWords(text);
  const last = parts.at(-1) ?? '';
  if (last.length > STORED_PREFIX.from) {
    for (const ending of words.vocabulary.completions(last)) {
      const completed = [...parts.slice(0, -1), ending].join(' ');
      const found = candidatesOf(reading, (await readLiterally(completed, words)).query, [
        ...parts.slice(0, -1),
        ending,
      ]);
      if (found.rows.length > 0) return { found, phrase: completed };
    }
  }
  const recovered = await recoverSearch(literal, words, true);
  if (recovered.query === null || recovered.reading.uncertain) return null;
  const phrase = recovered.reading.original === null ? null : recovered.reading.searched;
  return { found: candidatesOf(reading, recovered.query, parts), phrase };
}

interface Found {
  found: Candidates;
  /** A corrected text that found them. */
  phrase: string | null;
}

/** What the words of a text that is being typed find, the last one being a beginning. */
async function findTyped(text: string, reading: Reading): Promise<Found> {
  const parts = plainWords(text);
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join(' ');
  const found = (candidates: Candidates): Found => ({ found: candidates, phrase: null });
  if (parts.length === 0) return found(NOTHING);
  if (before !== '' && isLittle(last)) return findTyped(before, reading);
  const literal = await readLiterally(text, reading.words);
  const whole = likelyOf(reading, candidatesOf(reading, prefixQuery(literal), parts));
  if (whole.rows.length > 0) return found(whole);
  const apart = parted(parts);
  // 'billi' is about to be 'billig', and no slip of another word.
  if (isLittleBeginning(last)) return before === '' ? found(whole) : findTyped(before, reading);
  if (apart !== null) {
    const compound = await findTyped(apart, reading);
    if (compound.found.begun.size > 0 && compound.phrase === null) return compound;
  }
  const corrected = await findCorrected(text, literal, reading);
  if (corrected !== null && corrected.found.rows.length > 0) return corrected;
  return before === '' ? found(whole) : findTyped(before, reading);
}

/** The first of each list, then the second of each, every number once. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())];
}

/** A limit of which the number is still being typed: 'max 1', 'mellan 300', '300–'. */
const OPEN_LIMIT = /(?:^|\s)(?:(?:under|över|max|minst|högst|mellan|från|upp till)\s+\d[\d\s]*|\d+\s?[–-]\s?\d*)$/iu;

/** Words after which a price is likely to come: 'mobil under', 'tv minst'. */
const TO_BE_CHEAP = /\s(?:und|unde|under|max\p{L}*|hög|högs|högst|upp till|bill?i?g?\p{L}*)(?:\s+\d[\d\s]*)?$/iu;
const TO_BE_DEAR = /\s(?:öve|över|mins|minst|från)(?:\s+\d[\d\s]*)?$/iu;

const leaningOf = (text: string): Leaning => (TO_BE_CHEAP.test(text) ? 'cheap' : TO_BE_DEAR.test(text) ? 'dear' : null);

/** The words that tell what is wanted, and the last one, which may become such a word. */
function tellingWords(text: string): string[] {
  const words = plainWords(text.replace(OPEN_LIMIT, ''));
  return words.filter((word, index) => index === words.length - 1 || !isLittle(word));
}

/** What is wanted: the products of the words, and of those before a last one that may say nothing. */
async function findWanted(text: string, reading: Reading): Promise<{ found: Candidates[]; phrase: string | null }> {
  const all = everything(reading);
  const parts = tellingWords(text);
  if (parts.length === 0) return { found: [all], phrase: null };
  const { found, phrase } = await findTyped(parts.join(' '), reading);
  // 'tv me' is about to be 'tv med', or 'tv mediaspelare'.
  if (!isLittleBeginning(parts.at(-1) ?? '')) return { found: [found], phrase };
  const before = parts.slice(0, -1).join(' ');
  if (before !== '') return { found: [found, (await findTyped(before, reading)).found], phrase };
  const isSaid = found.rows.some((row) => found.begun.has(reading.listings.table.kindOf[row] ?? -1));
  return { found: isSaid ? [found] : [all], phrase };
}

/**
 * [7.6-07] The quick search: products of the likeliest kinds for the typed beginning, corrected when nothing matches,
 * and phrases that continue it.
 */
export function createSuggestions(read: () => Promise<Reading>): SearchPort['suggest'] {
  return async (typed) => {
    const reading = await read();
    const key = prefixKey(typed);
    if (key.length < STORED_PREFIX.from) return NONE;
    const limited = readLimits(typed);
    const { found, phrase } = await findWanted(limited.text, reading);
    const { table } = reading.listings;
    const leaning = leaningOf(limited.text);
    const within = (rows: readonly number[]): readonly number[] =>
      limited.limits.reduce((left, { keep }) => keep(left, reading.listings, false) ?? left, rows);
    const lists = found.map((each) =>
      spreadKinds(reading.listings, { ...each, rows: within(each.rows) }, { count: MAX_SUGGESTED_PRODUCTS, leaning }),
    );
    const best = inTurn(lists).slice(0, MAX_SUGGESTED_PRODUCTS);
    const phrases = [...new Set([...(phrase === null ? [] : [phrase]), ...phrasesFor(key, reading)])];
    return {
      productIds: best.flatMap((row) => table.productIds[row] ?? []),
      phrases: phrases.slice(0, MAX_SUGGESTED_PHRASES),
    };
  };
}
