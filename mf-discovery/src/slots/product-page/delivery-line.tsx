import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import { useNow, useShared } from '@shop/platform';
import classes from './delivery-line.module.css';
import type { DeliveryEstimate } from './load-delivery.ts';
import { useDeliveryDates } from './use-delivery-dates.ts';

/**
 * [1-97], [O1-09] The first delivery day of the product, in the buy box; part of the page's data, so that nothing
 * moves. Refetched for another zip code. Without a date nothing is promised.
 */
export function DeliveryLine({ estimate }: { readonly estimate: DeliveryEstimate }) {
  const now = useNow();
  const zipCode = useShared('zipCode') ?? DEFAULT_POSTAL_CODE;
  const dates = useDeliveryDates(estimate, zipCode);
  const label = dates === null ? null : earliestDeliveryLabel(dates, now);
  if (dates === null || label === null) return null;
  const { city } = dates;
  return (
    <p className={classes.line}>
      Leverans {city ? `till ${city} ` : ''}
      {label}
    </p>
  );
}
