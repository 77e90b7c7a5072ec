import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import type { LoadInput } from '@shop/platform';
import type { DeliveredProduct, DeliveryEstimate } from './delivery-estimate.ts';

/**
 * [1-97], [O1-09] For visitors in the test group only; null when the days cannot be fetched, as the page can do
 * without.
 */
export async function loadDelivery(
  { api, flag, zipCode, signal }: Pick<LoadInput, 'api' | 'flag' | 'zipCode' | 'signal'>,
  product: DeliveredProduct,
): Promise<DeliveryEstimate | null> {
  if (flag !== 'showDeliveryInfo') return null;
  try {
    const { fetchDelivery } = await import('./fetch-delivery.ts');
    return await fetchDelivery(api, { product, zipCode: zipCode ?? DEFAULT_POSTAL_CODE }, signal);
  } catch {
    return null;
  }
}
