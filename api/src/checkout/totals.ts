import type { CartRow, Totals } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import { kronorToOre, oreToKronor, vatInside } from '@shop/domain/money';

/** The reduction of the goods, and the VAT inside it, both in öre. */
export interface DiscountSums {
  readonly ore: number;
  readonly vatOre: number;
}

export const NO_DISCOUNT: DiscountSums = { ore: 0, vatOre: 0 };

/**
 * [9-08..10], [O9-05] The sums of a purchase in kronor with öre. Freight and fees carry 25 % VAT, insurance none, and
 * a discount reduces the VAT of its rows; the VAT figure is exact here and rounded only for display. Gift cards are a
 * means of payment: they change only the amount left to pay.
 */
export function purchaseTotals(
  rows: readonly CartRow[],
  shipping: number,
  paymentFee: number,
  discount: DiscountSums = NO_DISCOUNT,
  giftCardOre = 0,
): Totals {
  const cart = cartTotals(rows);
  const sum = (...kronor: readonly number[]): number =>
    oreToKronor(kronor.reduce((total, each) => total + kronorToOre(each), 0));
  const off = oreToKronor(discount.ore);
  const total = sum(cart.total, shipping, paymentFee, -off);
  const vat = sum(cart.goodsVat, vatInside(sum(shipping, paymentFee)), -oreToKronor(discount.vatOre));
  const giftCards = oreToKronor(giftCardOre);
  return {
    goods: cart.goods,
    insurance: cart.insurance,
    shipping,
    paymentFee,
    discount: off,
    giftCards,
    toPay: sum(total, -giftCards),
    total,
    totalExcludingVat: sum(total, -vat),
    vat,
  };
}
