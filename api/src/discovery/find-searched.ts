import type { Found } from './build-list.ts';
import { famousKind } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { withNamedValues } from './named-values.ts';
import { notOurs } from './not-ours.ts';
import type { Reading } from './reading.ts';
import { foundRows } from './search-hits.ts';
import { namedKinds } from './search-kinds.ts';
import type { SearchLimit } from './search-limit.ts';
import { readLimits } from './search-limits.ts';
import type { SearchReading } from './search-port.ts';
import { type RecoveredSearch, recoverSearch, respell } from './search-reader.ts';
import { isRealWord } from './real-words.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { compoundRest } from './synonyms.ts';
import { unaccented } from './vocabulary.ts';
import { answerService } from './service-pages.ts';
import { possibleBases } from './swedish-inflections.ts';
import { BEGINNING_MEANS } from './swedish-words.ts';
import type { WordQuery } from './word-query.ts';

/** What a search found, and how it was understood. */
export interface Searched {
  found: Found;
  reading: SearchReading;
}

interface Context {
  /** Further searches within the list. */
  within: readonly WordQuery[];
  isMember: boolean;
}

const NOTHING: Found = { rows: [], ranks: null };

/** Things that one search is for. */
const MAX_JOINED = 4;

/** What joins a thing and its purpose. */
const FOR = new Set(['till', 'för', 'åt']);

/** 'mus och tangentbord': both are wanted. */
const AND = /\s+(?:och|and|samt|&|\+)\s+|\s*,\s+/iu;

/** A word as the shop has it, and not only with the same stem. */
const isOwnWord = ({ word }: LiteralSearch['terms'][number], { isWord, lexemes }: LiteralSearch): boolean =>
  hasDigit(word) || isWord(word) || lexemes.get(word)?.length === 0;

/** The words of a search and the heads of its compounds: 'ryggsäck' of 'datorryggsäck'. */
const headsOf = ({ terms }: LiteralSearch): string[] =>
  terms.flatMap(({ word, excluded }) => (excluded ? [] : [word, compoundRest(word) ?? word]));

/** The products of a literal search: those of the wanted kind, ranked by its words; `typed` may name values, too. */
function foundBy(
  { listings, words }: Reading,
  literal: LiteralSearch,
  query: WordQuery,
  { within }: Context,
  typed: LiteralSearch = literal,
): Found {
  const { table } = listings;
  const rows = table.words.find({ all: [query, ...within] }, table.isLive);
  if (rows.length === 0) return NOTHING;
  const { wanted, main } = namedKinds(literal, { synonyms: words.synonyms, kinds: table.kinds });
  const isTold = wanted.length > 0 || (main === null && literal.terms.every((term) => isOwnWord(term, literal)));
  const found = foundRows(table, rows, {
    typed: literal.text,
    wanted,
    ranks: table.words.ranks(literal.rank ?? query),
  });
  const named = new Set([...headsOf(literal), ...headsOf(typed)]);
  const valued = withNamedValues(found, [...named], listings);
  return { ...valued, isUnsure: wanted.length > 1 || !isTold };
}

const isOfKind = ({ listings: { table } }: Reading, { rows }: Found, wanted: readonly ReadonlySet<number>[]): boolean =>
  rows.some((row) => wanted.some((kinds) => kinds.has(table.kindOf[row] ?? -1)));

/** The things that 'and' joins, each found by itself; null where a side names no kind of product. */
async function joined(text: string, reading: Reading, context: Context): Promise<Found | null> {
  const sides = text.split(AND);
  if (sides.length < 2 || sides.length > MAX_JOINED) return null;
  const language = { synonyms: reading.words.synonyms, kinds: reading.listings.table.kinds };
  const founds = await Promise.all(
    sides.map(async (side) => {
      const literal = await readLiterally(side, reading.words);
      const { wanted } = namedKinds(literal, language);
      return literal.query === null || wanted.length === 0
        ? NOTHING
        : foundBy(reading, literal, literal.query, context);
    }),
  );
  if (founds.some(({ rows }) => rows.length === 0)) return null;
  const ranks = founds.reduce<Float32Array | null>(
    (best, each) => (best === null ? each.ranks : best.map((rank, row) => Math.max(rank, each.ranks?.[row] ?? 0))),
    null,
  );
  return { rows: [...new Set(founds.flatMap(({ rows }) => rows))], ranks };
}

const withoutWords = (text: string, words: readonly string[]): string =>
  text.replace(/[\p{L}\d]+/gu, (word) => (words.includes(word.toLowerCase()) ? ' ' : word));

/** The words that two of a search may be one of: 'lampa till skrivbord', 'kamera övervakning', 'spel tangentbord'. */
function compoundsOf({ terms, isWord }: LiteralSearch, { synonyms }: Reading['words']): string[] {
  const [thing, ...others] = terms.map(({ word }) => word);
  const purpose = others.at(-1);
  if (thing === undefined || purpose === undefined || others.length > 2) return [];
  if (others.length === 1) {
    const known = [`${purpose}${thing}`, `${purpose}s${thing}`].filter(isWord);
    return BEGINNING_MEANS[thing] === undefined ? known : [...known, `${thing}${purpose}`];
  }
  if (!FOR.has(others[0] ?? '')) return [];
  const meant = synonyms.of(purpose).map((spelling) => spelling.at(-1) ?? '');
  const bases = [...new Set([purpose, ...possibleBases(purpose).filter(isWord), ...meant])];
  return bases.flatMap((base) => [`${base}${thing}`, `${base}s${thing}`]);
}

/** Such a word, where the shop has what it names. */
async function asCompound(literal: LiteralSearch, { words }: Reading): Promise<LiteralSearch | null> {
  for (const compound of compoundsOf(literal, words)) {
    const read = await readLiterally(compound, words);
    if (read.query !== null && words.finds(read.query)) return read;
  }
  return null;
}

/** The search as typed: all of its words, else, of 'stativ till kamera', the stands. */
async function asTyped(literal: LiteralSearch, reading: Reading, context: Context): Promise<Found> {
  const language = { synonyms: reading.words.synonyms, kinds: reading.listings.table.kinds };
  const both = await joined(literal.text, reading, context);
  if (both !== null) return both;
  const compound = await asCompound(literal, reading);
  if (compound?.query) {
    const named = foundBy(reading, compound, compound.query, context, literal);
    if (named.rows.length > 0) return named;
  }
  const { wanted, main, telling } = namedKinds(literal, language);
  const whole = literal.query === null ? NOTHING : foundBy(reading, literal, literal.query, context);
  const isMeant = (found: Found): boolean =>
    found.rows.length > 0 && (wanted.length === 0 || isOfKind(reading, found, wanted.slice(0, 1)));
  if (whole.isNamed === true || isMeant(whole)) return whole;
  const shorter = telling.length > 0 ? [withoutWords(literal.text, telling)] : [];
  for (const text of [...shorter, ...(main === null ? [] : [main])]) {
    const part = await readLiterally(text, reading.words);
    const found = part.query === null ? NOTHING : foundBy(reading, part, part.query, context);
    if (isMeant(found)) return found;
  }
  return whole;
}

/** The shop's own of the kind that a famous name stands for; null for other searches, and where it has none. */
async function ofFamousKind(text: string, reading: Reading, context: Context) {
  const kind = famousKind(text);
  if (kind === null) return null;
  const literal = await readLiterally(kind.search, reading.words);
  const { wanted } = namedKinds(literal, { synonyms: reading.words.synonyms, kinds: reading.listings.table.kinds });
  const { rows, ranks } = await asTyped(literal, reading, context);
  return isOfKind(reading, { rows, ranks }, wanted) ? { plural: kind.plural, found: { rows, ranks } } : null;
}

/** The limits but those of searched words that keep nothing, or tell nothing of what was found. */
const appliedLimits = (
  { rows }: Found,
  limits: readonly SearchLimit[],
  { listings }: Reading,
  isMember: boolean,
): readonly SearchLimit[] =>
  limits.filter(({ isSearched, keep }) => isSearched !== true || keep(rows, listings, isMember) !== null);

function withinLimits(found: Found, limits: readonly SearchLimit[], { listings }: Reading, isMember: boolean): Found {
  const rows = limits.reduce((left, { keep }) => keep(left, listings, isMember) ?? left, found.rows);
  return { ...found, rows };
}

const everything = ({ listings: { table } }: Reading): Found => ({ rows: table.liveRows, ranks: null });

/** Found only by the stems of words that nobody has: 'ladare' has the stem of läder, and is a slip of laddare. */
async function respellDoubtful(literal: LiteralSearch, { listings, words }: Reading): Promise<RecoveredSearch | null> {
  const doubtful = literal.terms
    .filter(({ excluded }) => !excluded)
    .map(({ word }) => word)
    .filter((word) => !hasDigit(word) && ![word, ...possibleBases(word)].some((form) => literal.isWord(form)))
    .filter((word) => !isRealWord(word) && compoundRest(word) === null);
  if (doubtful.length === 0) return null;
  const facts = new Set([...listings.labels.values()].flatMap(({ label }) => plainWords(label)));
  const slips = doubtful.filter((word) => !facts.has(word) && !facts.has(unaccented(word)));
  return slips.length === 0 ? null : respell(literal, words, slips);
}

/** The products that a typed search finds: filters in words first, then its words, then its recovery. */
export async function findSearched(
  { text, autoCorrect }: { text: string; autoCorrect: boolean },
  reading: Reading,
  context: Context,
): Promise<Searched> {
  const { text: rest, limits } = readLimits(text);
  const literal = await readLiterally(rest, reading.words);
  const { synonyms } = reading.words;
  const service = answerService(literal, reading.servicePages, { synonyms, kinds: reading.listings.table.kinds });
  const plain: SearchReading = {
    searched: text,
    original: null,
    suggestions: [],
    uncertain: false,
    limits: [],
    notSold: null,
    instead: null,
    pages: service.pages,
  };
  const result = (found: Found, how: Partial<SearchReading> = {}): Searched => {
    const applied = appliedLimits(found, limits, reading, context.isMember);
    return {
      found: withinLimits(found, applied, reading, context.isMember),
      reading: { ...plain, limits: applied.map(({ kind, label, without }) => ({ kind, label, without })), ...how },
    };
  };
  const isWordless = literal.terms.every(({ word }) => isFilling(word) || literal.lexemes.get(word)?.length === 0);
  if (limits.length > 0 && isWordless) return result(everything(reading));
  const found = await asTyped(literal, reading, context);
  const respelt = autoCorrect && found.rows.length > 0 ? await respellDoubtful(literal, reading) : null;
  if (respelt !== null) {
    const { original, suggestions, searched } = respelt.reading;
    return result(foundRecovered(respelt, literal, reading, context), { original, suggestions, searched });
  }
  if (found.rows.length > 0) {
    const notSold = await notOurs(literal, reading);
    return notSold === null ? result(found) : result({ ...found, isUnsure: true }, { uncertain: true, notSold });
  }
  const famous = await ofFamousKind(rest, reading, context);
  if (famous !== null) return result(famous.found, { uncertain: true, notSold: rest, instead: famous.plural });
  // The shop has what was asked for, though it is no product: nothing was misspelt.
  if (service.isWhole) return { found: NOTHING, reading: plain };
  const recovered = await recoverSearch(literal, reading.words, autoCorrect);
  const { original, suggestions, uncertain, searched } = recovered.reading;
  const shown = limits.some(({ isSearched }) => isSearched !== true) ? text : searched;
  return result(foundRecovered(recovered, literal, reading, context), {
    original,
    suggestions,
    uncertain,
    notSold: service.pages.length > 0 ? null : recovered.notSold,
    searched: original === null ? text : shown,
  });
}

/** What a recovered search found; of a guess, too, the products of the kind that was named come first. */
function foundRecovered(
  { query, literal }: RecoveredSearch,
  typed: LiteralSearch,
  reading: Reading,
  context: Context,
): Found {
  if (query === null) return NOTHING;
  if (literal !== null) return foundBy(reading, literal, query, context);
  return { ...foundBy(reading, { ...typed, rank: query }, query, context), isUnsure: true };
}
