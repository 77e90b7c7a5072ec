import type { Customer, DeliveryNotes } from '@shop/contracts';
import type { Choices } from './purchase-choices.ts';

/** Added codes; their worth is computed each time. */
export interface DraftCodes {
  readonly discountCodeId: number | null;
  readonly giftCardIds: readonly string[];
}

export interface Draft extends Choices, DraftCodes {
  readonly customer: Partial<Customer>;
  readonly notes: Partial<DeliveryNotes>;
  readonly pickupPointId: string | null;
  readonly isSplit: boolean;
  readonly newsletter: boolean;
}

export const EMPTY_DRAFT: Draft = {
  customer: {},
  shippingMethodId: null,
  paymentMethodId: null,
  storeId: null,
  notes: {},
  pickupPointId: null,
  isSplit: false,
  newsletter: false,
  discountCodeId: null,
  giftCardIds: [],
};
