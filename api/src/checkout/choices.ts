import type { Purchase, ShippingChoice } from './purchase.ts';
import type { PaymentMethodRow } from './payment-methods.ts';

export interface Choices {
  readonly shippingMethodId: number | null;
  readonly paymentMethodId: number | null;
  readonly storeId: number | null;
}

export interface MadeChoices {
  readonly shipping: ShippingChoice | null;
  readonly payment: PaymentMethodRow | null;
  readonly storeId: number | null;
}

/**
 * What is chosen now: the shopper's own choice as long as it is offered, else the cheapest way to send it and the first
 * direct payment. Pickup needs a store and credit needs a wish, so neither is ever chosen for anybody.
 */
export function makeChoices({ shippingMethods, paymentMethods, stores }: Purchase, wanted: Choices): MadeChoices {
  const storeId = stores.some(({ id }) => id === wanted.storeId) ? wanted.storeId : null;
  return {
    storeId,
    shipping:
      shippingMethods.find(({ id }) => id === wanted.shippingMethodId) ??
      shippingMethods.find(({ row }) => row.kind !== 'store') ??
      null,
    payment:
      paymentMethods.find(({ id }) => id === wanted.paymentMethodId) ??
      paymentMethods.find(({ isCredit }) => !isCredit) ??
      null,
  };
}
