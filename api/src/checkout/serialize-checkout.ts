import type { Cart, Checkout, Customer, Totals } from '@shop/contracts';
import type * as z from 'zod/mini';
import { oreToKronor } from '@shop/domain/money';
import type { Notices } from '../cart/cart-line.ts';
import type { MadeChoices } from './choices.ts';
import { serializePaymentMethod } from './payment-methods.ts';
import type { Purchase } from './purchase.ts';
import { type DiscountSums, purchaseTotals } from './totals.ts';

/** The sums with the current choices; without goods there is no fee for the payment method. */
export const chosenTotals = (
  { rows }: Purchase,
  { shipping, payment }: MadeChoices,
  discount: DiscountSums,
  giftCardOre: number,
): z.infer<typeof Totals> =>
  purchaseTotals(
    rows,
    shipping?.price ?? 0,
    oreToKronor(rows.length === 0 ? 0 : (payment?.feeOre ?? 0)),
    discount,
    giftCardOre,
  );

/** [O7-15] The checkout as JSON: cart, choices and customer. */
export function serializeCheckout(
  cart: Cart,
  notices: Notices,
  customer: Customer,
  purchase: Purchase,
  { shipping, payment, storeId }: MadeChoices,
  { totals, codes }: Pick<Checkout, 'totals' | 'codes'>,
): Checkout {
  return {
    cart,
    ...notices,
    customer,
    shippingMethods: purchase.shippingMethods.map(({ id, price, regularPrice, row, dateLabel }) => ({
      id,
      name: row.name,
      price,
      regularPrice,
      kind: row.kind,
      description: row.description,
      dateLabel,
      stores: row.kind === 'store' ? purchase.stores.map((store) => ({ ...store })) : [],
    })),
    paymentMethods: purchase.paymentMethods.map(serializePaymentMethod),
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: payment?.id ?? null,
    storeId,
    codes,
    totals,
    isZipKnown: purchase.isZipKnown,
    locked: false,
  };
}
