import { DAY_MS, instantOf, parseInstant, wallClockAt } from '@shop/domain/dates';
import { addDays, easterSunday, formatDate, nextWeekday, type Weekday } from '@shop/server/calendar';

/** The instant of a clock in Stockholm, 'YYYY-MM-DD HH:mm:ss'. */
export function stockholm(text: string): Date {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not a time: ${text}`);
  return new Date(instant);
}

/** The year in Stockholm. */
export const yearOf = (now: Date): number => wallClockAt(now).year;

/** So many days of 24 hours from now, parts of a day included. */
export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + Math.round(days * DAY_MS));

const isoDay = (at: Date): string => formatDate(at, 'yyyy-MM-dd');

/** Noon, which no change of the hour moves to another day. */
const noonOf = (year: number, month: number, day: number): Date =>
  new Date(instantOf({ year, month, day, hour: 12, minute: 0, second: 0 }));

const THURSDAY = 4;

/** The day after the fourth Thursday in November [O1-13] as 'YYYY-MM-DD', moved by `offset` days. */
export function blackFriday(year: number, offset = 0): string {
  const firstThursday = nextWeekday(noonOf(year, 10, 31), THURSDAY);
  return isoDay(addDays(firstThursday, 22 + offset));
}

/** Easter Sunday as 'YYYY-MM-DD', moved by `offset` days. */
export function easter(year: number, offset = 0): string {
  const { month, day } = easterSunday(year);
  return isoDay(addDays(noonOf(year, month, day), offset));
}

/** The first of this weekday on or after a date, as 'YYYY-MM-DD'. */
export const weekdayFrom = (year: number, month: number, day: number, weekday: Weekday): string =>
  isoDay(nextWeekday(addDays(noonOf(year, month, day), -1), weekday));
