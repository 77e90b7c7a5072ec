import { calendarDay, formatIsoDay, type Instant } from '@shop/domain/dates';
import { deliveryDay, instantOfDay } from './delivery-day.ts';
import type { MethodRow } from './methods.ts';

export interface DeliveryDates {
  today: Record<string, string>;
  tomorrow: Record<string, string>;
  later: Record<string, string>;
}

export const noDeliveryDates = (): DeliveryDates => ({ today: {}, tomorrow: {}, later: {} });

/**
 * Delivery dates of each method for an order placed now [7.3-11]: for today and tomorrow the time of day before which
 * it must be placed, for later days the day itself [O7-37]. Pickup and downloads are not sent to a zip code.
 */
export function deliveryDates(methods: readonly MethodRow[], extraDays: number, now: Instant): DeliveryDates {
  const dates = noDeliveryDates();
  for (const { id, kind, leadDays, cutOff } of methods) {
    if (kind === 'store' || kind === 'digital') continue;
    const day = deliveryDay({ leadDays, cutOff }, now, extraDays);
    const ahead = day - calendarDay(now);
    if (ahead <= 0) dates.today[id] = cutOff;
    else if (ahead === 1) dates.tomorrow[id] = cutOff;
    else dates.later[id] = formatIsoDay(instantOfDay(day));
  }
  return dates;
}
