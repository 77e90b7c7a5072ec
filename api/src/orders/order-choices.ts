import { UNKNOWN_ZIP_MESSAGE } from '@shop/domain/validation/customer-words';
import { customerErrors } from '../checkout/customer.ts';
import type { PaymentMethodRow } from '../checkout/payment-methods.ts';
import type { Purchase, ShippingChoice } from '../checkout/purchase.ts';
import { ApiError } from '../http/errors.ts';
import type { OrderRequest } from './order-request.ts';

/** The choices of a form, as they are offered now. */
export interface OrderChoices {
  readonly shipping: ShippingChoice;
  readonly payment: PaymentMethodRow;
  readonly pickupStoreId: number | null;
  /** True when the parts are sent one by one. */
  readonly isSplit: boolean;
}

/**
 * Reads the choices of the form. Refuses (422) all that is wrong with it at once, and (409) a store that
 * cannot get everything.
 */
export function readChoices(
  purchase: Pick<Purchase, 'shippingMethods' | 'paymentMethods' | 'stores' | 'isZipKnown'>,
  body: Pick<OrderRequest['body'], 'customer' | 'shippingMethodId' | 'paymentMethodId' | 'storeId' | 'isSplit'>,
  now: Date,
): OrderChoices {
  const shipping = purchase.shippingMethods.find(({ id }) => id === body.shippingMethodId);
  const payment = purchase.paymentMethods.find(({ id }) => id === body.paymentMethodId);
  const kind = shipping?.row.kind ?? 'home';
  const store = kind === 'store' ? purchase.stores.find(({ id }) => id === body.storeId) : null;
  const isSent = kind === 'home' || kind === 'servicePoint';
  const fields = {
    ...(isSent && !purchase.isZipKnown && { 'customer.zipCode': UNKNOWN_ZIP_MESSAGE }),
    ...customerErrors(body.customer, isSent, now),
    ...(shipping === undefined && { shippingMethodId: 'Välj ett leveranssätt.' }),
    ...(payment === undefined && { paymentMethodId: 'Välj ett betalsätt.' }),
    ...(store === undefined && { storeId: 'Välj en butik.' }),
  };
  if (shipping === undefined || payment === undefined || store === undefined || Object.keys(fields).length > 0) {
    throw new ApiError('VALIDATION', undefined, { fields });
  }
  if (store?.canOrder === false) {
    throw new ApiError('OUT_OF_STOCK', `${store.name} kan inte få allt i beställningen. Välj en annan butik.`);
  }
  return {
    shipping: store === null ? shipping : { ...shipping, dateLabel: store.dateLabel },
    payment,
    pickupStoreId: store?.id ?? null,
    isSplit: body.isSplit === true && shipping.parts.length > 1,
  };
}
