import type { Checkout, Customer } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { useRef, useState } from 'react';
import { type Extras, NO_NOTES } from './extras.ts';
import { orderKey } from './order-key.ts';
import type { Choices } from './order-problems.ts';
import { placeOrder, type OrderBody, type PlaceOutcome } from './place-order.ts';

/** The order as the buyer sees it; null while a choice is missing. */
export function orderBody(
  checkout: Checkout,
  customer: Customer,
  { shippingMethodId, paymentMethodId, storeId, pickupPointId = null, isSplit = false }: Choices,
  { notes, newsletter }: Extras,
): OrderBody | null {
  if (shippingMethodId === null || paymentMethodId === null) return null;
  const { total: expectedTotal, toPay: expectedToPay } = checkout.totals;
  const choices = { shippingMethodId, paymentMethodId, storeId };
  return {
    customer,
    ...choices,
    ...(pickupPointId !== null && { pickupPointId }),
    ...(isSplit && { isSplit }),
    ...(notes !== NO_NOTES && { notes }),
    expectedTotal,
    ...(expectedToPay !== undefined && { expectedToPay }),
    newsletter,
  };
}

/** Places the order; a second press while it is pending does nothing. */
export function usePlaceOrder(): {
  isPlacing: boolean;
  place(body: OrderBody): Promise<PlaceOutcome | null>;
} {
  const { api } = usePlatform();
  const isUnderWay = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const place = async (body: OrderBody): Promise<PlaceOutcome | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setIsPlacing(true);
    try {
      return await placeOrder(
        api,
        orderKey(sessionStorage, () => crypto.randomUUID()),
        body,
      );
    } finally {
      isUnderWay.current = false;
      setIsPlacing(false);
    }
  };
  return { isPlacing, place };
}
