import type { NamedQuery } from '../db/named-query.ts';
import type { SearchReading } from './search-port.ts';
import { type QueryTerm, hasDigit, queryTerms } from './search-text.ts';
import { findAnything, lookAlikes, lookUpWords } from './search-words.ts';
import { type Synonyms, compoundRest } from './synonyms.ts';
import { type Demand, type Lexemes, tsQuery } from './ts-query.ts';

/** What was typed, taken literally. */
export interface LiteralSearch {
  text: string;
  terms: readonly QueryTerm[];
  demands: readonly Demand[];
  lexemes: Lexemes;
  known: ReadonlySet<string>;
  /** Null: there is nothing to look for. */
  query: string | null;
}

/** A search that finds something, or null for one that finds nothing whatever is tried. */
export interface RecoveredSearch {
  query: string | null;
  reading: SearchReading;
}

const MOST_SUGGESTIONS = 3;
const SHORTEST_PART = 3;
const SHORTEST_PREFIX = 2;

/** Every way to part a word in two; which of them are words is for the vocabulary to say. */
function partings(word: string): string[][] {
  if (hasDigit(word)) return [];
  const known = compoundRest(word);
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  );
  const parts = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
  return known === null ? parts : [[word.slice(0, -known.length), known], ...parts];
}

/** A compound of a known beginning is also found as its two words: a 'gamingmus' may be called 'mus' among gaming things. */
function compoundParts(word: string, isWord: (word: string) => boolean): string[][] {
  const rest = compoundRest(word);
  return rest !== null && isWord(rest) ? [[word.slice(0, -rest.length), rest]] : [];
}

/** Reads a search word for word, with synonyms and compounds. */
export async function readLiterally(named: NamedQuery, text: string, synonyms: Synonyms): Promise<LiteralSearch> {
  const terms = queryTerms(text);
  const synonymsOf = terms.map(({ word, excluded }) => (excluded ? [] : synonyms.of(word)));
  const words = [
    ...terms.flatMap(({ word, spellings }) => [...spellings, ...partings(word)].flat()),
    ...synonymsOf.flat(2),
  ];
  const { lexemes, known } = await lookUpWords(named, words);
  const isWord = (word: string): boolean => known.has(word) || synonyms.of(word).length > 0;
  const demands = terms.map(({ word, spellings, excluded }, index) => ({
    spellings: [...spellings, ...(excluded ? [] : compoundParts(word, isWord)), ...(synonymsOf[index] ?? [])],
    excluded,
    isUnfinished: false,
  }));
  return { text, terms, demands, lexemes, known, query: tsQuery(demands, lexemes, 'all') };
}

/** The same search, but its last word may be a beginning and its words may be compounds. */
function loosened({ terms, demands, known }: LiteralSearch): Demand[] {
  return demands.map((demand, index) => {
    const word = terms[index]?.word ?? '';
    const parts = demand.excluded ? [] : partings(word).filter((pair) => pair.every((part) => known.has(part)));
    const isLast = index === demands.length - 1;
    return {
      ...demand,
      spellings: [...parts, ...demand.spellings],
      isUnfinished: isLast && !demand.excluded && word.length >= SHORTEST_PREFIX,
    };
  });
}

/** The search as the quick search asks it: the last word is still being typed. */
export const prefixQuery = (search: LiteralSearch): string | null => tsQuery(loosened(search), search.lexemes, 'all');

/** Puts another word in the place of one that was typed, leaving the rest as it was typed. */
function respelt(text: string, replacements: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\d]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word);
}

interface Correction {
  text: string;
  query: string;
}

/** Whole searches with the misspelt words put right, likeliest first; only such as find something. */
async function corrections(named: NamedQuery, search: LiteralSearch, synonyms: Synonyms): Promise<Correction[]> {
  const { demands, lexemes, terms, text } = search;
  const queries = demands.map((demand) => tsQuery([{ ...demand, excluded: false }], lexemes, 'all'));
  const found = await findAnything(
    named,
    queries.map((query) => query ?? `''`),
  );
  const misspelt = terms.filter(
    ({ word, excluded }, index) => !excluded && queries[index] !== null && !found[index] && !hasDigit(word),
  );
  // When every word exists but not together, the rarest may still be a slip; that is left to the guess.
  if (misspelt.length === 0) return [];
  const candidates = await lookAlikes(
    named,
    misspelt.map(({ word }) => word),
  );
  if (candidates.size === 0) return [];
  const texts = Array.from({ length: MOST_SUGGESTIONS }, (_, rank) => {
    const chosen = [...candidates].map(([word, likely]): [string, string] => [word, likely[rank] ?? likely[0] ?? word]);
    return respelt(text.normalize('NFKC'), new Map(chosen));
  });
  const readings = await Promise.all(
    [...new Set(texts)].filter((each) => each !== text).map((each) => readLiterally(named, each, synonyms)),
  );
  const runnable = readings.flatMap((each) => (each.query === null ? [] : [{ text: each.text, query: each.query }]));
  const fruitful = await findAnything(
    named,
    runnable.map(({ query }) => query),
  );
  return runnable.filter((_, index) => fruitful[index]);
}

/**
 * For a search that found nothing word for word: first as beginnings and compounds, then with its spelling corrected
 * [4-78], then (as a guess that says so [O2.13-06]) for any of its words. Unless `mayCorrect`, a correction is only
 * suggested [O3-26].
 */
export async function recoverSearch(
  named: NamedQuery,
  search: LiteralSearch,
  synonyms: Synonyms,
  mayCorrect: boolean,
): Promise<RecoveredSearch> {
  const asTyped = { searched: search.text, original: null, suggestions: [], uncertain: false };
  const loose = prefixQuery(search);
  if (loose === null) return { query: null, reading: asTyped };
  const [isFound] = await findAnything(named, [loose]);
  if (isFound) return { query: loose, reading: asTyped };

  const [best, ...others] = await corrections(named, search, synonyms);
  if (best !== undefined && mayCorrect) {
    const suggestions = others.map(({ text }) => text);
    return {
      query: best.query,
      reading: { searched: best.text, original: search.text, suggestions, uncertain: false },
    };
  }
  const suggestions = best === undefined ? [] : [best, ...others].map(({ text }) => text);
  const guess = tsQuery(loosened(search), search.lexemes, 'any');
  const [isGuessed] = guess === null ? [false] : await findAnything(named, [guess]);
  return { query: isGuessed ? guess : null, reading: { ...asTyped, suggestions, uncertain: isGuessed === true } };
}
