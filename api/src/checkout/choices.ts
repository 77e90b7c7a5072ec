import type { PaymentMethodRow } from './payment-methods.ts';
import type { Purchase, ShippingChoice } from './purchase.ts';
import type { Choices } from './purchase-choices.ts';
import type { Remembered } from './remembered.ts';

export interface MadeChoices {
  readonly shipping: ShippingChoice | null;
  readonly payment: PaymentMethodRow | null;
  readonly storeId: number | null;
  /** The parts of a late order are sent one by one; never by default, since it may cost. */
  readonly isSplit: boolean;
}

/** The freight with the choice between one parcel and several. */
export const freightOf = ({ shipping, isSplit }: Pick<MadeChoices, 'shipping' | 'isSplit'>): number =>
  shipping === null ? 0 : Math.round((shipping.price + (isSplit ? shipping.splitPrice : 0)) * 100) / 100;

/**
 * The current choices: the shopper's own as long as they are offered, else those of the last order, else the cheapest
 * shipping method and the first direct payment. Pickup needs a store that was chosen once, and credit an explicit
 * choice for each purchase, so neither is a default (betaltjänstlagen 7 a kap.).
 */
export function makeChoices(
  { shippingMethods, paymentMethods, stores }: Purchase,
  requested: Choices & { readonly isSplit: boolean },
  last: Remembered,
): MadeChoices {
  const storeOf = (id: number | null) => stores.find((store) => store.id === id);
  const lastStore = storeOf(last.storeId);
  const storeId = (storeOf(requested.storeId) ?? (lastStore?.inStock ? lastStore : undefined))?.id ?? null;
  const methodOf = (id: number | null) => shippingMethods.find((method) => method.id === id);
  const lastMethod = methodOf(last.shippingMethodId);
  const shipping =
    methodOf(requested.shippingMethodId) ??
    (lastMethod?.row.kind === 'store' && storeId === null ? undefined : lastMethod) ??
    shippingMethods.find(({ row }) => row.kind !== 'store') ??
    null;
  return {
    storeId,
    shipping,
    isSplit: requested.isSplit && (shipping?.parts.length ?? 0) > 1,
    payment:
      paymentMethods.find(({ id }) => id === requested.paymentMethodId) ??
      paymentMethods.find(({ id, isCredit }) => id === last.paymentMethodId && !isCredit) ??
      paymentMethods.find(({ isCredit }) => !isCredit) ??
      null,
  };
}
