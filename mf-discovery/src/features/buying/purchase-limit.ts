import type { CartState, Platform } from '@shop/contracts/platform';
import { maxPerCustomer, purchaseLimitText } from '@shop/domain/purchase-rules';

/** Key of the text in the language pack. */
const LIMIT_KEY = 'PRODUCT.MAX_PURCHASE_LIMIT';

interface LimitedProduct {
  readonly id: number;
  /** Known on product pages only. */
  readonly maxPerCustomer?: number | null;
}

/** [5-01] Maximum number of units per customer; null means no limit. */
export const limitOf = (product: LimitedProduct): number | null => maxPerCustomer(product.id, product.maxPerCustomer);

/** [8-16] The limit in words. The pack's text is about one unit; it is its own key where the pack is missing. */
export function limitText(limit: number, text: Platform['text']): string {
  const ofPack = text(LIMIT_KEY);
  return limit === 1 && ofPack !== LIMIT_KEY ? ofPack : purchaseLimitText(limit);
}

/** [5-02][O5-11] Whether the cart holds so many already that `quantity` more would pass the limit. */
export function passesLimit(product: LimitedProduct, quantity: number, { cart }: CartState): boolean {
  const limit = limitOf(product);
  if (limit === null || cart === null) return false;
  const rows = cart.rows.filter((row) => row.product.id === product.id);
  return rows.reduce((units, row) => units + row.quantity, 0) + quantity > limit;
}
