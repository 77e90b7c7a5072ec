import { namesPerson } from './ask/not-understood.ts';
import type { Found } from './build-list.ts';
import { famousKind, kindLike } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, partings, readLiterally } from './literal-search.ts';
import { isOtherGoods } from './other-goods.ts';
import { plainName } from './plain-name.ts';
import type { Reading } from './reading.ts';
import { relatedTo, shelvedUnder } from './rows-by-word.ts';
import { SHORTEST_KIND, namedKinds, namesHost, namesPart, withoutDangling } from './search-kinds.ts';
import { type RecoveredSearch, beginsCompounds } from './search-reader.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { kindsNamed } from './typed-kinds.ts';
import {
  type Context,
  type FoundAsTyped,
  LIKE,
  NOTHING,
  asTyped,
  foundBy,
  foundByText,
  isOfKind,
  languageOf,
  withoutUnknown,
  withoutWords,
} from './typed-search.ts';

/** Shorter words tell nothing of what is near. */
const SHORTEST_RELATED = 3;

/** A leksakskök is nothing for a kitchen, and a leksaksdator none of the datorer. */
const TOY = /^leksaks(?=\p{L}{3})/u;

/** Letters that are taken off a word whose stem is another's. */
const LONG_ENDING = 3;
/** Share of the products with a word that stand on the shelf of that name. */
const SHARE_OF_SHELF = 0.8;

/** The shop's own of the kind that a famous name stands for; null for other searches, and where it has none. */
export async function ofFamousKind(text: string, reading: Reading, context: Context) {
  const { isWord, isKnown } = await readLiterally(text, reading.words);
  const isOurs = (word: string): boolean => isKnown(word) || isOwnCompound(word, { isWord });
  const isKind = (word: string): boolean => formsOf([word]).some((form) => kindsNamed(form, reading).size > 0);
  const kind = kindLike(text, isKind) ?? famousKind(text, isOurs);
  if (kind === null) return null;
  const literal = await readLiterally(kind.search, reading.words);
  const { wanted } = namedKinds(literal, languageOf(reading));
  const { isNamed: _, ...found } = await asTyped(literal, reading, context);
  return isOfKind(reading, found, wanted) ? { ...kind, found } : null;
}

const asName = (text: string): string => ` ${plainName(text.toLowerCase()).trim()} `;

/** Whether any of what was found has a whole text in its name. */
export function hasNamed({ rows }: Found, text: string, { listings: { table } }: Reading): boolean {
  const name = asName(text);
  return rows.some((row) => table.plainName(row).includes(name));
}

/** Whether a word ends in one of the shop's own. */
const isOwnCompound = (word: string, { isWord }: Pick<LiteralSearch, 'isWord'>): boolean =>
  partings(word).some((parts) => isWord(parts.at(-1) ?? ''));

/** What a search finds without a name that the shop does not carry: of 'dator i7', the datorer. */
export async function withoutName(
  { text }: LiteralSearch,
  name: string,
  found: Found,
  reading: Reading,
  context: Context,
): Promise<Found> {
  const rest = await readLiterally(withoutDangling(withoutWords(text, plainWords(name))), reading.words);
  const { wanted } = namedKinds(rest, languageOf(reading));
  // 'fotbollsspel' are no kind of their own, but spel.
  const isOurs = wanted.length > 0 || rest.terms.some(({ word }) => isOwnCompound(word, rest));
  const own = rest.query === null || !isOurs ? NOTHING : await asTyped(rest, reading, context);
  return own.rows.length > 0 ? own : found;
}

const formsOf = (words: readonly string[]): string[] => words.flatMap((word) => [word, ...possibleBases(word)]);

/** What was found of these kinds; all of it where none is. */
function ofKinds(found: Found, wanted: readonly ReadonlySet<number>[], { listings: { table } }: Reading): Found {
  const rows = found.rows.filter((row) => wanted.some((kinds) => kinds.has(table.kindOf[row] ?? -1)));
  return rows.length > 0 ? { ...found, rows } : found;
}

/** What was found, but for products with any of these in their names: a graphics card 'Batteri' is no battery. */
function withoutNamesakes(found: Found, names: readonly string[], { listings: { table } }: Reading): Found {
  // The last word of a name is the kind: a kaffebryggare is near 'kaffe'.
  const calledOf = (row: number): string =>
    table
      .plainName(row)
      .slice(0, table.modelEnd(row))
      .trimEnd()
      .replace(/[^ ]+$/, '');
  const isNamesake = (row: number): boolean => {
    const called = calledOf(row);
    return names.some((name) => called.includes(name));
  };
  return { ...found, rows: found.rows.filter((row) => !isNamesake(row)) };
}

/**
 * What is near goods of other shops: what has them, rather than is called so; of 'påsar till dammsugare', where
 * nothing is of the kind, the dammsugare.
 */
export async function nearGoods(
  literal: LiteralSearch,
  found: Found,
  reading: Reading,
  context: Context,
): Promise<Found> {
  const { main } = namedKinds(literal, languageOf(reading));
  const goods = main === null ? literal : await readLiterally(main, reading.words);
  const words = wordsOf(goods);
  // A spelare has the stem of a spel, which is nothing near.
  const isStem = (word: string): boolean =>
    (literal.lexemes.get(word) ?? []).some((lexeme) => lexeme.length <= word.length - LONG_ENDING);
  // A kaffebryggare is near 'kaffe'.
  const { kinds: nouns } = reading.listings.table;
  const beginsKind = (word: string): boolean =>
    [...nouns.begunBy(word).values()].some((noun) => noun !== word && noun.startsWith(word));
  const isKnown = (word: string): boolean =>
    goods.isWord(word) || reading.words.vocabulary.isOfValue(word) || beginsKind(word);
  const isByChance = words.every((word) => {
    const named = formsOf([word]).filter((form) => isOtherGoods([form]));
    return named.length > 0 && (isStem(word) || !named.some(isKnown));
  });
  // All of them were found by the word, so that those of the maker 'Tonviken' are no toner either.
  const beginnings = formsOf(words).map((form) => asName(form).trimEnd());
  const near = isByChance ? NOTHING : withoutNamesakes(found, beginnings, reading);
  if (main === null) return near;
  const purpose = wordsOf(literal).slice(goods.terms.length + 1);
  // The shop's own cars are toys, and nothing near a 'hållare till bilen'.
  if (near.rows.length === 0 && purpose.some((word) => formsOf([word]).includes('bil'))) return NOTHING;
  const host = await asTyped(await readLiterally(purpose.join(' '), reading.words), reading, context);
  // Of a 'bläck till skrivare' the skrivare, and not all else that is said to go with one.
  const { kindOf } = reading.listings.table;
  const kinds = new Set(host.rows.map((row) => kindOf[row] ?? -1));
  const ofHost = near.rows.filter((row) => kinds.has(kindOf[row] ?? -1));
  return ofHost.length > 0 ? { ...near, rows: ofHost } : host.rows.length > 0 ? host : near;
}

const wordsOf = ({ terms }: LiteralSearch): string[] => terms.map(({ word }) => word);

/**
 * The shelf that a word of a search is the name of, and of nothing else, rather than what shares a word: of
 * 'ljusslinga utomhus' the ljusslingor, of 'ryggsäck laptop' the ryggsäckar.
 */
async function ofShelf(typed: LiteralSearch, reading: Reading, context: Context): Promise<Found> {
  const all = wordsOf(typed);
  const isAside = (word: string): boolean => namesHost(word) || namesPart(word, all) || isFilling(word);
  // A 'laptop lång' lies on no shelf of 'långa spelkvällar'.
  const words = all.filter((word) => !isAside(word) && !namesPerson(word) && !hasDigit(word) && !LIKE.test(word));
  if (typed.terms.length < 2) return NOTHING;
  const shelves = await Promise.all(
    words.map(async (word) => {
      const found = await foundByText(word, reading, context);
      // What was returned lies elsewhere; 'smart' is called what a 'smart lampa' is like.
      const shelved = found.rows.filter(shelvedUnder(word, typed, reading));
      const isShelf = shelved.length >= SHARE_OF_SHELF * found.rows.length && !hasNamed(found, word, reading);
      return isShelf && found.rows.length > 0 ? [{ ...found, isUnsure: true }] : [];
    }),
  );
  return shelves.flat().sort((a, b) => a.rows.length - b.rows.length)[0] ?? NOTHING;
}

/** What a recovered search found; of a guess, too, the products of the kind that was named come first. */
export async function foundRecovered(
  { query, literal }: RecoveredSearch,
  typed: LiteralSearch,
  reading: Reading,
  context: Context,
): Promise<FoundAsTyped> {
  if (query === null) return NOTHING;
  if (literal !== null) return foundBy(reading, literal, query, context);
  const guess = foundBy(reading, { ...typed, rank: query }, query, context);
  // A seniormobil is a mobil, and not all that is for one.
  const kind = typed.terms.length === 1 ? await ofLastParts(wordsOf(typed), reading, context) : NOTHING;
  if (kind.rows.length > 0) {
    const { kindOf } = reading.listings.table;
    const kinds = new Set(kind.rows.map((row) => kindOf[row] ?? -1));
    // A datorkabel is a kabel, and no mouse with one.
    if (!isOfKind(reading, guess, [kinds])) return { ...kind, isOnlyKind: true };
    if (kind.rows.length < guess.rows.length) return kind;
  }
  const { wanted, name } = namedKinds(typed, languageOf(reading));
  const shelf = name === null ? await ofShelf(typed, reading, context) : NOTHING;
  if (shelf.rows.length > 0) return shelf;
  // A 'flimmerfri lampa till skrivbordet' is a skrivbordslampa.
  const known = withoutUnknown(typed);
  const keepsName = name !== null && plainWords(known).join(' ').includes(name);
  const told =
    known === typed.text || !keepsName
      ? NOTHING
      : await asTyped(await readLiterally(known, reading.words), reading, context);
  if (isOfKind(reading, told, wanted.slice(0, 1))) return { ...told, isUnsure: true };
  if (name === null || isOfKind(reading, guess, wanted.slice(0, 1))) return { ...guess, isUnsure: true };
  const found = await foundByText(name, reading, context);
  return found.rows.length > 0 ? { ...found, isUnsure: true } : { ...guess, isUnsure: true };
}

/** What was found for a toy: of 'leksaksrobot' the robots that stand among the toys. */
async function ofToys(found: FoundAsTyped, reading: Reading, context: Context): Promise<FoundAsTyped> {
  const toys = new Set((await foundByText('leksaker', reading, context)).rows);
  return { ...found, rows: found.rows.filter((row) => toys.has(row)), similar: [] };
}

/**
 * Whether a search names nothing but what other goods are a part of: a drönarbatteri is no grafikkort 'Batteri', while
 * a datorstol is a gamingstol.
 */
function isMadeOfOtherGoods({ terms }: LiteralSearch, { words, listings: { table } }: Reading): boolean {
  const isOther = (last: string): boolean =>
    isOtherGoods([last]) && table.kinds.namedBy([last, ...words.synonyms.heads(last)]).size === 0;
  const isMadeOfIt = (word: string): boolean =>
    partings(word).some(([first = '', last = '']) => isOther(last) && beginsCompounds(first, words));
  const naming = terms.filter(({ word }) => !isFilling(word));
  return naming.length > 0 && naming.every(({ word, excluded }) => !excluded && formsOf([word]).some(isMadeOfIt));
}

/** The same where the search is about what the shop has not: what shares no more than a property is not near. */
export async function nearRecovered(
  recovered: RecoveredSearch,
  typed: LiteralSearch,
  reading: Reading,
  context: Context,
): Promise<FoundAsTyped> {
  if (recovered.reading.original === null && isMadeOfOtherGoods(typed, reading)) return NOTHING;
  const found = await foundRecovered(recovered, typed, reading, context);
  if (typed.terms.length === 1 && wordsOf(typed).some((word) => TOY.test(word))) return ofToys(found, reading, context);
  // Whom a present is for is nobody's goods.
  if (recovered.notSold === null || plainWords(recovered.notSold).every(namesPerson))
    return recovered.query === null ? ofLastParts(wordsOf(typed), reading, context) : found;
  const absent = plainWords(recovered.notSold);
  // A babymonitor is no monitor.
  const made = absent.filter((word) => !isOtherGoods(formsOf([word])));
  if (absent.length >= typed.terms.length) return ofLastParts(made, reading, context);
  const near = withoutNamesakes(found, formsOf(absent).map(asName), reading);
  const told = wordsOf(typed).filter((word) => !absent.includes(word) && !LIKE.test(word));
  // Of a 'penna till surfplatta' the surfplattor, and not all else that is said to go with one.
  const rest = await readLiterally(told.filter((word) => !isFilling(word)).join(' '), reading.words);
  const { wanted } = namedKinds(told.length > 0 ? rest : typed, languageOf(reading));
  if (told.length > 0 && wanted.length > 0) return ofKinds(near, wanted, reading);
  // The 'in' of 'made in sweden' is no in-ear.
  const left = told.filter(({ length }) => length >= SHORTEST_RELATED);
  const tests = left.map((word) => relatedTo(word, typed, reading));
  return { ...near, rows: near.rows.filter((row) => tests.some((isRelated) => isRelated(row))) };
}

/** The kinds that compounds end with: for a vidvinkelobjektiv, which the shop has not, its objektiv. */
async function ofLastParts(words: readonly string[], reading: Reading, context: Context): Promise<Found> {
  const { kinds } = reading.listings.table;
  const named = (part: string): ReadonlySet<number> => kinds.namedBy([part, ...reading.words.synonyms.heads(part)]);
  const heads = words.flatMap((word) => [word, ...possibleBases(word)].flatMap((form) => partings(form)));
  const head = heads
    .map((parts) => parts.at(-1) ?? '')
    .find((part) => part.length >= SHORTEST_KIND && named(part).size > 0);
  if (head === undefined) return NOTHING;
  const found = await foundByText(head, reading, context);
  return isOfKind(reading, found, [named(head)]) ? { ...found, isUnsure: true } : NOTHING;
}
