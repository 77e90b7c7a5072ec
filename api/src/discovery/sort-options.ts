import type { ListingTable } from './listing-table.ts';

/** [O8-02] Sort options of lists, the default first, which also replaces invalid ones. */
export const SORT_OPTIONS = [
  { value: 'recommended', label: 'Rekommenderat' },
  { value: 'price-asc', label: 'Lägsta pris' },
  { value: 'price-desc', label: 'Högsta pris' },
  { value: 'newest', label: 'Nyast' },
  { value: 'rating', label: 'Bäst betyg' },
  { value: 'name', label: 'Namn A–Ö' },
] as const;

export type SortKey = (typeof SORT_OPTIONS)[number]['value'];

/** [4-77] The requested sort order; null for none and for an unknown one, which means the list's own. */
export const sortKey = (requested: string | undefined): SortKey | null =>
  SORT_OPTIONS.find(({ value }) => value === requested)?.value ?? null;

type Order = (a: number, b: number) => number;

const up =
  (values: readonly number[]): Order =>
  (a, b) =>
    (values[a] ?? 0) - (values[b] ?? 0);
const down =
  (values: readonly number[]): Order =>
  (a, b) =>
    (values[b] ?? 0) - (values[a] ?? 0);
/** Alphabetical by the index's spelling: å, ä and ö in their Swedish order. */
const byText =
  (values: readonly string[]): Order =>
  (a, b) => {
    const [left = '', right = ''] = [values[a], values[b]];
    return left < right ? -1 : left > right ? 1 : 0;
  };
const inTurn =
  (...orders: readonly Order[]): Order =>
  (a, b) => {
    for (const order of orders) {
      const first = order(a, b);
      if (first !== 0) return first;
    }
    return 0;
  };

interface SortedBy {
  table: ListingTable;
  /** Prices for this shopper. */
  prices: readonly number[];
  score: (row: number) => number;
}

/** Comparators of rows of the table; the product id breaks ties, so that pages never overlap. */
export const ORDERS: Record<SortKey, (by: SortedBy) => Order> = {
  recommended: ({ table, score }) => inTurn((a, b) => score(b) - score(a), down(table.productIds)),
  'price-asc': ({ table, prices }) => inTurn(up(prices), down(table.popularities), down(table.productIds)),
  'price-desc': ({ table, prices }) => inTurn(down(prices), down(table.popularities), down(table.productIds)),
  newest: ({ table }) => inTurn(down(table.newnesses), down(table.popularities), down(table.productIds)),
  rating: ({ table }) => inTurn(down(table.ratings), down(table.popularities), down(table.productIds)),
  name: ({ table }) => inTurn(byText(table.sortNames), down(table.productIds)),
};
