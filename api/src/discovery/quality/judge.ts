import type { Pool } from 'pg';
import { plainList } from '../plain-list.ts';
import type { ListRequest, SearchPort } from '../search-port.ts';
import type { Absent } from './judged/absent.ts';
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
  /** In kronor. */
  price: number;
  /** Its regular price is higher. */
  isReduced: boolean;
}

export interface Judged extends Judgement, Quality {
  part: string;
  /** Number of relevant products in the catalogue. */
  relevant: number;
  /** The name of the first product found. */
  first: string;
  /** Number of products found. */
  found: number;
  /** Silently replaced by another search, with wrong products first. */
  isWronglyCorrected: boolean;
  /** Paid positions, and those of them with products that were not asked for. */
  sponsored: number;
  offTopic: number;
}

const CATALOGUE = `
select p.id, p.name, p.category_tree as categories, l.price_ore / 100.0::float8 as price,
  coalesce(p.regular_price_ore > l.price_ore, false) as "isReduced",
  array(select v.value from attribute_value v where v.id = any(p.attribute_value_ids)) as values
from product p join listing l on l.product_id = p.id`;

/** The listed products, with the properties that judgements use. */
export async function readCatalogue(pool: Pool): Promise<Item[]> {
  const { rows } = await pool.query<Item>(CATALOGUE);
  return rows;
}

export const isMeant = ({ category, name, has = [], price, reduced }: Judgement, item: Item): boolean =>
  (reduced !== true || item.isReduced) &&
  (category?.test(item.categories) ?? true) &&
  (name?.test(item.name) ?? true) &&
  item.price >= (price?.from ?? 0) &&
  item.price <= (price?.to ?? Infinity) &&
  has.every((relevant) => [relevant].flat().some((value) => item.values.includes(value)));

/** The relevant products of a judgement. */
export function meantBy(judgement: Judgement, items: readonly Item[]): ReadonlySet<number> {
  const meant = items.filter((item) => isMeant(judgement, item));
  if (judgement.cheap !== true) return new Set(meant.map(({ id }) => id));
  const prices = meant.map(({ price }) => price).sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  return new Set(meant.filter(({ price }) => price <= middle).map(({ id }) => id));
}

/** More than any catalogue that is judged has. */
const WHOLE_LIST = 1_000_000;

/** The request of a shopper who types `text` and changes nothing. */
export const plainSearch = (text: string): ListRequest =>
  plainList({ kind: 'search', text, autoCorrect: true }, WHOLE_LIST);

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
      const relevant = meantBy(judgement, items);
      const request = plainSearch(judgement.query);
      const { productIds, reading } = await search.list(request);
      const { promotedIds } = await search.list({ ...request, mayPromote: true });
      const quality = measure(productIds, relevant, DEPTH);
      results.push({
        ...judgement,
        part,
        relevant: relevant.size,
        first: names.get(productIds[0] ?? 0) ?? '–',
        found: productIds.length,
        isWronglyCorrected: (reading?.original ?? null) !== null && quality.success === 0,
        sponsored: promotedIds.length,
        offTopic: promotedIds.filter((id) => !relevant.has(id)).length,
        ...quality,
      });
    }
  }
  return results;
}

export interface MeanQuality extends Quality {
  searches: number;
  wronglyCorrected: number;
  sponsored: number;
  offTopic: number;
}

/** Means over the judgements with relevant products in this catalogue. */
export function meanQuality(judged: readonly Judged[]): MeanQuality {
  const counted = judged.filter(({ relevant }) => relevant > 0);
  const sum = (pick: (each: Judged) => number): number => counted.reduce((so, each) => so + pick(each), 0);
  const mean = (pick: (each: Judged) => number): number => sum(pick) / Math.max(1, counted.length);
  return {
    searches: counted.length,
    recall: mean(({ recall }) => recall),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    success: mean(({ success }) => success),
    precision: mean(({ precision }) => precision),
    wholePrecision: mean(({ wholePrecision }) => wholePrecision),
    wronglyCorrected: sum(({ isWronglyCorrected }) => Number(isWronglyCorrected)),
    sponsored: sum(({ sponsored }) => sponsored),
    offTopic: sum(({ offTopic }) => offTopic),
  };
}

export interface JudgedAbsent extends Absent {
  /** Shown as certain, or as another search that was made silently. */
  isWrong: boolean;
  /** Whether what is near is shown first, where there is such. */
  isNear: boolean;
  first: string;
}

/** Runs the searches for what the shop does not sell. */
export async function judgeAbsent(
  search: SearchPort,
  items: readonly Item[],
  absent: readonly Absent[],
): Promise<JudgedAbsent[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const results: JudgedAbsent[] = [];
  for (const each of absent) {
    const { productIds, reading } = await search.list(plainSearch(each.query));
    const first = names.get(productIds[0] ?? 0) ?? '–';
    results.push({
      ...each,
      first,
      isWrong: productIds.length > 0 && (reading?.uncertain !== true || reading.original !== null),
      isNear: each.near?.test(first) ?? true,
    });
  }
  return results;
}

/** The suggestions that are seen while typing. */
const FIRST_SUGGESTIONS = 3;

export interface JudgedTyping extends Typing {
  /** Share of relevant products among the suggested ones, 0 without suggestions. */
  precision: number;
  /** 1 when one of the first three suggested products is relevant. */
  success: number;
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
  categoriesFor: (typed: string, suggested: number | null) => readonly string[],
): Promise<JudgedTyping[]> {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const results: JudgedTyping[] = [];
  for (const each of typing) {
    const { productIds, categoryId } = await search.suggest(each.typed);
    const meant = productIds.filter((id) => each.name.test(names.get(id) ?? ''));
    const categories = each.category === undefined ? [] : categoriesFor(each.typed, categoryId);
    results.push({
      ...each,
      precision: meant.length / Math.max(1, productIds.length),
      success: productIds.slice(0, FIRST_SUGGESTIONS).some((id) => meant.includes(id)) ? 1 : 0,
      hasCategory: each.category === undefined || categories.some((name) => each.category?.test(name)),
    });
  }
  return results;
}
