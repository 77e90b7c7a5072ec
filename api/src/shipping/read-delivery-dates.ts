import { SHIPPING_METHOD_IDS } from '@shop/domain/shipping-methods';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { unixSeconds } from '../clock.ts';
import { type DeliveryDates, deliveryDates, noDeliveryDates } from './delivery-dates.ts';
import { orderDeadline } from './delivery-day.ts';
import type { Places } from './places.ts';

/**
 * [7.3-11] When what is ordered now arrives at a zip code, by method, and before when it has to be ordered for that;
 * empty groups and no town for an unknown one.
 */
export function readDeliveryDates(
  places: Places,
  zipCode: string,
  now: Date,
): { dates: DeliveryDates; city: string | null; orderBefore: Record<string, number> } {
  const area = places.areaOf(zipCode);
  if (area === null) return { dates: noDeliveryDates(), city: null, orderBefore: {} };
  const zip = normaliseZip(zipCode);
  const methods = places.methods.filter(
    ({ id, zipPrefixes }) =>
      id !== SHIPPING_METHOD_IDS.alwaysHidden &&
      (zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(prefix))),
  );
  const orderBefore = methods
    .filter(({ kind }) => kind !== 'store' && kind !== 'digital')
    .map((method) => [method.id, unixSeconds(new Date(orderDeadline(method, now)))] as const);
  return {
    dates: deliveryDates(methods, area.extraDays, now),
    city: area.city,
    orderBefore: Object.fromEntries(orderBefore),
  };
}
