import { getDeliveryDates } from '@shop/contracts';
import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import { useNow, usePlatform, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';
import classes from './delivery-line.module.css';
import type { DeliveryEstimate } from './load-delivery.ts';

/**
 * [1-97], [O1-09] The first day that the product can come, in the buy box; the page comes with it, so that nothing moves. Anew for
 * another zip code. Without a date nothing is promised.
 */
export function DeliveryLine({ estimate }: { readonly estimate: DeliveryEstimate }) {
  const { api } = usePlatform();
  const now = useNow();
  const zipCode = useShared('zipCode') ?? DEFAULT_POSTAL_CODE;
  const [known, setKnown] = useState(estimate);
  const isKnown = known.zipCode === zipCode;

  useEffect(() => {
    if (isKnown) return undefined;
    const ends = new AbortController();
    api.call(getDeliveryDates, { params: { zipCode } }, { signal: ends.signal }).then(
      ({ data }) => setKnown({ zipCode, dates: data }),
      // The delivery box below asks the same and says so.
      () => undefined,
    );
    return () => ends.abort();
  }, [api, zipCode, isKnown]);

  const label = earliestDeliveryLabel(known.dates, now);
  if (label === null || !isKnown) return null;
  const { city } = known.dates;
  return (
    <p className={classes.line}>
      Leverans {city ? `till ${city} ` : ''}
      {label}
    </p>
  );
}
