import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { DEFAULT_POSTAL_CODE } from '@shop/domain/shipping-estimate';
import { useNow, useShared } from '@shop/platform';
import classes from './delivery-line.module.css';
import type { DeliveredProduct, DeliveryEstimate } from './delivery-estimate.ts';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

interface DeliveryLineProps {
  readonly product: DeliveredProduct;
  readonly estimate: DeliveryEstimate;
}

/**
 * [1-97], [O1-09] The first day on which something brings this product, in the buy box; part of the page's data, so
 * that nothing moves. Refetched for another zip code. Without a date nothing is promised.
 */
export function DeliveryLine({ product, estimate }: DeliveryLineProps) {
  const now = useNow();
  const zipCode = useShared('zipCode') ?? DEFAULT_POSTAL_CODE;
  const known = useDeliveryEstimate(product, estimate, zipCode);
  if (known === null) return null;
  const { dates, text } = known;
  if (text !== null) return <p className={classes.line}>{text}</p>;
  const label = earliestDeliveryLabel(dates, now);
  if (label === null) return null;
  return (
    <p className={classes.line}>
      Leverans {dates.city ? `till ${dates.city} ` : ''}
      {label}
    </p>
  );
}
