import type { CartProduct } from './cart-product.ts';

type Stocked = Pick<CartProduct, 'stock' | 'shippingStores'>;

/** Units that can be sent: web, supplier and the stores that ship; a download never runs out. */
export function shippableUnits({ stock, shippingStores }: Stocked): number {
  if ((stock['download'] ?? 0) > 0) return Infinity;
  const places = ['web', 'supplier', ...shippingStores.map(String)];
  return places.reduce((sum, place) => sum + (stock[place] ?? 0), 0);
}

const STORE = /^\d+$/;

/**
 * [O5-06] Units that can be delivered: the stock that can be sent. Without any it is the stock of the best store, for
 * pickup, since one order is picked up in one place.
 */
export function deliverableUnits(product: Stocked): number {
  const shippable = shippableUnits(product);
  if (shippable > 0) return shippable;
  const inStores = Object.entries(product.stock).map(([place, units]) => (STORE.test(place) ? units : 0));
  return Math.max(0, ...inStores);
}

/** Not yet released: pre-ordered, so stock does not count. */
export const isUnreleased = ({ releaseAt }: Pick<CartProduct, 'releaseAt'>, now: Date): boolean =>
  releaseAt !== null && releaseAt > now;

/** [O5-06] Products that are sold whatever their stock. */
export const sellsWithoutStock = (product: CartProduct, now: Date): boolean =>
  product.isBackorderable || isUnreleased(product, now);

/** [O5-07] Remaining units of a limited sale; null when the sale is not limited. */
export function limitedQuotaOf(product: CartProduct): number | null {
  if (product.limitedQuota !== null) return product.limitedQuota;
  return product.isDiscontinued || product.isFyndware ? deliverableUnits(product) : null;
}
