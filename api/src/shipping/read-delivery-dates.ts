import { calendarDay, formatIsoDay } from '@shop/domain/dates';
import { SHIPPING_METHOD_IDS } from '@shop/domain/shipping-methods';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { type DeliveryDates, deliveryDates, noDeliveryDates } from './delivery-dates.ts';
import { instantOfDay } from './delivery-day.ts';
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

const isoDay = (day: number): string => formatIsoDay(instantOfDay(day));

/** First day, 'YYYY-MM-DD', on which anything can arrive [3-18]; null when nothing is sent there. */
export function earliestDeliveryDate({ today, tomorrow, later }: DeliveryDates, now: Date): string | null {
  const day = calendarDay(now);
  if (Object.keys(today).length > 0) return isoDay(day);
  if (Object.keys(tomorrow).length > 0) return isoDay(day + 1);
  return Object.values(later).toSorted()[0] ?? null;
}
