import type { SearchPort } from '../search-port.ts';
import { type Item, meantBy } from './judge.ts';
import type { Judgement } from './judged/judgement.ts';

/** The suggestions that are seen while typing. */
const FIRST_SUGGESTIONS = 3;

const FIRST_LETTERS = [3, 5];
const SHARE_OF_LETTERS = 0.6;

/** A search that is being typed: its first letters. */
export interface Beginning {
  typed: string;
  query: string;
  part: string;
  /** Whether one of the first three suggested products is relevant to the whole search. */
  isSuggested: boolean;
  /** The names of the first suggested products. */
  first: readonly string[];
}

/** A search after its first 3 letters, its first 5, and 60 % of them; shorter than the whole, each once. */
export function beginningsOf(query: string): string[] {
  const letters = [...query];
  const lengths = [...FIRST_LETTERS, Math.ceil(letters.length * SHARE_OF_LETTERS)];
  const beginnings = lengths
    .filter((length) => length < letters.length && length >= (FIRST_LETTERS[0] ?? 0))
    .map((length) => letters.slice(0, length).join('').trimEnd());
  return [...new Set(beginnings)];
}

/** Runs the quick search on beginnings of the judged searches that have relevant products in this catalogue. */
export async function judgeBeginnings(
  search: Pick<SearchPort, 'suggest'>,
  items: readonly Item[],
  parts: Readonly<Record<string, readonly Judgement[]>>,
): Promise<Beginning[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const judged: Beginning[] = [];
  for (const [part, judgements] of Object.entries(parts)) {
    for (const judgement of judgements) {
      const relevant = meantBy(judgement, items);
      if (relevant.size === 0) continue;
      for (const typed of beginningsOf(judgement.query)) {
        const { productIds } = await search.suggest(typed);
        const first = productIds.slice(0, FIRST_SUGGESTIONS);
        judged.push({
          typed,
          query: judgement.query,
          part,
          isSuggested: first.some((id) => relevant.has(id)),
          first: first.map((id) => names.get(id) ?? '–'),
        });
      }
    }
  }
  return judged;
}

/** The share of beginnings with a relevant product among the first three. */
export const shareSuggested = (judged: readonly Beginning[]): number =>
  judged.filter(({ isSuggested }) => isSuggested).length / Math.max(1, judged.length);
