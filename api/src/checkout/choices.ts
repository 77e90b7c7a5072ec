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
 * The current choices: the shopper's own as long as they are offered, else the cheapest shipping method and the first
 * direct payment. Pickup needs a chosen store and credit an explicit choice, so neither is a default.
 */
export function makeChoices({ shippingMethods, paymentMethods, stores }: Purchase, requested: Choices): MadeChoices {
  const storeId = stores.some(({ id }) => id === requested.storeId) ? requested.storeId : null;
  return {
    storeId,
    shipping:
      shippingMethods.find(({ id }) => id === requested.shippingMethodId) ??
      shippingMethods.find(({ row }) => row.kind !== 'store') ??
      null,
    payment:
      paymentMethods.find(({ id }) => id === requested.paymentMethodId) ??
      paymentMethods.find(({ isCredit }) => !isCredit) ??
      null,
  };
}
