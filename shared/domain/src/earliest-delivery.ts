import { calendarDay, DAY_MS, formatDay, formatIsoDay, type Instant, MINUTE_MS, parseInstant } from './dates.ts';
import { isMissing } from './missing.ts';

/** Response of `delivery-dates/:zipCode`: 'HH:mm' by method for today and tomorrow, 'YYYY-MM-DD' for later [O7-37]. */
export interface DeliveryDates {
  readonly today?: Readonly<Record<string, string>> | null | undefined;
  readonly tomorrow?: Readonly<Record<string, string>> | null | undefined;
  readonly later?: Readonly<Record<string, string>> | null | undefined;
}

/**
 * [9-41] Minutes that an order itself takes: an evening delivery is not promised in the last minutes before its
 * cut-off.
 */
export const TONIGHT_MARGIN_MINUTES = 5;

const sortedValues = (group: Readonly<Record<string, string>> | null | undefined): string[] =>
  Object.values(group ?? {}).sort();

/**
 * [4-72..74] The end of the sentence "Leverans …": 'ikväll.', 'imorgon.', or the first later day as '12 dec.'. Null
 * without a date; then nothing is promised [O4-28].
 */
export function earliestDeliveryLabel(dates: DeliveryDates | null | undefined, now: Instant): string | null {
  const latestToday = sortedValues(dates?.today).at(-1);
  const cutOff = latestToday ? parseInstant(`${formatIsoDay(now)} ${latestToday}`) : null;
  if (cutOff !== null && Number(now) + TONIGHT_MARGIN_MINUTES * MINUTE_MS < cutOff) return 'ikväll.';
  if (sortedValues(dates?.tomorrow).length > 0) return 'imorgon.';
  const later = sortedValues(dates?.later)
    .map(parseInstant)
    .find((day) => day !== null && calendarDay(day) > calendarDay(now));
  if (isMissing(later)) return null;
  return formatDay(later).replace(/\.?$/, '.');
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** First day, 'YYYY-MM-DD' in Stockholm, on which anything can arrive [3-18]; null when nothing is sent there. */
export function earliestDeliveryDate(dates: DeliveryDates, now: Instant): string | null {
  const day = calendarDay(now);
  if (sortedValues(dates.today).length > 0) return isoDay(day);
  if (sortedValues(dates.tomorrow).length > 0) return isoDay(day + 1);
  return sortedValues(dates.later)[0] ?? null;
}
