import type { CartProduct } from './cart-product.ts';

type Stocked = Pick<CartProduct, 'stock' | 'shippingStores'>;

/** [O5-06] Units that can be sent: web, supplier and the stores that ship; a download never runs out. */
export function deliverableUnits({ stock, shippingStores }: Stocked): number {
  if ((stock['download'] ?? 0) > 0) return Infinity;
  const places = ['web', 'supplier', ...shippingStores.map(String)];
  return places.reduce((sum, place) => sum + (stock[place] ?? 0), 0);
}

/** Not yet released: ordered ahead, nothing is taken from stock. */
export const isUnreleased = ({ releaseAt }: Pick<CartProduct, 'releaseAt'>, now: Date): boolean =>
  releaseAt !== null && releaseAt > now;

/** [O5-06] Products that are sold whatever the stock says. */
export const sellsWithoutStock = (product: CartProduct, now: Date): boolean =>
  product.isBackorderable || isUnreleased(product, now);

/** [O5-07] What is left of a limited sale; null when the sale is not limited. */
export function limitedQuotaOf(product: CartProduct): number | null {
  if (product.limitedQuota !== null) return product.limitedQuota;
  return product.isDiscontinued || product.isFyndware ? deliverableUnits(product) : null;
}
