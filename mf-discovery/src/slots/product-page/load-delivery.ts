import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import type { LoadInput } from '@shop/platform';
import type { DeliveredProduct, DeliveryEstimate } from './delivery-estimate.ts';

/** How long the page waits for the days: its other parts must not be lost with them. */
export const MAX_DELIVERY_WAIT_MS = 500;

/**
 * [1-97], [O1-09] For visitors in the test group only; null when the days are not there in time, as the page can do
 * without.
 */
export async function loadDelivery(
  { api, flag, zipCode, signal }: Pick<LoadInput, 'api' | 'flag' | 'zipCode' | 'signal'>,
  product: DeliveredProduct,
): Promise<DeliveryEstimate | null> {
  if (flag !== 'showDeliveryInfo') return null;
  const { fetchDelivery } = await import('./fetch-delivery.ts');
  const parcel = { product, zipCode: zipCode ?? DEFAULT_POSTAL_CODE };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_DELIVERY_WAIT_MS);
  });
  const fetched = fetchDelivery(api, parcel, signal).catch(() => null);
  const estimate = await Promise.race([fetched, tooLate]);
  clearTimeout(timer);
  return estimate;
}
