import type { Found } from './build-list.ts';
import { famousKind } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { notOurs } from './not-ours.ts';
import type { Reading } from './reading.ts';
import { foundRows } from './search-hits.ts';
import { namedKinds } from './search-kinds.ts';
import type { SearchLimit } from './search-limit.ts';
import { readLimits } from './search-limits.ts';
import type { SearchReading } from './search-port.ts';
import { type RecoveredSearch, recoverSearch } from './search-reader.ts';
import { answerService } from './service-pages.ts';
import { possibleBases } from './swedish-inflections.ts';
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

/** What joins a thing and its purpose. */
const FOR = new Set(['till', 'för', 'åt']);

/** 'mus och tangentbord': both are wanted. */
const AND = /\s+(?:och|and|samt|&|\+)\s+|\s*,\s+/iu;

/** The products of a literal search: those of the wanted kind, ranked by the words as typed. */
function foundBy(
  { listings: { table }, words }: Reading,
  literal: LiteralSearch,
  query: WordQuery,
  { within }: Context,
): Found {
  const rows = table.words.find({ all: [query, ...within] }, table.isLive);
  if (rows.length === 0) return NOTHING;
  const { wanted } = namedKinds(literal, { synonyms: words.synonyms, kinds: table.kinds });
  const found = foundRows(table, rows, {
    typed: literal.text,
    wanted,
    ranks: table.words.ranks(literal.rank ?? query),
  });
  return { ...found, isUnsure: wanted.length > 1 };
}

const isOfKind = ({ listings: { table } }: Reading, { rows }: Found, wanted: readonly ReadonlySet<number>[]): boolean =>
  rows.some((row) => wanted.some((kinds) => kinds.has(table.kindOf[row] ?? -1)));

/** The things that 'and' joins, each found by itself; null where a side names no kind of product. */
async function joined(text: string, reading: Reading, context: Context): Promise<Found | null> {
  const sides = text.split(AND);
  if (sides.length !== 2) return null;
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
  const [first, second] = founds;
  if (!first?.rows.length || !second?.rows.length) return null;
  const ranks = second.ranks?.map((rank, row) => Math.max(rank, first.ranks?.[row] ?? 0)) ?? null;
  return { rows: [...new Set([...first.rows, ...second.rows])], ranks };
}

/** 'lampa till skrivbord' as 'skrivbordslampa', where the shop has such. */
async function asCompound({ terms, isWord }: LiteralSearch, { words }: Reading): Promise<LiteralSearch | null> {
  const [thing, joint, purpose] = terms.map(({ word }) => word);
  if (terms.length !== 3 || thing === undefined || purpose === undefined || !FOR.has(joint ?? '')) return null;
  const bases = [purpose, ...possibleBases(purpose).filter(isWord)];
  for (const compound of bases.flatMap((base) => [`${base}${thing}`, `${base}s${thing}`])) {
    const literal = await readLiterally(compound, words);
    if (literal.query !== null && words.finds(literal.query)) return literal;
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
    const named = foundBy(reading, compound, compound.query, context);
    if (named.rows.length > 0) return named;
  }
  const { wanted, main } = namedKinds(literal, language);
  const whole = literal.query === null ? NOTHING : foundBy(reading, literal, literal.query, context);
  const isFound = whole.rows.length > 0;
  if (main === null || whole.isNamed === true || (isFound && isOfKind(reading, whole, wanted))) return whole;
  const before = await readLiterally(main, reading.words);
  if (before.query === null) return whole;
  const found = foundBy(reading, before, before.query, context);
  return found.rows.length > 0 && isOfKind(reading, found, wanted) ? found : whole;
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

const everything = ({ listings: { table } }: Reading): Found => ({
  rows: table.isLive.flatMap((isLive, row) => (isLive ? [row] : [])),
  ranks: null,
});

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
  return result(foundRecovered(recovered, reading, context), {
    original,
    suggestions,
    uncertain,
    notSold: service.pages.length > 0 ? null : recovered.notSold,
    searched: original === null ? text : shown,
  });
}

function foundRecovered({ query, literal }: RecoveredSearch, reading: Reading, context: Context): Found {
  if (query === null) return NOTHING;
  if (literal !== null) return foundBy(reading, literal, query, context);
  const { table } = reading.listings;
  const rows = table.words.find({ all: [query, ...context.within] }, table.isLive);
  return { rows, ranks: table.words.ranks(query), isUnsure: true };
}
