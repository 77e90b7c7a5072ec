import { calendarDay, formatDay, type Instant } from '@shop/domain/dates';
import { instantOfDay } from './delivery-day.ts';

const WEEKDAYS = ['sön', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör'];

/** A day as a shopper reads it in a list of methods: 'idag', 'imorgon', 'tis 24 nov.'. */
export function dateLabel(day: number, now: Instant): string {
  const ahead = day - calendarDay(now);
  if (ahead <= 0) return 'idag';
  if (ahead === 1) return 'imorgon';
  return `${WEEKDAYS[(day + 4) % 7]} ${formatDay(instantOfDay(day))}`;
}
