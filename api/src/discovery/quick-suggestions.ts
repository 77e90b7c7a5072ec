import { prefixKey } from './index-prefixes.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { readBareSum, readOpenLimit } from './open-limits.ts';
import type { Reading } from './reading.ts';
import type { Keep } from './search-limit.ts';
import { readLimits } from './search-limits.ts';
import type { SearchPort, Suggestions } from './search-port.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { plainWords } from './search-text.ts';
import { type Candidates, spreadKinds } from './spread-kinds.ts';
import { isBeginning } from './synonyms.ts';
import { kindsBegun, kindsCompounded, kindsNamed, readTogether } from './typed-kinds.ts';
import { isLittle, isLittleBeginning } from './typed-words.ts';
import type { WordQuery } from './word-query.ts';

/** Lengths of the first letters for which phrases are stored in `prefix_top`. */
const STORED_PREFIX = { from: 2, to: 4 } as const;

/** Shorter words are the first part of too many by chance. */
const SHORTEST_FIRST_PART = 2;

const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_PHRASES = 4;
/** Of the names that several words may become. */
const MAX_PHRASES_MEANT = 3;

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

/** Whether any of the products is of a kind that the last word begins to name. */
const hasBegun = ({ rows, begun }: Candidates, { listings: { table } }: Reading): boolean =>
  rows.some((row) => begun.has(table.kindOf[row] ?? -1));

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

/** The same text, its last word parted where a compound may be: 'gamingm' as 'gaming m', 'kamerast' as 'kamera st'. */
function parted(parts: readonly string[], { isWord }: LiteralSearch): string[] {
  const last = parts.at(-1) ?? '';
  const cuts = Array.from({ length: Math.max(0, last.length - SHORTEST_FIRST_PART) }, (_, at) => last.length - 1 - at);
  return cuts
    .filter((cut) => isBeginning(last.slice(0, cut)) || (last.length - cut > 1 && isWord(last.slice(0, cut))))
    .map((cut) => [...parts.slice(0, -1), last.slice(0, cut), last.slice(cut)].join(' '));
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
  // 'billi' is about to be 'billig', and no slip of another word.
  if (isLittleBeginning(last)) return before === '' ? found(whole) : findTyped(before, reading);
  for (const apart of parted(parts, literal)) {
    const compound = await findTyped(apart, reading);
    if (compound.phrase === null && hasBegun(compound.found, reading)) return compound;
  }
  const corrected = await findCorrected(text, literal, reading);
  if (corrected !== null && corrected.found.rows.length > 0) return corrected;
  if (before === '') return found(whole);
  const begun = await findTyped(before, reading);
  return begun.found.rows.length > 0 ? begun : findTyped(last, reading);
}

/** The words that tell what is wanted, and the last one, which may become such a word. */
function tellingWords(text: string): string[] {
  const words = plainWords(text);
  return words.filter((word, index) => index === words.length - 1 || !isLittle(word));
}

/** The live products that have all words of a text. */
async function rowsOf(text: string, { listings: { table }, words }: Reading): Promise<readonly number[]> {
  const { query } = await readLiterally(text, words);
  return query === null ? [] : table.words.find(query, table.isLive);
}

/** What the last words begin together: 'mus ma' begins a musmatta, of what the words before them find. */
async function findTogether(parts: readonly string[], reading: Reading): Promise<Candidates[]> {
  const together = readTogether(parts, reading);
  if (together === null) return [];
  const { kinds, phrases, before } = together;
  const { table } = reading.listings;
  const said = before.length === 0 ? table.liveRows : await rowsOf(before.join(' '), reading);
  const ofKinds = kinds.size === 0 ? [] : said.filter((row) => kinds.has(table.kindOf[row] ?? -1));
  const named = await Promise.all(
    phrases.slice(0, MAX_PHRASES_MEANT).map((phrase) => rowsOf([...before, phrase].join(' '), reading)),
  );
  const rows = [...new Set([...ofKinds, ...named.flat()])];
  return rows.length === 0 ? [] : [{ ...NOTHING, rows, last: parts.at(-1) ?? '', begun: kinds }];
}

async function findsAny(text: string, { words }: Reading): Promise<boolean> {
  const query = prefixQuery(await readLiterally(text, words));
  return query !== null && words.finds(query);
}

interface Wanted {
  found: Candidates[];
  phrase: string | null;
  /** The prices that a number at the end may tell. */
  keep: Keep | null;
}

/** What is wanted: the products of the words, and of those before a last one that may say nothing. */
async function findWanted(text: string, reading: Reading): Promise<Wanted> {
  const all = everything(reading);
  const parts = tellingWords(text);
  if (parts.length === 0) return { found: [all], phrase: null, keep: null };
  const sum = readBareSum(text);
  if (sum !== null && !(await findsAny(parts.join(' '), reading))) {
    return { ...(await findWanted(sum.text, reading)), keep: sum.keep };
  }
  const together = await findTogether(parts, reading);
  const { found, phrase } = await findTyped(parts.join(' '), reading);
  const wanted = (candidates: Candidates[]): Wanted => ({ found: [...together, ...candidates], phrase, keep: null });
  // 'tv me' is about to be 'tv med', or 'tv mediaspelare'.
  if (!isLittleBeginning(parts.at(-1) ?? '')) return wanted([found]);
  const before = parts.slice(0, -1).join(' ');
  if (before !== '') return wanted([found, (await findTyped(before, reading)).found]);
  return wanted(hasBegun(found, reading) ? [found] : [all]);
}

/** The products of the kinds that are named, all where none is: as cheap as is typed may be any other kind. */
function ofNamedKinds({ rows, named, namedBefore, begun }: Candidates, { listings: { table } }: Reading) {
  const names = named.size + namedBefore.size > 0 ? [named, namedBefore] : [begun];
  const isNamed = (kind: number): boolean => names.some((kinds) => kinds.has(kind));
  const own = rows.filter((row) => isNamed(table.kindOf[row] ?? -1));
  return own.length > 0 ? own : rows;
}

/** The first of each list, then the second of each, every number once. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())];
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
    const { text, leaning, keep } = readOpenLimit(typed);
    const limited = readLimits(text);
    const wanted = await findWanted(limited.text, reading);
    const { table } = reading.listings;
    const open = keep ?? wanted.keep;
    const within = (found: Candidates): Candidates => {
      const rows = limited.limits.reduce(
        (left, limit) => limit.keep(left, reading.listings, false) ?? left,
        found.rows,
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
    };
  };
}
