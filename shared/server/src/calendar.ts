import { calendarDay, SHOP_TIME_ZONE } from '@shop/domain/dates';
import { type TZDate, tz } from '@date-fns/tz';
import { addDays as addDaysIn } from 'date-fns/addDays';
import { addMonths as addMonthsIn } from 'date-fns/addMonths';
import { addYears as addYearsIn } from 'date-fns/addYears';
import { endOfDay as endOfDayIn } from 'date-fns/endOfDay';
import { format as formatIn } from 'date-fns/format';
import { sv } from 'date-fns/locale/sv';
import { nextDay as nextDayIn } from 'date-fns/nextDay';
import { startOfDay as startOfDayIn } from 'date-fns/startOfDay';

/**
 * Calendar arithmetic of servers, seed and scripts: date-fns with the shop's zone bound, so that a day, a month and a
 * year are Stockholm's on any machine [O1-12]. Takes and returns plain instants; `TZDate` stays inside, since its
 * `toISOString` has an offset and would reach databases and responses.
 *
 * A call costs 10 to 30 µs: code that runs with every request memoizes it by day or uses `@shop/domain/dates`.
 */

/** Sunday is 0, as in `Date`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const IN_STOCKHOLM = { in: tz(SHOP_TIME_ZONE) } as const;

const plain = (date: TZDate): Date => new Date(date.getTime());

/** First instant of the calendar day. */
export const startOfDay = (at: Date): Date => plain(startOfDayIn(at, IN_STOCKHOLM));

/** Last millisecond of the calendar day. */
export const endOfDay = (at: Date): Date => plain(endOfDayIn(at, IN_STOCKHOLM));

/** The same time on the clock some calendar days later (earlier when negative), however long those days are. */
export const addDays = (at: Date, days: number): Date => plain(addDaysIn(at, days, IN_STOCKHOLM));

/** The same time on the same day of another month, or on the last day of a month that is shorter. */
export const addMonths = (at: Date, months: number): Date => plain(addMonthsIn(at, months, IN_STOCKHOLM));

/** The same time on the same day of another year; 28 February for 29 February where the year has none. */
export const addYears = (at: Date, years: number): Date => plain(addYearsIn(at, years, IN_STOCKHOLM));

/** The same time on the first day of that weekday after this one. */
export const nextWeekday = (at: Date, weekday: Weekday): Date => plain(nextDayIn(at, weekday, IN_STOCKHOLM));

/** Writes an instant by date-fns' pattern, in Swedish and by the clock in Stockholm: 'LLLL yyyy' is 'november 2026'. */
export const formatDate = (at: Date, pattern: string): string => formatIn(at, pattern, { ...IN_STOCKHOLM, locale: sv });

/** Maximum number of days that a memoized function caches. */
const MAX_DAYS = 1000;

/**
 * The same result for all instants of a calendar day, computed once per day from its first instant: for arithmetic that
 * would otherwise be repeated with every request. The results are shared and must not be changed.
 */
export function memoizeByDay<Result>(compute: (startOfItsDay: Date) => Result): (at: Date) => Result {
  const results = new Map<number, Result>();
  return (at) => {
    const day = calendarDay(at);
    const cached = results.get(day);
    if (cached !== undefined) return cached;
    const result = compute(startOfDay(at));
    if (results.size >= MAX_DAYS) results.clear();
    results.set(day, result);
    return result;
  };
}

/**
 * Month and day of Easter Sunday in the Gregorian calendar, which date-fns does not have (Gauss, in the form of Meeus,
 * Jones and Butcher). `month` is 1–12.
 */
export function easterSunday(year: number): { readonly month: number; readonly day: number } {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return { month: Math.floor(n / 31), day: (n % 31) + 1 };
}
