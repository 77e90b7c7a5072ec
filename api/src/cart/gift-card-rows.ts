import type { ExtraData } from '@shop/contracts';
import { giftCardErrors, MAX_GIFT_CARDS_PER_ORDER } from '@shop/domain/gift-card';
import { oreToKronor } from '@shop/domain/money';
import { ApiError } from '../http/errors.ts';
import type { CartLine } from './cart-line.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';

interface Refusal {
  readonly text: string;
  readonly fields: Record<string, string>;
}

/** The amounts of a gift card on sale, in kronor. */
export const giftCardAmounts = ({ giftCardAmountsOre, priceOre }: CartProduct): number[] =>
  (giftCardAmountsOre ?? [priceOre]).map(oreToKronor);

/**
 * [F18] Validates a gift card's amount, recipient, message and day, with which it is e-mailed: the reason of a refusal,
 * or null. `isNew` is false for one that has lain in the cart.
 */
export function giftCardRefusal(extraData: ExtraData, product: CartProduct, now: Date, isNew: boolean): Refusal | null {
  const { name, isGiftCard } = product;
  if (!isGiftCard) return null;
  if (extraData.giftCard === undefined) {
    return { text: `${name} saknar belopp och mottagare. Välj dem på presentkortets sida.`, fields: {} };
  }
  const fields = giftCardErrors(extraData.giftCard, giftCardAmounts(product), now, isNew);
  const [text] = Object.values(fields);
  return text === undefined ? null : { text, fields };
}

export const hasGiftCard = (lines: readonly CartLine[], products: CartProducts): boolean =>
  lines.some(({ productId }) => products.get(productId)?.isGiftCard === true);

/** Validates every gift card of an order before it is placed, also those that were added in another way. Throws 422. */
export function checkGiftCards(lines: readonly CartLine[], products: CartProducts, now: Date): void {
  let units = 0;
  for (const { productId, extraData, quantity } of lines) {
    const product = products.get(productId);
    if (product === undefined || !product.isGiftCard) continue;
    const refusal = giftCardRefusal(extraData, product, now, false);
    if (refusal !== null) throw new ApiError('VALIDATION', refusal.text);
    units += quantity;
  }
  if (units > MAX_GIFT_CARDS_PER_ORDER) {
    throw new ApiError('VALIDATION', `Det går att köpa högst ${MAX_GIFT_CARDS_PER_ORDER} presentkort åt gången.`);
  }
}
