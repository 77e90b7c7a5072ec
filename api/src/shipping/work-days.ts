import { calendarDay, DAY_MS } from '@shop/domain/dates';
import { easterSunday, nextWeekday } from '@shop/server/calendar';

/** Days are numbers as in `calendarDay`: days since 1970 on a calendar in Stockholm. */
type Day = number;

const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / DAY_MS;

/** 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: Day): number => (day + 4) % 7;

const FRIDAY = 5;

/** Month and day of the public holidays that do not move, and of the eves on which carriers rest as well. */
const FIXED: readonly (readonly [month: number, date: number])[] = [
  [1, 1],
  [1, 6],
  [5, 1],
  [6, 6],
  [12, 24],
  [12, 25],
  [12, 26],
  [12, 31],
];

/** Good Friday, Easter Monday and Ascension Day, counted from Easter Sunday; Whitsun is a Sunday anyway. */
const FROM_EASTER = [-2, 1, 39] as const;

function easterOf(year: number): Day {
  const { month, day } = easterSunday(year);
  return dayOf(year, month, day);
}

/** Midsummer's Eve: the Friday between 19 and 25 June. */
const midsummerEve = (year: number): Day => calendarDay(nextWeekday(new Date(Date.UTC(year, 5, 18, 12)), FRIDAY));

const holidays = new Map<number, ReadonlySet<Day>>();

function holidaysOf(year: number): ReadonlySet<Day> {
  const cached = holidays.get(year);
  if (cached) return cached;
  const easter = easterOf(year);
  const days = new Set([
    ...FIXED.map(([month, date]) => dayOf(year, month, date)),
    ...FROM_EASTER.map((offset) => easter + offset),
    midsummerEve(year),
  ]);
  holidays.set(year, days);
  return days;
}

/** Whether the day is a Swedish public holiday, or one of the eves that are like one. */
export const isPublicHoliday = (day: Day): boolean => holidaysOf(new Date(day * DAY_MS).getUTCFullYear()).has(day);

/** Whether carriers work: Monday to Friday, no Swedish public holiday, none of the eves that are like one. */
export function isWorkDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !isPublicHoliday(day);
}

/** The day itself if carriers work on it, else the next one on which they do. */
export function workDayFrom(day: Day): Day {
  return isWorkDay(day) ? day : workDayFrom(day + 1);
}

/** The day `count` working days later; 0 returns the day itself. */
export function addWorkDays(day: Day, count: number): Day {
  return count <= 0 ? day : addWorkDays(workDayFrom(day + 1), count - 1);
}
