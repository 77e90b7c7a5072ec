import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { createTimedValue } from '../timed-cache.ts';

interface SuggestedTerm {
  term: string;
  count: number;
}

const TERMS = `select term, count from search_query where hits > 0 and is_suggested`;

/** What PostgreSQL's `%` demands, in its own precision. */
const MIN_SIMILARITY = 0.3;

const WORD = /[\p{L}\p{N}]+/gu;

/** The trigrams of a text as `pg_trgm` has them: of each word with two spaces before it and one after it. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const trigrams = new Set<string>();
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    const letters = [...`  ${word} `];
    for (let at = 0; at + 2 < letters.length; at += 1) trigrams.add(letters.slice(at, at + 3).join(''));
  }
  return trigrams;
}

/**
 * The searches that are suggested to others, in memory, by their trigrams: what is alike is found as PostgreSQL would,
 * without asking it.
 */
export class SuggestedTerms {
  private readonly terms: readonly SuggestedTerm[];
  private readonly sizes: readonly number[];
  private readonly withTrigram = new Map<string, number[]>();

  constructor(terms: readonly SuggestedTerm[]) {
    this.terms = terms;
    this.sizes = terms.map(({ term }, index) => {
      const trigrams = trigramsOf(term);
      for (const trigram of trigrams) {
        const known = this.withTrigram.get(trigram);
        if (known === undefined) this.withTrigram.set(trigram, [index]);
        else known.push(index);
      }
      return trigrams.size;
    });
  }

  /** Those like a search, the most alike and most searched for first; never itself. */
  like(searched: string, limit: number): string[] {
    const trigrams = trigramsOf(searched);
    const shared = new Map<number, number>();
    for (const trigram of trigrams)
      for (const index of this.withTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    const alike = [...shared].flatMap(([index, count]) => {
      const suggested = this.terms[index];
      const similarity = Math.fround(count / (trigrams.size + (this.sizes[index] ?? 0) - count));
      return suggested === undefined || suggested.term === searched || similarity < MIN_SIMILARITY
        ? []
        : [{ term: suggested.term, score: similarity * Math.log(2 + suggested.count) }];
    });
    return alike
      .sort((a, b) => b.score - a.score || (a.term < b.term ? -1 : 1))
      .slice(0, limit)
      .map(({ term }) => term);
  }
}

/**
 * Reads the terms anew with every new copy of the index, when they are chosen, and after some seconds for what staff
 * block.
 */
export function createSuggestedTerms(
  named: NamedQuery,
  clock: Clock,
  seconds: number,
): (copy: object) => Promise<SuggestedTerms> {
  const readers = new WeakMap<object, () => Promise<SuggestedTerms>>();
  const read = async (): Promise<SuggestedTerms> =>
    new SuggestedTerms(await named<SuggestedTerm & Record<string, unknown>>('suggested_terms', TERMS));
  return (copy) => {
    const reader = readers.get(copy) ?? createTimedValue(clock, seconds, read);
    readers.set(copy, reader);
    return reader();
  };
}
