import { formatDay, formatIsoDay, instantOf, type Instant } from '@shop/domain/dates';
import { hoursText, noonAfter, type OpeningHours } from '@shop/domain/opening-hours';

/** Exceptions from today on, within the next days; the soonest first. */
export function comingExceptions(
  { exceptions }: OpeningHours,
  now: Instant,
  days = 60,
): { date: string; day: string; label: string; text: string }[] {
  const first = formatIsoDay(now);
  const last = formatIsoDay(noonAfter(now, days));
  return exceptions
    .filter(({ date }) => date >= first && date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, label, open, close }) => {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const noon = instantOf({ year, month, day, hour: 12, minute: 0, second: 0 });
      return { date, day: formatDay(noon), label, text: hoursText({ open, close }) };
    });
}
