import type { Cart, Checkout, Customer, PickupPoint, Totals } from '@shop/contracts';
import type * as z from 'zod/mini';
import { oreToKronor } from '@shop/domain/money';
import type { Notices } from '../cart/cart-line.ts';
import { pickupKindOf } from '../shipping/pickup-points.ts';
import { freightOf, type MadeChoices } from './choices.ts';
import { serializePaymentMethod } from './payment-methods.ts';
import type { Purchase, ShippingChoice } from './purchase.ts';
import { type DiscountSums, purchaseTotals } from './totals.ts';

/** The sums with the current choices; without goods there is no fee for the payment method. */
export const chosenTotals = (
  { rows }: Purchase,
  { payment, ...choices }: MadeChoices,
  discount: DiscountSums,
  giftCardOre: number,
): z.infer<typeof Totals> =>
  purchaseTotals(
    rows,
    freightOf(choices),
    oreToKronor(rows.length === 0 ? 0 : (payment?.feeOre ?? 0)),
    discount,
    giftCardOre,
  );

/** Everything that the checkout shows beside the cart and the sums. */
export interface Shown {
  readonly customer: Customer;
  readonly purchase: Purchase;
  readonly choices: MadeChoices;
  /** Pickup points by method. */
  readonly points: ReadonlyMap<number, readonly PickupPoint[]>;
  readonly extras: Pick<Checkout, 'notes' | 'pickupPointId' | 'newsletter'>;
}

const serializeMethod = (
  { id, price, regularPrice, row, dateLabel, parts, splitPrice }: ShippingChoice,
  { purchase, choices, points }: Shown,
): Checkout['shippingMethods'][number] => {
  const isStore = row.kind === 'store';
  const store = isStore ? purchase.stores.find((each) => each.id === choices.storeId) : undefined;
  return {
    id,
    name: row.name,
    price,
    regularPrice,
    kind: row.kind,
    description: row.description,
    dateLabel: store?.dateLabel ?? dateLabel,
    stores: isStore ? purchase.stores.map((each) => ({ ...each })) : [],
    ...(row.kind === 'servicePoint' && { pickup: pickupKindOf(row), points: [...(points.get(id) ?? [])] }),
    parts: parts.map((part) => ({ ...part })),
    splitPrice,
  };
};

/** [O7-15] The checkout as JSON: cart, choices and customer. */
export function serializeCheckout(
  cart: Cart,
  notices: Notices,
  shown: Shown,
  { totals, codes }: Pick<Checkout, 'totals' | 'codes'>,
): Checkout {
  const { customer, purchase, choices, extras } = shown;
  return {
    cart,
    ...notices,
    customer,
    shippingMethods: purchase.shippingMethods.map((method) => serializeMethod(method, shown)),
    paymentMethods: purchase.paymentMethods.map(serializePaymentMethod),
    shippingMethodId: choices.shipping?.id ?? null,
    paymentMethodId: choices.payment?.id ?? null,
    storeId: choices.storeId,
    isSplit: choices.isSplit,
    ...extras,
    codes,
    totals,
    isZipKnown: purchase.isZipKnown,
    locked: false,
  };
}
