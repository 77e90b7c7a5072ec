import type { CartRow, Totals } from '@shop/shared/contracts';
import { cartTotals } from '@shop/shared/domain/cart-totals';
import { kronorToOre, oreToKronor, vatInside } from '@shop/shared/domain/money';

/**
 * [9-08..10], [O9-05] The sums of a purchase in kronor with öre. Freight and fees carry 25 % VAT, insurance none; the
 * VAT figure is exact here and rounded only where it is shown.
 */
export function purchaseTotals(rows: readonly CartRow[], shipping: number, paymentFee: number): Totals {
  const cart = cartTotals(rows);
  const sum = (...kronor: readonly number[]): number =>
    oreToKronor(kronor.reduce((total, each) => total + kronorToOre(each), 0));
  const total = sum(cart.total, shipping, paymentFee);
  const vat = sum(cart.goodsVat, vatInside(sum(shipping, paymentFee)));
  return {
    goods: cart.goods,
    insurance: cart.insurance,
    shipping,
    paymentFee,
    discount: 0,
    total,
    totalExcludingVat: sum(total, -vat),
    vat,
  };
}
