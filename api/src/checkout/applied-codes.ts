import type { CheckoutCode } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { vatInside } from '../catalogue/price.ts';
import type { DbOrTx } from '../db/client.ts';
import { type GiftCardRecord, giftCardProblem, type GiftCardSpend } from '../orders/gift-cards.ts';
import type { Discount } from './discount.ts';
import { type Basket, type DiscountBuyer, discountableRows, evaluateById } from './discount-codes.ts';
import type { DraftCodes } from './draft.ts';
import type { Purchase } from './purchase.ts';
import { type DiscountSums, NO_DISCOUNT } from './totals.ts';

/** An added code that does not apply any more, and why. */
export interface LostCode {
  /** The code; null for one that the shop has deleted. */
  readonly code: string | null;
  readonly text: string;
}

/** The discount of the added code as it is now; `lost` says why an added code no longer applies. */
export async function currentDiscount(
  on: DbOrTx,
  { discountCodeId }: DraftCodes,
  basket: Basket,
  buyer: DiscountBuyer,
  now: Date,
): Promise<{ discount: Discount | null; lost: LostCode | null }> {
  if (discountCodeId === null || basket.lines.length === 0) return { discount: null, lost: null };
  const result = await evaluateById(on, discountCodeId, basket, buyer, now);
  return result.ok
    ? { discount: result.discount, lost: null }
    : { discount: null, lost: { code: result.code, text: result.text } };
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

/** What the shopper has added: the discount code, whether it applies or not, and all gift cards. */
interface AddedCodes {
  readonly discount: Discount | null;
  readonly lost: LostCode | null;
  /** Kronor that a freight code takes off the chosen shipping method. */
  readonly freightOff: number;
  readonly cards: readonly GiftCardRecord[];
  readonly spends: readonly GiftCardSpend[];
}

const discountEntry = { id: 'discount', kind: 'discount' as const, remaining: null };

/** The codes as shown to the shopper, also those that give nothing at the moment, so that they can be removed. */
export function serializeCodes({ discount, lost, freightOff, cards, spends }: AddedCodes, now: Date): CheckoutCode[] {
  const spent = new Map(spends.map(({ card, amountOre }) => [card.id, amountOre]));
  return [
    ...(discount === null
      ? []
      : [
          { ...discountEntry, name: discount.code, amount: oreToKronor(discount.goodsOre) + freightOff, problem: null },
        ]),
    ...(lost === null ? [] : [{ ...discountEntry, name: lost.code ?? 'Rabattkod', amount: 0, problem: lost.text }]),
    ...cards.map((card) => {
      const amountOre = spent.get(card.id) ?? 0;
      return {
        id: card.id,
        kind: 'giftCard' as const,
        name: `Presentkort …${card.lastFour}`,
        amount: oreToKronor(amountOre),
        remaining: oreToKronor(card.balanceOre - amountOre),
        problem: giftCardProblem(card, now),
      };
    }),
  ];
}
