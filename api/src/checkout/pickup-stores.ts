import { ANY_STORE } from '@shop/domain/ids';
import { asc, ne } from 'drizzle-orm';
import type { CartLine } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import { sellsWithoutStock } from '../cart/deliverable.ts';
import type { DbOrTx } from '../db/client.ts';
import { store } from '../db/schema/index.ts';

export interface PickupStore {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  /** Has everything of the purchase that must be in stock. */
  readonly inStock: boolean;
}

/** Every store, with whether it can hand out the whole purchase. */
export async function pickupStores(
  on: DbOrTx,
  lines: readonly CartLine[],
  products: CartProducts,
  now: Date,
): Promise<PickupStore[]> {
  const units = new Map<number, number>();
  for (const { productId, quantity } of lines) units.set(productId, (units.get(productId) ?? 0) + quantity);
  const has = (storeId: number): boolean =>
    [...units].every(([productId, quantity]) => {
      const product = products.get(productId);
      if (product === undefined || product.isDigital || sellsWithoutStock(product, now)) return product !== undefined;
      return (product.stock[storeId] ?? 0) >= quantity;
    });
  const stores = await on
    .select({ id: store.id, name: store.name, city: store.city })
    .from(store)
    .where(ne(store.id, ANY_STORE.id))
    .orderBy(asc(store.name), asc(store.id));
  return stores.map((each) => ({ ...each, inStock: has(each.id) }));
}
