import { namesPerson } from './ask/not-understood.ts';
import type { Found } from './build-list.ts';
import { facetWords, isFacetValue } from './facet-words.ts';
import { isModel } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { isMisfit } from './fitting.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { withNamedValues } from './named-values.ts';
import type { Reading } from './reading.ts';
import { shelvedUnder } from './rows-by-word.ts';
import { foundRows } from './search-hits.ts';
import { namedKinds, namesAccessory, namesHost } from './search-kinds.ts';
import { namesColour } from './search-properties.ts';
import { hasDigit, tidy } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { BEGINNING_MEANS, SMALL } from './swedish-words.ts';
import { compoundRest } from './synonyms.ts';
import type { WordQuery } from './word-query.ts';

/** Where a search is made, and by whom. */
export interface Context {
  /** Further searches within the list. */
  within: readonly WordQuery[];
  isMember: boolean;
}

export const NOTHING: Found = { rows: [], ranks: null };

/** Words of a search in which a thing and what it is for may be one word. */
const MAX_WORDS_AROUND = 5;

/** Things that one search is for. */
const MAX_JOINED = 4;

/** What joins a thing and its purpose. */
const FOR = new Set(['till', 'för', 'åt']);

/** What joins a thing with what it has, lacks or is about. */
const ABOUT = new Set(['med', 'utan', 'om', 'with', 'without', 'about']);

/** What no filter tells of anything. */
const PRAISE = /^(?:snabb|tyst|lätt|stark|tunn|kraftfull|hållbar|snygg|bekväm|pålitlig|smidig)(?:a|t)?$/u;

/** 'mus och tangentbord': both are wanted. */
const AND = /\s+(?:och|and|samt|eller|or|&|\+)\s+|\s*,\s+/iu;
/** Of a 'skärm för kontoret och spel' both are what it is for. */
const FOR_BOTH = /^\S+\s(?:.*\s)?(?:till|för|åt|mellan)\s/iu;

/** What names kinds of products. */
export const languageOf = ({ listings, words }: Pick<Reading, 'listings' | 'words'>) => ({
  synonyms: words.synonyms,
  kinds: listings.table.kinds,
});

/** Whether any of what was found is of these kinds. */
export const isOfKind = (
  { listings: { table } }: Reading,
  { rows }: Found,
  wanted: readonly ReadonlySet<number>[],
): boolean => rows.some((row) => wanted.some((kinds) => kinds.has(table.kindOf[row] ?? -1)));

/** A word as the shop has it, and not only with the same stem. */
const isOwnWord = ({ word }: LiteralSearch['terms'][number], { isWord, lexemes }: LiteralSearch): boolean =>
  hasDigit(word) || isWord(word) || lexemes.get(word)?.length === 0;

/** The words of a search and the parts of its compounds: 'ryggsäck' of 'datorryggsäck', 'rörelse' of 'rörelsevakt'. */
const partsOf = ({ terms }: LiteralSearch): string[] =>
  terms.flatMap(({ word, excluded }) => {
    const rest = compoundRest(word);
    if (excluded) return [];
    return rest === null ? [word] : [word, rest, word.slice(0, -rest.length)];
  });

/** The products of a literal search: those of the wanted kind, ranked by its words; `typed` may name values, too. */
export function foundBy(
  { listings, words }: Reading,
  literal: LiteralSearch,
  query: WordQuery,
  { within }: Context,
  typed: LiteralSearch = literal,
): Found {
  const { table } = listings;
  const rows = table.words.find({ all: [query, ...within] }, table.isLive);
  if (rows.length === 0) return NOTHING;
  const { wanted, main } = namedKinds(literal, languageOf({ listings, words }));
  const isTold = wanted.length > 0 || (main === null && literal.terms.every((term) => isOwnWord(term, literal)));
  const found = foundRows(table, rows, {
    typed: literal.text,
    wanted,
    ranks: table.words.ranks(literal.rank ?? query),
  });
  const parts = [...partsOf(literal), ...partsOf(typed)];
  const meant = parts.flatMap(words.synonyms.heads);
  const valued = withNamedValues(
    found,
    [...new Set(parts)],
    { meant: [...new Set(meant)], isKindTold: wanted.length > 0 },
    listings,
  );
  return { ...valued, isUnsure: wanted.length > 1 || !isTold };
}

/** The same for a text of its own, such as the name of a kind. */
export async function foundByText(text: string, reading: Reading, context: Context): Promise<Found> {
  const literal = await readLiterally(text, reading.words);
  return literal.query === null ? NOTHING : foundBy(reading, literal, literal.query, context);
}

/** Whether a word is a filter value that names things, and does not say what they are like: 'ljusslinga', 'hdmi'. */
function namesThings({ terms, text }: LiteralSearch, { listings }: Reading): boolean {
  const isQuality = namesColour(text) || LIKE.test(text) || isFilling(text);
  return terms.length === 1 && !isQuality && isFacetValue(text, listings);
}

/** What is found by one of several things; nothing where it names none. `isAlone`: all are single words. */
async function findSide(side: string, isAlone: boolean, reading: Reading, context: Context): Promise<Found> {
  const literal = await readLiterally(side, reading.words);
  if (literal.query === null) return NOTHING;
  const isNamed = namedKinds(literal, languageOf(reading)).wanted.length > 0;
  return isNamed || (isAlone && namesThings(literal, reading))
    ? foundBy(reading, literal, literal.query, context)
    : NOTHING;
}

/** What several searches found, the best of each in turn. */
function inTurn(founds: readonly Found[], { listings: { table } }: Reading): Found {
  const places = new Map<number, number>();
  for (const { rows, ranks, bonus } of founds) {
    const score = (row: number): number => (ranks?.[row] ?? 0) + (table.merits[row] ?? 0) + (bonus?.(row) ?? 0);
    for (const [at, row] of [...rows].sort((a, b) => score(b) - score(a)).entries())
      places.set(row, Math.min(at, places.get(row) ?? at));
  }
  const rows = [...places.keys()];
  const ranks = new Float32Array(table.productIds.length);
  for (const [row, at] of places) ranks[row] = rows.length - at - (table.merits[row] ?? 0);
  return { rows, ranks };
}

/** The things that 'and' joins, each found by itself; null where a side names no thing. */
async function joined(text: string, reading: Reading, context: Context): Promise<Found | null> {
  const sides = text.split(AND);
  if (sides.length < 2 || sides.length > MAX_JOINED || FOR_BOTH.test(sides[0] ?? '')) return null;
  const isAlone = sides.every((side) => !/\s/.test(side.trim()));
  const founds = await Promise.all(sides.map((side) => findSide(side, isAlone, reading, context)));
  return founds.some(({ rows }) => rows.length === 0) ? null : inTurn(founds, reading);
}

/** A text without these words, given in lower case. */
export const withoutWords = (text: string, words: readonly string[]): string =>
  text.replace(/[\p{L}\d]+/gu, (word) => (words.includes(word.toLowerCase()) ? ' ' : word));

/** The text without the words that the shop has in no form. */
export function withoutUnknown({ text, terms, isKnown, lexemes }: LiteralSearch): string {
  const isUnknown = (word: string): boolean =>
    !hasDigit(word) && lexemes.get(word)?.length !== 0 && ![word, ...possibleBases(word)].some((form) => isKnown(form));
  return withoutWords(text, terms.map(({ word }) => word).filter(isUnknown));
}

/** What is found by the names of two kinds beside one another: 'tangentbord mus' is 'tangentbord och mus'. */
async function beside({ text, terms }: LiteralSearch, reading: Reading, context: Context): Promise<Found | null> {
  const [first, last, ...others] = terms.filter(({ excluded }) => !excluded).map(({ word }) => word);
  if (first === undefined || last === undefined || others.length > 0) return null;
  const { kinds } = reading.listings.table;
  const isName = (word: string): boolean => !namesHost(word) && kinds.namedBy([word, ...possibleBases(word)]).size > 0;
  if (!isName(first) || !isName(last)) return null;
  return joined(text.trim().replace(/\s+/, ' och '), reading, context);
}

/** The words that two of a search may be one of: 'lampa till skrivbord', 'kamera övervakning', 'spel tangentbord'. */
function compoundsOf({ terms, isWord, isKnown }: LiteralSearch, { synonyms }: Reading['words']): string[] {
  const words = terms.flatMap(({ word, excluded }) => (excluded ? [] : [word]));
  const at = words.findIndex((word, index) => index > 0 && FOR.has(word));
  const [thing = '', purpose = ''] = at < 0 ? words : [words[at - 1], words[at + 1]];
  if (purpose === '' || hasDigit(purpose) || words.length > MAX_WORDS_AROUND) return [];
  if (at < 0) {
    if (words.length > 2) return [];
    const isOurs = (word: string): boolean => [word, word.replace(/a$/u, 'or')].some(isWord);
    const known = [`${purpose}${thing}`, `${purpose}s${thing}`].filter(isOurs);
    const small = `mini${purpose}`;
    if (SMALL.has(thing) && isKnown(small)) return [...known, small];
    return BEGINNING_MEANS[thing] === undefined ? known : [...known, `${thing}${purpose}`];
  }
  const meant = synonyms.heads(purpose);
  const bases = [...new Set([purpose, ...possibleBases(purpose).filter(isWord), ...meant])];
  const around = (compound: string): string => [...words.slice(0, at - 1), compound, ...words.slice(at + 2)].join(' ');
  return bases.flatMap((base) => [around(`${base}${thing}`), around(`${base}s${thing}`)]);
}

/** Such a word, where the shop has what it names. */
async function asCompound(literal: LiteralSearch, { words }: Reading): Promise<LiteralSearch | null> {
  for (const compound of compoundsOf(literal, words)) {
    const read = await readLiterally(compound, words);
    if (read.query !== null && words.finds(read.query)) return read;
  }
  return null;
}

/** Words that say what something is like, though a shelf is called so, too: what is 'trådlös' is near no dörrklocka. */
export const LIKE =
  /^(?:(?:tråd|sladd)lös|digital|analog|smart|bärbar|portab(?:e)?l|stationär|elektrisk|elektronisk|mekanisk|automatisk|extern|intern|vattentät|lång|kort|stor|bred|tunn|snabb|lätt|stark|tyst)(?:a|t)?$/u;

/** Whether a search names nothing beside what other things are for: a 'fodral' of a mobiltelefon is a thing. */
function saysNoThing(literal: LiteralSearch, { rows }: Found, reading: Reading): boolean {
  const isValue = facetWords(reading.listings);
  const isThing = (word: string): boolean => namesAccessory(word) || rows.some(shelvedUnder(word, literal, reading));
  const isQuality = (word: string): boolean =>
    LIKE.test(word) || isModel(word) || isFilling(word) || (isValue(word) && !isThing(word));
  return literal.terms.every(({ word }) => namesHost(word) || isQuality(word));
}

/** What the words of a search found. */
export interface FoundAsTyped extends Found {
  /** Not all of its words: what they name together is of other kinds, as a book on drones is for 'drönare barn'. */
  isOnlyKind?: true;
}

/**
 * The search as typed: all of its words, else, of 'stativ till kamera', the stands, else all of the kind that it names.
 */
export async function asTyped(literal: LiteralSearch, reading: Reading, context: Context): Promise<FoundAsTyped> {
  const language = languageOf(reading);
  const both = await joined(literal.text, reading, context);
  if (both !== null) return both;
  const { wanted, name, host, main, telling, related } = namedKinds(literal, language);
  const isMeant = (found: Found): boolean =>
    found.rows.length > 0 && (wanted.length === 0 || isOfKind(reading, found, wanted.slice(0, 1)));
  // What was returned lies on shelves of many kinds, and is found by a 'telefon' that it is not for.
  const isReturned = ({ rows }: Found): boolean =>
    rows.length > 0 && rows.every((row) => reading.listings.table.isReturned(row));
  const isWholeMeant = (found: Found): boolean => isMeant(found) && (main === null || !isReturned(found));
  const compound = await asCompound(literal, reading);
  if (compound?.query) {
    const named = foundBy(reading, compound, compound.query, context, literal);
    // 'drönare för barn' are no books for children about them.
    if (main === null ? named.rows.length > 0 : isWholeMeant(named)) return named;
  }
  const whole = literal.query === null ? NOTHING : foundBy(reading, literal, literal.query, context);
  const apart = wanted.length > 1 && isReturned(whole) ? await beside(literal, reading, context) : null;
  if (apart !== null) return apart;
  if (whole.isNamed === true || isWholeMeant(whole)) return whole;
  // 'kamera med solcell' are the övervakningskameror that have one; a tangentbord with a lampa is none.
  const isWith = literal.terms.some(({ word }) => word === 'med') && !isOfKind(reading, whole, related);
  const isSoNamed = (row: number): boolean =>
    reading.listings.table.plainName(row).includes(`${name ?? main ?? host ?? ''} `);
  if (whole.rows.some(isSoNamed) && isWith) return { ...whole, isUnsure: true };
  // An 'extern ssd snabb' is an 'extern ssd', rather than any ssd.
  const praise = literal.terms.map(({ word }) => word).filter((word) => PRAISE.test(word));
  if (praise.length > 0) {
    const plain = await readLiterally(withoutWords(literal.text, praise), reading.words);
    const found = plain.query === null ? NOTHING : await asTyped(plain, reading, context);
    if (found.rows.length > 0) return { ...found, isUnsure: true, isOnlyKind: true };
  }
  // What the shop has no word for tells nothing: a 'lampa till skrivbordet flimmerfri', a 'hdmi till usb-c adapter'.
  const known = withoutUnknown(literal);
  if (main !== null && known !== literal.text && tidy(known).toLowerCase().startsWith(main)) {
    const told = await asTyped(await readLiterally(known, reading.words), reading, context);
    if (isMeant(told)) return { ...told, isUnsure: true, isOnlyKind: true };
  }
  const isAbout = literal.terms.some(({ word }) => ABOUT.has(word));
  const shorter = telling.length > 0 ? [withoutWords(literal.text, telling)] : [];
  for (const text of [...shorter, ...(main === null ? [] : [main])]) {
    const found = await foundByText(text, reading, context);
    // 'högtalare till datorn' are all of them; what a 'spel om tåg' is about none says, and a 'fodral' has to fit.
    const isUntold = isAbout || isMisfit(literal, found, reading);
    if (isMeant(found)) return isUntold ? { ...found, isUnsure: true, isOnlyKind: true } : found;
  }
  if (whole.rows.length === 0 || isOfKind(reading, whole, wanted)) return whole;
  // Games that are called '… barn' are no 'dator barn'.
  const people = literal.terms.map(({ word }) => word).filter(namesPerson);
  const forThem =
    people.length === 0 || wanted.length === 0
      ? NOTHING
      : await foundByText(withoutWords(literal.text, people), reading, context);
  if (isMeant(forThem)) return { ...forThem, isUnsure: true, isOnlyKind: true };
  if (name === null) {
    // A 'mobiltelefon pro' is none of the laddare for one; a 'gaming kamera' may be a webbkamera.
    const isHost = host !== null && !whole.rows.some(isSoNamed) && saysNoThing(literal, whole, reading);
    const hosts = isHost ? await foundByText(host, reading, context) : NOTHING;
    return isMeant(hosts) ? { ...hosts, similar: whole.rows, isUnsure: true, isOnlyKind: true } : whole;
  }
  if (name.split(' ').some((word) => whole.rows.some(shelvedUnder(word, literal, reading)))) return whole;
  // A datorkabel is a kabel, and no mouse with one.
  for (const text of [name, ...[compoundRest(name)].filter((rest) => rest !== null)]) {
    const found = await foundByText(text, reading, context);
    if (isMeant(found)) return { ...found, similar: whole.rows, isUnsure: true, isOnlyKind: true };
  }
  return whole;
}
