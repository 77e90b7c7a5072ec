import { usePlatform } from '@shop/platform';
import { useEffect, useState } from 'react';
import type { DeliveredProduct, DeliveryEstimate } from './delivery-estimate.ts';

/** The page's own estimate, refetched for another zip code; null until that is loaded. */
export function useDeliveryEstimate(
  product: DeliveredProduct,
  estimate: DeliveryEstimate,
  zipCode: string,
): DeliveryEstimate | null {
  const { api } = usePlatform();
  const [known, setKnown] = useState(estimate);
  const isKnown = known.zipCode === zipCode;

  useEffect(() => {
    if (isKnown) return undefined;
    const controller = new AbortController();
    import('./fetch-delivery.ts')
      .then(({ fetchDelivery }) => fetchDelivery(api, { product, zipCode }, controller.signal))
      .then(
        setKnown,
        // The delivery box below fetches the same and shows the failure.
        () => undefined,
      );
    return () => controller.abort();
  }, [api, product, zipCode, isKnown]);

  return isKnown ? known : null;
}
