import { SHIPPING_METHOD_IDS } from '@shop/domain/shipping-methods';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { type DeliveryDates, deliveryDates, noDeliveryDates } from './delivery-dates.ts';
import type { Places } from './places.ts';

/** [7.3-11] When what is ordered now arrives at a zip code, by method; empty groups and no town for an unknown one. */
export function readDeliveryDates(
  places: Places,
  zipCode: string,
  now: Date,
): { dates: DeliveryDates; city: string | null } {
  const area = places.areaOf(zipCode);
  if (area === null) return { dates: noDeliveryDates(), city: null };
  const zip = normaliseZip(zipCode);
  const methods = places.methods.filter(
    ({ id, zipPrefixes }) =>
      id !== SHIPPING_METHOD_IDS.alwaysHidden &&
      (zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(prefix))),
  );
  return { dates: deliveryDates(methods, area.extraDays, now), city: area.city };
}
