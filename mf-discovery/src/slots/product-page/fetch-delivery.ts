import { getDeliveryDates, getShippingRelatedInfo } from '@shop/contracts';
import type { ApiClient } from '@shop/contracts/platform';
import { excludedMethods } from '@shop/domain/shipping-estimate';
import { SHIPPING_METHOD_IDS } from '@shop/domain/shipping-methods';
import { datesOf, textWithoutDay } from './delivery-promise.ts';
import type { DeliveredProduct, DeliveryEstimate } from './delivery-estimate.ts';

interface Parcel {
  readonly product: DeliveredProduct;
  readonly zipCode: string;
}

/**
 * [1-97] The days on which the methods that may bring this product arrive at the zip code [7.5-24], [7.5-25]. Of what
 * everybody may cache alone: the page is rendered for all visitors. Rejects when that cannot be fetched.
 */
export async function fetchDelivery(
  api: ApiClient,
  { product, zipCode }: Parcel,
  signal: AbortSignal,
): Promise<DeliveryEstimate> {
  const [{ data: dates }, info] = await Promise.all([
    api.call(getDeliveryDates, { params: { zipCode } }, { signal }),
    api.call(getShippingRelatedInfo, {}, { signal }),
  ]);
  const ids = [dates.today, dates.tomorrow, dates.later].flatMap(Object.keys).map(Number);
  const excluded = new Set([...excludedMethods(product, ids), SHIPPING_METHOD_IDS.alwaysHidden]);
  return {
    zipCode,
    dates: datesOf(
      dates,
      ids.filter((id) => !excluded.has(id)),
    ),
    text: textWithoutDay(product.stock, info.shippingStoresByPrioOrder),
  };
}
