import { DAY_MS, parseInstant } from '@shop/domain/dates';

/** A moment by the clock in Stockholm, 'YYYY-MM-DD HH:mm:ss'. */
export function stockholm(text: string): Date {
  const instant = parseInstant(text);
  if (instant === null) throw new Error(`Not a time: ${text}`);
  return new Date(instant);
}

export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + Math.round(days * DAY_MS));

const isoDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** The day after the fourth Thursday in November [O1-13]; answers 'YYYY-MM-DD', moved by `offset` days. */
export function blackFriday(year: number, offset = 0): string {
  const firstOfNovember = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const firstThursday = 1 + ((4 - firstOfNovember + 7) % 7);
  return isoDay(Date.UTC(year, 10, firstThursday + 22 + offset));
}

/** Easter Sunday (Gauss's rule in Meeus's form), as 'YYYY-MM-DD', moved by `offset` days. */
export function easter(year: number, offset = 0): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return isoDay(Date.UTC(year, month - 1, day + offset));
}

/** The first day of this weekday (0 Sunday … 6 Saturday) on or after a date. */
export function weekdayFrom(year: number, month: number, day: number, weekday: number): string {
  const start = Date.UTC(year, month - 1, day);
  return isoDay(start + ((weekday - new Date(start).getUTCDay() + 7) % 7) * DAY_MS);
}
