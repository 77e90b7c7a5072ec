import { getDeliveryDates } from '@shop/contracts';
import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { DeliveryEstimate } from './load-delivery.ts';

/** The page's own delivery dates, refetched for another zip code; null until those are loaded. */
export function useDeliveryDates(estimate: DeliveryEstimate, zipCode: string): DeliveryEstimate['dates'] | null {
  const { api } = usePlatform();
  const [known, setKnown] = useState(estimate);
  const isKnown = known.zipCode === zipCode;

  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    api.call(getDeliveryDates, { params: { zipCode } }, { signal: controller.signal }).then(
      ({ data }) => setKnown({ zipCode, dates: data }),
      // The delivery box below fetches the same and shows the failure.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, zipCode, isKnown]);

  return isKnown ? known.dates : null;
}
