import type { CartRow } from '@shop/contracts';
import { parseSharedCart } from '@shop/domain/shared-cart';
import type { DbOrTx } from '../db/client.ts';
import type { CartLine, Shopper } from './cart-line.ts';
import { loadCartProducts } from './cart-product.ts';
import { correctCart } from './correct-cart.ts';
import { type PassChecker, unitPrice } from './unit-price.ts';
import { serializeRows } from './serialize-cart.ts';

/**
 * [O7-16] A shared cart as of today: rows at today's prices in quantities that can be bought, and the ids of products
 * that cannot be bought at all. Nothing is stored.
 */
export async function readSharedCart(
  on: DbOrTx,
  text: string,
  shopper: Shopper,
  now: Date,
  passes: PassChecker,
): Promise<{ rows: CartRow[]; unavailable: number[] }> {
  const shared = parseSharedCart(text);
  const products = await loadCartProducts(
    on,
    shared.map(({ productId }) => productId),
    now,
  );
  const lines = shared.flatMap(({ productId, quantity }): CartLine[] => {
    const product = products.get(productId);
    if (product === undefined) return [];
    const price = unitPrice(product, { pass: null, extraData: {} }, shopper, now, passes);
    return [{ id: `shared-${productId}`, productId, unitPriceOre: price.ore, pass: null, extraData: {}, quantity }];
  });
  const { lines: available } = correctCart(lines, { products, shopper, now, passes, history: new Map() });
  const availableIds = new Set(available.map(({ productId }) => productId));
  return {
    rows: serializeRows(available, products, { shopper, now }),
    unavailable: shared.map(({ productId }) => productId).filter((id) => !availableIds.has(id)),
  };
}
