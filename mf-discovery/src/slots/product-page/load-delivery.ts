import { getDeliveryDates } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import type { LoadInput } from '@shop/platform';

/** Delivery days of a product for a zip code. */
export interface DeliveryEstimate {
  readonly zipCode: string;
  readonly dates: ResponseOf<typeof getDeliveryDates>['data'];
}

/**
 * [1-97], [O1-09] For visitors in the test group only; null when the days cannot be fetched, as the page can do
 * without.
 */
export async function loadDelivery({
  api,
  flag,
  zipCode,
  signal,
}: Pick<LoadInput, 'api' | 'flag' | 'zipCode' | 'signal'>): Promise<DeliveryEstimate | null> {
  if (flag !== 'showDeliveryInfo') return null;
  const code = zipCode ?? DEFAULT_POSTAL_CODE;
  return api.call(getDeliveryDates, { params: { zipCode: code } }, { signal }).then(
    ({ data }) => ({ zipCode: code, dates: data }),
    () => null,
  );
}
