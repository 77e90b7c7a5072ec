import type { Pool } from 'pg';
import type { ListRequest, SearchPort } from '../search-port.ts';
import type { Judgement } from './judged/judgement.ts';
import type { Typing } from './judged/typing.ts';
import { type Quality, measure } from './measure.ts';

/** The number of products that a shopper reads before trying other words. */
export const DEPTH = 10;

export interface Item {
  id: number;
  name: string;
  categories: string;
  values: readonly string[];
}

export interface Judged extends Judgement, Quality {
  part: string;
  /** Number of relevant products in the catalogue. */
  relevant: number;
  /** The name of the first product found. */
  first: string;
}

const CATALOGUE = `
select p.id, p.name, p.category_tree as categories,
  array(select v.value from attribute_value v where v.id = any(p.attribute_value_ids)) as values
from product p join listing l on l.product_id = p.id`;

/** The listed products, with the properties that judgements use. */
export async function readCatalogue(pool: Pool): Promise<Item[]> {
  const { rows } = await pool.query<Item>(CATALOGUE);
  return rows;
}

export const isMeant = ({ category, name, has = [] }: Judgement, item: Item): boolean =>
  (category?.test(item.categories) ?? true) &&
  (name?.test(item.name) ?? true) &&
  has.every((relevant) => [relevant].flat().some((value) => item.values.includes(value)));

/** The request of a shopper who types `text` and changes nothing. */
export const plainSearch = (text: string): ListRequest => ({
  scope: { kind: 'search', text, autoCorrect: true },
  choices: [],
  categoryIds: [],
  storeIds: [],
  campaignIds: [],
  searches: [],
  onlyMemberDeals: false,
  sort: 'recommended',
  isMember: false,
  page: 1,
  pageSize: 24,
  mayPromote: false,
});

/** Runs every judged search and measures each against the whole catalogue. */
export async function judge(
  search: SearchPort,
  items: readonly Item[],
  parts: Readonly<Record<string, readonly Judgement[]>>,
): Promise<Judged[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const results: Judged[] = [];
  for (const [part, judgements] of Object.entries(parts)) {
    for (const judgement of judgements) {
      const relevant = new Set(items.filter((item) => isMeant(judgement, item)).map(({ id }) => id));
      const { productIds } = await search.list(plainSearch(judgement.query));
      results.push({
        ...judgement,
        part,
        relevant: relevant.size,
        first: names.get(productIds[0] ?? 0) ?? '–',
        ...measure(productIds, relevant, DEPTH),
      });
    }
  }
  return results;
}

/** The `queries` with a confident result although nothing should be found. */
export async function overconfident(search: SearchPort, queries: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const query of queries) {
    const { total, reading } = await search.list(plainSearch(query));
    if (total > 0 && reading?.uncertain !== true) wrong.push(query);
  }
  return wrong;
}

/** Means over the judgements with relevant products in this catalogue. */
export function meanQuality(judged: readonly Judged[]): Quality & { searches: number } {
  const counted = judged.filter(({ relevant }) => relevant > 0);
  const mean = (pick: (each: Judged) => number): number =>
    counted.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, counted.length);
  return {
    searches: counted.length,
    recall: mean(({ recall }) => recall),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  };
}

export interface JudgedTyping extends Typing {
  /** Share of relevant products among the suggested ones, 0 without suggestions. */
  precision: number;
  /** The category is suggested, or none is expected. */
  hasCategory: boolean;
}

/**
 * Runs the quick search at each point of typing. `categoriesFor` returns the names of the categories that it
 * suggests.
 */
export async function judgeTyping(
  search: SearchPort,
  items: readonly Item[],
  typing: readonly Typing[],
  categoriesFor: (typed: string) => Promise<readonly string[]>,
): Promise<JudgedTyping[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const results: JudgedTyping[] = [];
  for (const each of typing) {
    const { productIds } = await search.suggest(each.typed);
    const meant = productIds.filter((id) => each.name.test(names.get(id) ?? ''));
    const categories = each.category === undefined ? [] : await categoriesFor(each.typed);
    results.push({
      ...each,
      precision: meant.length / Math.max(1, productIds.length),
      hasCategory: each.category === undefined || categories.some((name) => each.category?.test(name)),
    });
  }
  return results;
}
