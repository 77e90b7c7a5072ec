import { DAY_MS } from '@shop/domain/dates';

/** Days are numbers as in `calendarDay`: days since 1970 on a calendar in Stockholm. */
type Day = number;

const dayOf = (year: number, month: number, date: number): Day => Date.UTC(year, month - 1, date) / DAY_MS;

/** 0 for Sunday to 6 for Saturday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: Day): number => (day + 4) % 7;

/** Easter Sunday in the Gregorian calendar (Gauss, in the form of Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** Month and day of the red days that do not move, and of the eves on which carriers rest as well. */
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

/** Midsummer's Eve: the Friday between 19 and 25 June. */
function midsummerEve(year: number): Day {
  const first = dayOf(year, 6, 19);
  return first + ((5 - weekdayOf(first) + 7) % 7);
}

const redDays = new Map<number, ReadonlySet<Day>>();

function redDaysOf(year: number): ReadonlySet<Day> {
  const known = redDays.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const days = new Set([
    ...FIXED.map(([month, date]) => dayOf(year, month, date)),
    ...FROM_EASTER.map((offset) => easter + offset),
    midsummerEve(year),
  ]);
  redDays.set(year, days);
  return days;
}

/** Whether carriers work: Monday to Friday, no Swedish red day, none of the eves that are kept like one. */
export function isWorkDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !redDaysOf(new Date(day * DAY_MS).getUTCFullYear()).has(day);
}

/** The day itself if carriers work on it, else the next one on which they do. */
export function workDayFrom(day: Day): Day {
  return isWorkDay(day) ? day : workDayFrom(day + 1);
}

/** The day that comes `count` working days later; 0 gives the day itself. */
export function addWorkDays(day: Day, count: number): Day {
  return count <= 0 ? day : addWorkDays(workDayFrom(day + 1), count - 1);
}
