import { UNIT_NAMES } from './amounts.ts';
import { isFillingBeginning } from './filling-words.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { beginsOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import { isBaseForm, isRealWord } from './real-words.ts';
import { having, tagsOf } from './search-properties.ts';
import { prefixQuery, recoverSearch } from './search-reader.ts';
import { plainWords } from './search-text.ts';
import type { Candidates } from './spread-kinds.ts';
import { BEGINNING_MEANS } from './swedish-words.ts';
import { isBeginning } from './synonyms.ts';
import { kindsBegun, kindsCompounded, kindsNamed } from './typed-kinds.ts';
import { isLittle, isLittleBeginning } from './typed-words.ts';
import { beginningSlips, beginningWith, unaccented } from './vocabulary.ts';
import { rowsWithAccents } from './typed-names.ts';
import type { WordQuery } from './word-query.ts';

/** Shorter words are the first part of too many by chance. */
const SHORTEST_FIRST_PART = 2;
/** Letters from which a word begins a name of several words. */
const SHORTEST_NAME = 3;
const MAX_NAMES = 3;
/** Letters of a compound's last part from which it is known. */
const SHORTEST_LAST_PART = 4;
/** Letters from which a word is completed, or a slip of another. */
const SHORTEST_COMPLETED = 3;
/** Letters from which a word of the language is no beginning of another by chance. */
const SHORTEST_WHOLE = 6;

/** Nothing is found, and nothing is named. */
export const NOTHING: Candidates = {
  rows: [],
  ranks: null,
  last: '',
  begun: new Map(),
  named: new Set(),
  namedBefore: new Set(),
  compounded: new Set(),
};

/** What a text finds while it is being typed. */
export interface Found {
  found: Candidates;
  /** A corrected text that found them. */
  phrase: string | null;
}

/** The live products that a query finds, with the kinds that its words name and its last word begins to name. */
function candidatesOf(reading: Reading, query: WordQuery | null, typed: readonly string[]): Candidates {
  const { table } = reading.listings;
  const last = typed.at(-1) ?? '';
  if (query === null || last === '') return { ...NOTHING, last };
  const before = typed.slice(0, -1).map((word) => kindsNamed(word, reading));
  const begun = kindsBegun(last, reading, { isAfter: typed.length > 1 });
  const rows = table.words.find(query, table.isLive);
  return {
    rows: rowsWithAccents(last, { rows, begun }, reading.listings),
    ranks: table.words.ranks(query),
    last,
    begun,
    named: kindsNamed(last, reading),
    namedBefore: before.findLast(({ size }) => size > 0) ?? NOTHING.namedBefore,
    compounded: kindsCompounded(last, reading),
  };
}

/** Whether any of the products is of a kind that the last word begins to name. */
export const hasBegun = ({ rows, begun }: Candidates, { listings: { table } }: Reading): boolean =>
  rows.some((row) => begun.has(table.kindOf[row] ?? -1));

/** The products of the kinds that are named, all where none is: as cheap as is typed may be any other kind. */
export function ofNamedKinds({ rows, named, namedBefore, begun }: Candidates, { listings: { table } }: Reading) {
  const names = named.size + namedBefore.size > 0 ? [named, namedBefore] : [begun];
  const isNamed = (kind: number): boolean => names.some((kinds) => kinds.has(kind));
  const own = rows.filter((row) => isNamed(table.kindOf[row] ?? -1));
  return own.length > 0 ? own : rows;
}

/** After one letter, only kinds that begin with it, or are named before it: 'trådlös m' is about to be a mus. */
function likelyOf({ listings: { table } }: Reading, found: Candidates): Candidates {
  if (found.last.length > 1) return found;
  const isLikely = (kind: number): boolean =>
    found.begun.has(kind) || found.named.has(kind) || found.namedBefore.has(kind);
  const likely = found.rows.filter((row) => isLikely(table.kindOf[row] ?? -1));
  return likely.length > 0 ? { ...found, rows: likely } : found;
}

/** With the products of kinds that one word begins, of which the stem is shorter: 'skriva' a skrivare. */
function withBegun(reading: Reading, found: Candidates, parts: readonly string[]): Candidates {
  const { table } = reading.listings;
  const isOne = parts.length === 1 && found.last.length >= SHORTEST_COMPLETED;
  if (!isOne || found.rows.length === 0 || hasBegun(found, reading)) return found;
  const begun = table.liveRows.filter((row) => found.begun.has(table.kindOf[row] ?? -1));
  return { ...found, rows: [...found.rows, ...begun] };
}

/** The same text, its last word parted where a compound may be: 'gamingm' as 'gaming m', 'kamerast' as 'kamera st'. */
function parted(parts: readonly string[], { isWord }: LiteralSearch): string[] {
  const last = parts.at(-1) ?? '';
  const cuts = Array.from({ length: Math.max(0, last.length - SHORTEST_FIRST_PART) }, (_, at) => last.length - 1 - at);
  // The 's' of 'solcells' only joins.
  const bases = (first: string): string[] => [first, first.replace(/s$/u, '')];
  const isFirst = (cut: number): boolean =>
    isBeginning(last.slice(0, cut)) || (last.length - cut > 1 && bases(last.slice(0, cut)).some(isWord));
  return cuts.filter(isFirst).flatMap((cut) => {
    const first = last.slice(0, cut);
    const firsts = [isWord(first) || isBeginning(first) ? first : first.slice(0, -1), BEGINNING_MEANS[first] ?? first];
    return [...new Set(firsts)].map((each) => [...parts.slice(0, -1), each, last.slice(cut)].join(' '));
  });
}

/**
 * What a word is about to end with that the shop has no word for: 'barnhörl' with hörlurar, 'sparkcyk' as an
 * elsparkcykel does. Empty for shorter ones.
 */
function endingsOf(last: string, { listings: { table } }: Reading): string[] {
  if (last.length < SHORTEST_LAST_PART) return [];
  const { kinds } = table;
  const cuts = Array.from(
    { length: Math.max(0, last.length - 2 * SHORTEST_COMPLETED + 1) },
    (_, at) => at + SHORTEST_COMPLETED,
  );
  const tails = cuts
    .filter((cut) => isRealWord(last.slice(0, cut)))
    .flatMap((cut) => [...new Set(kinds.begunBy(last.slice(cut)).values())]);
  return [...kinds.nounsAround(last), ...tails];
}

/** Letters of a last part that tell more than a slip would. */
const isToldByLastPart = (text: string): boolean => (plainWords(text).at(-1) ?? '').length >= SHORTEST_COMPLETED;

/** The kinds that the last part of a compound begins, where no product has both: 'färglasersk' is a laserskrivare. */
function ofLastParts(texts: readonly string[], reading: Reading): Candidates | null {
  const { table } = reading.listings;
  for (const text of texts) {
    const last = plainWords(text).at(-1) ?? '';
    const begun = last.length < SHORTEST_FIRST_PART ? NOTHING.begun : kindsBegun(last, reading);
    const rows = begun.size === 0 ? [] : table.liveRows.filter((row) => begun.has(table.kindOf[row] ?? -1));
    if (rows.length > 0) return { ...NOTHING, rows, last, begun };
  }
  return null;
}

/** The same text where its last word begins the unit of a number: '27 t' as '27t'. Null for others. */
function withUnitBegun(parts: readonly string[]): string[] | null {
  const [amount = '', unit = ''] = parts.slice(-2);
  const isBegun = /^\d+$/.test(amount) && UNIT_NAMES.some((name) => name.startsWith(unit) && name !== unit);
  return isBegun ? [...parts.slice(0, -2), `${amount}${unit}`] : null;
}

/** Of what was found the products of such an amount, and not those called so: a skivspelare '55 X' has no '55 tum'. */
function measuring(found: Candidates, parts: readonly string[], { listings }: Reading): Candidates {
  const begun = parts.slice(-2).join(' ');
  const has = having(
    listings,
    tagsOf(listings, ({ label }) => label.toLowerCase().startsWith(begun)),
  );
  const rows = found.rows.filter(has);
  return rows.length > 0 ? { ...found, rows } : found;
}

/** Names of several words that a word begins: 'memory' begins a memory card. */
export const namesBegun = (beginning: string, { words }: Reading): string[] =>
  beginning.length < SHORTEST_NAME
    ? []
    : words.synonyms.phrases.filter((phrase) => phrase.startsWith(beginning)).slice(0, MAX_NAMES);

/** What the likeliest of these words finds in place of the last one, which begins or misspells it. */
export async function findEnding(
  parts: readonly string[],
  endings: readonly string[],
  reading: Reading,
): Promise<Found | null> {
  for (const ending of endings) {
    const words = [...parts.slice(0, -1), ending];
    const phrase = words.join(' ');
    const found = candidatesOf(reading, (await readLiterally(phrase, reading.words)).query, words);
    if (found.rows.length > 0) return { found, phrase };
  }
  return null;
}

/** What is found by a last word after others that are misspelt: 'lodjurte m' may become a 'lodjuret mus'. */
async function findAfterSlip(before: string, last: string, reading: Reading): Promise<Found | null> {
  const { query, reading: how } = await recoverSearch(await readLiterally(before, reading.words), reading.words, true);
  if (query === null || how.original === null) return null;
  const { found, phrase } = await findTyped(`${how.searched} ${last}`, reading);
  return found.rows.length === 0 ? null : { found, phrase: phrase ?? how.searched };
}

/** The spelling corrected as in a search. */
async function findCorrected(
  parts: readonly string[],
  literal: LiteralSearch,
  reading: Reading,
): Promise<Found | null> {
  const recovered = await recoverSearch(literal, reading.words, true);
  if (recovered.query === null || recovered.reading.uncertain) return null;
  const phrase = recovered.reading.original === null ? null : recovered.reading.searched;
  return { found: candidatesOf(reading, recovered.query, parts), phrase };
}

/**
 * What finished words find: 'skärm' before 'under' is no skärmskydd. Where that is nothing, they are read as if they
 * were still being typed.
 */
export async function findFinished(text: string, reading: Reading): Promise<Found> {
  const { query } = await readLiterally(text, reading.words);
  const finished = { ...candidatesOf(reading, query, plainWords(text)), begun: NOTHING.begun };
  const isNamed = finished.named.size > 0 && finished.rows.length > 0;
  if (isNamed) return { found: { ...finished, rows: ofNamedKinds(finished, reading) }, phrase: null };
  const typed = await findTyped(text, reading);
  // Before 'till', a 'larm' is no slip of a lampa.
  const isSlip = typed.phrase !== null && !plainWords(text).every(isRealWord);
  return typed.phrase === null || isSlip ? typed : { found: NOTHING, phrase: null };
}

/** What the words before the last one find, of which it may begin a kind: 'tyst tang' a tangentbord. */
const goingOn = (before: Candidates, last: string, reading: Reading): Candidates => ({
  ...before,
  last,
  begun: kindsBegun(last, reading),
  named: kindsNamed(last, reading),
  namedBefore: before.named.size > 0 ? before.named : before.namedBefore,
});

/** What a compound finds whose last part begins a kind; null where the shop has none. */
async function findCompound(texts: readonly string[], reading: Reading): Promise<Found | null> {
  for (const text of texts) {
    const compound = await findTyped(text, reading);
    const hasAll = compound.found.last === plainWords(text).at(-1);
    if (compound.phrase === null && hasAll && hasBegun(compound.found, reading)) return compound;
  }
  return null;
}

/** What the words of a text that is being typed find, the last one being a beginning. */
export async function findTyped(text: string, reading: Reading): Promise<Found> {
  const parts = plainWords(text);
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join(' ');
  const found = (candidates: Candidates): Found => ({ found: candidates, phrase: null });
  if (parts.length === 0) return found(NOTHING);
  if (before !== '' && isLittle(last)) return findFinished(before, reading);
  const measured = withUnitBegun(parts);
  if (measured !== null) {
    const amount = await readLiterally(measured.join(' '), reading.words);
    const named = candidatesOf(reading, prefixQuery(amount), measured);
    if (named.rows.length > 0) return found(measuring(named, parts, reading));
  }
  const literal = await readLiterally(text, reading.words);
  const whole = withBegun(reading, likelyOf(reading, candidatesOf(reading, prefixQuery(literal), parts)), parts);
  if (whole.rows.length > 0) return found(whole);
  const afterSlip = before === '' ? null : await findAfterSlip(before, last, reading);
  if (afterSlip !== null) return afterSlip;
  // 'billi' is about to be 'billig', 'popul' to be 'populära', and no slip of another word.
  if (isLittleBeginning(last) || isFillingBeginning(last))
    return before === '' ? found(whole) : findFinished(before, reading);
  const endings = last.length >= SHORTEST_COMPLETED ? reading.words.vocabulary.completions(last) : [];
  const goesOn = beginningWith(last);
  const continued = await findEnding(parts, endings.filter(goesOn), reading);
  if (continued !== null) return continued;
  const compound = await findCompound(parted(parts, literal), reading);
  if (compound !== null) return compound;
  // A 'gitar' is about to be a gitarr, and no slip of a givare.
  if (before === '' && beginsOtherGoods(last))
    return (await findEnding(parts, namesBegun(last, reading), reading)) ?? found(NOTHING);
  // 'barnhör' is no slip of 'barnböcker', which has two.
  const isNear = (ending: string): boolean => beginningSlips(unaccented(last), unaccented(ending)) <= 1;
  if (before === '' && !endings.some(isNear)) {
    const told = ofLastParts(parted(parts, literal).filter(isToldByLastPart), reading);
    if (told !== null) return found(told);
  }
  // A 'hantel' is no slip of what begins with 'handel'.
  const isWhole = last.length >= SHORTEST_WHOLE && isBaseForm(last);
  const misspelt = isWhole ? [] : endings.filter((ending) => !goesOn(ending));
  const named = [...namesBegun(last, reading), ...misspelt];
  const corrected = (await findEnding(parts, named, reading)) ?? (await findCorrected(parts, literal, reading));
  if (corrected !== null && corrected.found.rows.length > 0) return corrected;
  const ended = await findEnding(parts, endingsOf(last, reading), reading);
  if (ended !== null) return { ...ended, phrase: null };
  if (before === '') return found(ofLastParts(parted(parts, literal), reading) ?? whole);
  const begun = await findTyped(before, reading);
  return begun.found.rows.length > 0
    ? { ...begun, found: goingOn(begun.found, last, reading) }
    : findTyped(last, reading);
}
