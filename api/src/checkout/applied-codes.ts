import type { CheckoutCode } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import type * as z from 'zod/mini';
import { vatInside } from '../catalogue/price.ts';
import type { DbOrTx } from '../db/client.ts';
import type { GiftCardSpend } from '../orders/gift-cards.ts';
import type { Discount } from './discount.ts';
import { type Basket, type DiscountBuyer, discountableRows, evaluateById } from './discount-codes.ts';
import type { DraftCodes } from './draft-store.ts';
import type { Purchase } from './purchase.ts';
import { type DiscountSums, NO_DISCOUNT } from './totals.ts';

/** The discount of the added code as it is now; `lost` says why an added code no longer applies. */
export async function currentDiscount(
  on: DbOrTx,
  { discountCodeId }: DraftCodes,
  basket: Basket,
  buyer: DiscountBuyer,
  now: Date,
): Promise<{ discount: Discount | null; lost: string | null }> {
  if (discountCodeId === null || basket.lines.length === 0) return { discount: null, lost: null };
  const result = await evaluateById(on, discountCodeId, basket, buyer, now);
  return result.ok ? { discount: result.discount, lost: null } : { discount: null, lost: result.text };
}

export function discountSums(discount: Discount | null, basket: Basket): DiscountSums {
  if (discount === null) return NO_DISCOUNT;
  const vatOre = discountableRows(basket).reduce(
    (sum, { id, vatPerMille }) => sum + vatInside(discount.byRow.get(id) ?? 0, vatPerMille),
    0,
  );
  return { ore: discount.goodsOre, vatOre };
}

/** A freight code applies to every shipping method, up to its amount. */
export function coverFreight(purchase: Purchase, discount: Discount | null): Purchase {
  const cover = oreToKronor(discount?.freightOre ?? 0);
  if (cover === 0) return purchase;
  return {
    ...purchase,
    shippingMethods: purchase.shippingMethods.map((method) => ({
      ...method,
      price: Math.max(0, oreToKronor(Math.round((method.price - cover) * 100))),
    })),
  };
}

/** The part of a sum in öre that gift cards may pay: all but other gift cards, or a stolen one could be laundered. */
export function payableByGiftCard(totalOre: number, basket: Basket): number {
  const giftCardsOre = discountableRows(basket)
    .filter(({ isGiftCard }) => isGiftCard)
    .reduce((sum, { amountOre }) => sum + amountOre, 0);
  return Math.max(0, totalOre - giftCardsOre);
}

/** The codes as shown to the shopper; a freight code's worth is its reduction of the chosen shipping method. */
export function serializeCodes(
  discount: Discount | null,
  freightOff: number,
  spends: readonly GiftCardSpend[],
): z.infer<typeof CheckoutCode>[] {
  const off = discount === null ? 0 : oreToKronor(discount.goodsOre) + freightOff;
  return [
    ...(discount === null ? [] : [{ id: 'discount', kind: 'discount' as const, name: discount.code, amount: off }]),
    ...spends.map(({ card, amountOre }) => ({
      id: card.id,
      kind: 'giftCard' as const,
      name: `Presentkort …${card.lastFour}`,
      amount: oreToKronor(amountOre),
    })),
  ];
}
