import { isFillingBeginning } from './filling-words.ts';
import { NOTHING, findEnding, findFinished, findTyped, hasBegun, namesBegun } from './find-typed.ts';
import { readLiterally } from './literal-search.ts';
import { readBareSum } from './open-limits.ts';
import { SHORTEST_ALONE, aliasesBegun } from './aliases.ts';
import type { Reading } from './reading.ts';
import type { Keep } from './search-limit.ts';
import type { LimitedSearch } from './search-limits.ts';
import { namesColour } from './search-properties.ts';
import { prefixQuery } from './search-reader.ts';
import { hasDigit, plainWords, tidy } from './search-text.ts';
import type { Candidates } from './spread-kinds.ts';
import { SMALL } from './swedish-words.ts';
import { kindsBegun, readTogether } from './typed-kinds.ts';
import { isLittle, isLittleBeginning } from './typed-words.ts';

/** Of the names that several words may become. */
const MAX_PHRASES_MEANT = 3;
/** Products that are fewer than suggestions. */
const FEW = 6;
/** Letters from which a word alone tells a kind. */
const SHORTEST_LAST = 3;

const everything = ({ listings: { table } }: Reading): Candidates => ({ ...NOTHING, rows: table.liveRows });

/** The last word is one with that before it. */
const JOINED_LAST = /\p{L}-\p{L}+\s*$/u;

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

/** The kinds that the last word begins, where all words find none of them: 'kamera minn' begins a minneskort. */
function findLast(parts: readonly string[], found: Candidates, reading: Reading): Candidates[] {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || last.length < SHORTEST_LAST) return [];
  const { table } = reading.listings;
  // A 'pussel bar' is about to be for barn, and no bärbar dator.
  const begun = kindsBegun(last, reading, { isExact: true });
  if (hasBegun({ ...found, begun }, reading)) return [];
  const rows = table.liveRows.filter((row) => begun.has(table.kindOf[row] ?? -1));
  return rows.length === 0 ? [] : [{ ...NOTHING, rows, last, begun }];
}

/** Whether any product has all words of a text, or words that they begin. */
export async function findsAny(text: string, { words }: Reading): Promise<boolean> {
  const query = prefixQuery(await readLiterally(text, words));
  return query !== null && words.finds(query);
}

/**
 * A text without the words that filters tell: colours and sizes, as in a search ('blå mo'), others where nothing has
 * all of it ('vattentäta h').
 */
async function withoutFacets({ text, limits }: LimitedSearch, reading: Reading): Promise<string> {
  const words = limits.flatMap(({ facet }) =>
    facet !== undefined && !hasDigit(facet.words) && facet.exists(reading.listings) ? [facet.words] : [],
  );
  const without = (from: string, each: readonly string[]): string =>
    each.reduce((left, word) => tidy(left.replace(word, ' ')), from);
  const plain = without(
    text,
    words.filter((word) => namesColour(word) || SMALL.has(word.toLowerCase())),
  );
  if (plain === '') return text;
  const rest = without(plain, words);
  return rest === plain || rest === '' || (await findsAny(plain, reading)) ? plain : rest;
}

/** What is wanted by a text that is being typed. */
export interface Wanted {
  /** Each of what the text may become, to be shown in turn. */
  found: Candidates[];
  /** A corrected text that found it. */
  phrase: string | null;
  /** The prices that a number at the end may tell. */
  keep: Keep | null;
}

/** What else the last word may begin: a name of several words, or a kind that has not all of the words before it. */
async function findElse(parts: readonly string[], found: Candidates, reading: Reading): Promise<Candidates[]> {
  // The name of no product: 'phone' is about to be a 'phone case' as well.
  const isOtherName = found.begun.size > 0 && [...found.begun.values()].every((noun) => noun === '');
  const names = isOtherName ? await findEnding(parts, namesBegun(parts.at(-1) ?? '', reading), reading) : null;
  return [...(names === null ? [] : [names.found]), ...findLast(parts, found, reading)];
}

/** What shoppers call otherwise, and begin to. */
async function findAliases(text: string, isAlone: boolean, reading: Reading): Promise<Candidates[]> {
  const each = await Promise.all(
    aliasesBegun(text, isAlone ? SHORTEST_ALONE : undefined).map(({ before, name }) =>
      findFinished(tellingWords(`${before} ${name}`).join(' '), reading),
    ),
  );
  return each.flatMap(({ found }) => (found.rows.length === 0 ? [] : [found]));
}

/** What something is for, or has: a 'dator till video' is no videokort, and a 'mobil med lång' no cable. */
const PURPOSE = /\s(?:till|för|åt|med|utan)\s+\S+\s*$/iu;

/** Whether nothing that was found is of the kind that is named, nor of one that is begun: 'kortspel två'. */
function isElsewhere(text: string, found: Candidates, reading: Reading): boolean {
  const { table } = reading.listings;
  const isNamed = (row: number): boolean => found.namedBefore.has(table.kindOf[row] ?? -1);
  if (found.namedBefore.size === 0 || found.rows.some(isNamed)) return false;
  return PURPOSE.test(text) || !hasBegun(found, reading);
}

/** What finished words find of the kinds that they name; all of these where no product of them has all words. */
async function findNamed(text: string, kinds: ReadonlySet<number>, reading: Reading): Promise<Candidates> {
  const { table } = reading.listings;
  const isNamed = (row: number): boolean => kinds.has(table.kindOf[row] ?? -1);
  const { found } = await findFinished(text, reading);
  return found.rows.some(isNamed) ? found : { ...NOTHING, rows: table.liveRows.filter(isNamed), named: kinds };
}

/**
 * The products of the words before one that may say nothing, and those of all words: 'tv me' is about to be 'tv med',
 * or 'tv mediaspelare'.
 */
async function findBefore(before: string, last: string, found: Candidates, reading: Reading): Promise<Candidates[]> {
  const { found: finished } = await findFinished(before, reading);
  // A 'bluetooth hö' is about to be hörlurar rather than 'bluetooth högst', and 'högtalare ti' for something.
  const both = hasBegun(found, reading) ? [found, finished] : [finished, found];
  const isFound = isLittle(last) || both.some(({ rows }) => rows.length > 0);
  return isFound ? both : [(await findTyped(last, reading)).found];
}

/** The products of all words, and of those before a last one that may say nothing. */
async function findWords(text: string, reading: Reading): Promise<Wanted> {
  const all = everything(reading);
  const parts = tellingWords(text);
  if (parts.length === 0) return { found: [all], phrase: null, keep: null };
  const sum = readBareSum(text);
  if (sum !== null && !(await findsAny(parts.join(' '), reading))) {
    return { ...(await findWords(sum.text, reading)), keep: sum.keep };
  }
  const together = await findTogether(parts, reading);
  // 'tv-sp' begins tv-spel, and no tv.
  if (JOINED_LAST.test(text) && together.some(({ begun }) => begun.size > 0))
    return { found: together, phrase: null, keep: null };
  const { found, phrase } = await findTyped(parts.join(' '), reading);
  const aliases = await findAliases(text, found.rows.length === 0, reading);
  // What it is a name for, it is no slip of.
  if (aliases.length > 0 && (phrase !== null || found.rows.length === 0))
    return { found: aliases, phrase: null, keep: null };
  const wanted = (candidates: Candidates[]): Wanted => ({
    found: [...together, ...candidates, ...aliases],
    phrase,
    keep: null,
  });
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join(' ');
  if (found.rows.length === 0 && before === '' && isFillingBeginning(last)) return wanted([all]);
  if (!isLittleBeginning(last)) {
    const named = isElsewhere(text, found, reading) ? [await findNamed(before, found.namedBefore, reading)] : [];
    // A 'gaming laptop u' is about to be one under a price rather than of the model 'Ultra'.
    const isOpen = last.length === 1 && found.namedBefore.size > 0 && found.rows.length < FEW;
    const open = isOpen ? [(await findFinished(before, reading)).found] : [];
    return wanted([...named, found, ...open, ...(await findElse(parts, found, reading))]);
  }
  if (before !== '') return wanted(await findBefore(before, last, found, reading));
  return wanted(hasBegun(found, reading) ? [found] : [all]);
}

/** What is wanted by a text, its limits taken out. */
export const findWanted = async (limited: LimitedSearch, reading: Reading): Promise<Wanted> =>
  findWords(await withoutFacets(limited, reading), reading);
