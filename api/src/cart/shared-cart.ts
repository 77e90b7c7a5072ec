import type { CartRow, MissingReason } from '@shop/contracts';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { passesRankRule } from '@shop/domain/purchase-rules';
import { parseSharedCart } from '@shop/domain/shared-cart';
import type { DbOrTx } from '../db/client.ts';
import type { CartLine, Shopper } from './cart-line.ts';
import { type CartProduct, loadCartProducts } from './cart-product.ts';
import { correctCart } from './correct-cart.ts';
import { type PassChecker, unitPrice } from './unit-price.ts';
import { serializeRows } from './serialize-cart.ts';

/** [O2.17-27] Why a product is not among the rows. */
function reasonOf(product: CartProduct | undefined, { rankLevel }: Shopper): MissingReason {
  if (product === undefined) return 'unknown';
  if (product.isGiftCard) return 'gift-card';
  if (product.id === CUSTOM_PC_PRODUCT_ID) return 'build';
  return passesRankRule(product, rankLevel) ? 'sold-out' : 'level';
}

/** A link holds products and quantities alone: a gift card lacks its recipient, a built computer its choices. */
const fitsLink = (product: CartProduct): boolean => !product.isGiftCard && product.id !== CUSTOM_PC_PRODUCT_ID;

interface SharedCart {
  readonly rows: CartRow[];
  readonly unavailable: number[];
  readonly missing: { id: number; name: string; reason: MissingReason }[];
}

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
): Promise<SharedCart> {
  const shared = parseSharedCart(text);
  const products = await loadCartProducts(
    on,
    shared.map(({ productId }) => productId),
    now,
  );
  const lines = shared.flatMap(({ productId, quantity }): CartLine[] => {
    const product = products.get(productId);
    if (product === undefined || !fitsLink(product)) return [];
    const price = unitPrice(product, { pass: null, extraData: {} }, shopper, now, passes);
    return [{ id: `shared-${productId}`, productId, unitPriceOre: price.ore, pass: null, extraData: {}, quantity }];
  });
  const { lines: available } = correctCart(lines, { products, shopper, now, passes, history: new Map() });
  const availableIds = new Set(available.map(({ productId }) => productId));
  const unavailable = shared.map(({ productId }) => productId).filter((id) => !availableIds.has(id));
  return {
    rows: serializeRows(available, products, { shopper, now }),
    unavailable,
    missing: unavailable.map((id) => {
      const product = products.get(id);
      return { id, name: product?.name ?? '', reason: reasonOf(product, shopper) };
    }),
  };
}
