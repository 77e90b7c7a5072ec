import { parseFilters } from '@shop/domain/filters';
import type { Ask } from '../ask/ask.ts';
import { scopeOf } from '../ask/ask.ts';
import type { FilterRequest } from '../read-filters.ts';
import type { SearchPort } from '../search-port.ts';
import { type Item, meantBy, plainSearch } from './judge.ts';
import type { Judgement } from './judged/judgement.ts';

export interface JudgedAsked extends Judgement {
  /** Number of relevant products in the catalogue. */
  relevant: number;
  found: number;
  first: string;
  /** Share of relevant ones among what is found, and of what is found among the relevant ones. */
  precision: number;
  recall: number;
  /** 1 when the first product fulfils every wish. */
  success: number;
  /** The wishes as chips show them. */
  wishes: readonly string[];
}

interface Engine {
  search: SearchPort;
  ask: Ask;
  readFilters: (filters: ReturnType<typeof parseFilters>) => Promise<FilterRequest>;
}

/** Asks every judged sentence, and measures the whole list that it leads to against the catalogue. */
export async function judgeAsked(
  { search, ask, readFilters }: Engine,
  items: readonly Item[],
  judgements: readonly Judgement[],
): Promise<JudgedAsked[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const judged: JudgedAsked[] = [];
  for (const judgement of judgements) {
    const { query } = judgement;
    const relevant = meantBy(judgement, items);
    const target = await ask.target({ type: 'search', value: query, filters: [], isMember: false });
    const list = target ?? { searchString: query, filters: [] };
    const filters = await readFilters(parseFilters(list.filters));
    const scope = scopeOf(list.searchString, true);
    const { productIds } = await search.list({ ...plainSearch(query), ...filters, scope });
    const { wishes } = target === null ? { wishes: [] } : await ask.describe(query, list, productIds.length, false);
    const hits = productIds.filter((id) => relevant.has(id)).length;
    judged.push({
      ...judgement,
      relevant: relevant.size,
      found: productIds.length,
      first: names.get(productIds[0] ?? 0) ?? '–',
      precision: productIds.length === 0 ? 0 : hits / productIds.length,
      recall: relevant.size === 0 ? 0 : hits / relevant.size,
      success: relevant.has(productIds[0] ?? 0) ? 1 : 0,
      wishes: wishes.map(({ label }) => label),
    });
  }
  return judged;
}

/** Means over the sentences with relevant products in this catalogue. */
export function meanAsked(judged: readonly JudgedAsked[]) {
  const counted = judged.filter(({ relevant }) => relevant > 0);
  const mean = (pick: (each: JudgedAsked) => number): number =>
    counted.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, counted.length);
  return {
    sentences: counted.length,
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    success: mean(({ success }) => success),
  };
}
