import { formatWholeNumber } from './money.ts';

/**
 * Stock of a product [O3-15]: counts under numeric store ids and 'download', 'web', 'supplier', beside the nested
 * `webStock` per warehouse. A missing key is 0.
 */
export interface ProductStock {
  readonly web?: number | null | undefined;
  readonly download?: number | null | undefined;
  readonly supplier?: number | null | undefined;
  readonly webStock?: Readonly<Record<string, number>> | null | undefined;
}

type MaybeStock = ProductStock | null | undefined;

/** From this count on the exact number is not shown: '20+'. */
const WEB_COUNT_CAP = 20;

const STORE_KEY = /^\d+$/;

/** Ids and counts of the stores that have at least one. */
export function storesInStock(stock: MaybeStock): { readonly storeId: number; readonly count: number }[] {
  return Object.entries(stock ?? {}).flatMap(([key, count]: [string, unknown]) =>
    STORE_KEY.test(key) && typeof count === 'number' && count > 0 ? [{ storeId: Number(key), count }] : [],
  );
}

/** [9-13] In stock if any store, download or web value is above 0; what the supplier has does not count. */
export function isInStock(stock: MaybeStock): boolean {
  return (stock?.web ?? 0) > 0 || (stock?.download ?? 0) > 0 || storesInStock(stock).length > 0;
}

/** Whether the product can be ordered: in stock here or at the supplier, or not released yet (pre-order). */
export function canBeOrdered(stock: MaybeStock, released = true): boolean {
  return !released || isInStock(stock) || (stock?.supplier ?? 0) > 0;
}

/** [4-70] A product ships from a store when it has web stock but none of the listed warehouses has at least 1. */
export function shipsFromStore(stock: MaybeStock, warehouses: readonly number[]): boolean {
  return (stock?.web ?? 0) > 0 && warehouses.every((id) => (stock?.webStock?.[id] ?? 0) < 1);
}

/** Where a line about stock points, for its icon and colour. */
export interface StockLine {
  readonly kind: 'download' | 'web' | 'stores' | 'supplier' | 'none';
  readonly available: boolean;
  readonly text: string;
}

/** A count as shoppers see it: exact below 20, then '20+'. */
export const countText = (count: number): string =>
  count >= WEB_COUNT_CAP ? `${WEB_COUNT_CAP}+` : formatWholeNumber(count);

/** The stock lines of a product, best first: download, web, stores, supplier; one line when there is nothing. */
export function stockLines(stock: MaybeStock): StockLine[] {
  const web = stock?.web ?? 0;
  const stores = storesInStock(stock).length;
  if ((stock?.download ?? 0) > 0) return [{ kind: 'download', available: true, text: 'Direkt nedladdning' }];
  const lines: StockLine[] = [];
  if (web > 0) lines.push({ kind: 'web', available: true, text: `I webblagret: ${countText(web)} st` });
  if (stores > 0)
    lines.push({ kind: 'stores', available: true, text: stores === 1 ? 'I 1 butik' : `I ${stores} butiker` });
  if (web <= 0 && (stock?.supplier ?? 0) > 0) {
    lines.push({ kind: 'supplier', available: stores > 0, text: 'Beställningsvara från leverantör' });
  }
  return lines.length > 0 ? lines : [{ kind: 'none', available: false, text: 'Slut i lager' }];
}
