import { parseRouteId } from './route-ids.ts';

/** Most rows a shared cart may have [O2.1-10]. */
export const SHARED_CART_MAX_ROWS = 50;

/** Maximum units of one row, since anyone can write such a link. */
const MAX_QUANTITY = 999;

/** One row of a shared cart. */
export interface SharedCartRow {
  readonly productId: number;
  readonly quantity: number;
}

/**
 * Parses the parameter of `cart/:products`: 'id:quantity' pairs joined by commas, quantity 1 by default; [O7-16]
 * writes them 'id*quantity', which is accepted as well. Invalid pairs are dropped, quantities of the same product are
 * added up, and at most 50 rows remain.
 */
export function parseSharedCart(text: string): SharedCartRow[] {
  const quantities = new Map<number, number>();
  for (const pair of text.split(',')) {
    const [, id, count = '1'] = /^(\d+)(?:[:*](\d{1,6}))?$/.exec(pair.trim()) ?? [];
    const productId = parseRouteId(id)?.id;
    const quantity = Number(count);
    if (productId === undefined || productId < 1 || quantity < 1) continue;
    quantities.set(productId, Math.min(MAX_QUANTITY, (quantities.get(productId) ?? 0) + quantity));
  }
  return [...quantities].slice(0, SHARED_CART_MAX_ROWS).map(([productId, quantity]) => ({ productId, quantity }));
}

/** Writes the parameter of `cart/:products`; rows of the same product (insured and not) become one. */
export function formatSharedCart(rows: readonly SharedCartRow[]): string {
  const joined = parseSharedCart(rows.map(({ productId, quantity }) => `${productId}:${quantity}`).join(','));
  return joined.map(({ productId, quantity }) => `${productId}:${quantity}`).join(',');
}
