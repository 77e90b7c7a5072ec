import type { Cart, Checkout, Customer } from '@shop/shared/contracts';
import { oreToKronor } from '@shop/shared/domain/money';
import type { Notices } from '../cart/cart-line.ts';
import type { MadeChoices } from './choices.ts';
import { wirePaymentMethod } from './payment-methods.ts';
import type { Purchase } from './purchase.ts';
import { purchaseTotals } from './totals.ts';

/** [O7-15] */
export function wireCheckout(
  cart: Cart,
  notices: Notices,
  customer: Customer,
  purchase: Purchase,
  { shipping, payment, storeId }: MadeChoices,
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
    paymentMethods: purchase.paymentMethods.map(wirePaymentMethod),
    shippingMethodId: shipping?.id ?? null,
    paymentMethodId: payment?.id ?? null,
    storeId,
    totals: purchaseTotals(
      cart.rows,
      shipping?.price ?? 0,
      oreToKronor(cart.rows.length === 0 ? 0 : (payment?.feeOre ?? 0)),
    ),
    locked: false,
  };
}
