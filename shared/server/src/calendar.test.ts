import { parseInstant } from '@shop/domain/dates';
import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonths,
  addYears,
  easterSunday,
  endOfDay,
  formatDate,
  memoizeByDay,
  nextWeekday,
  startOfDay,
} from './calendar.ts';

const at = (text: string): Date => new Date(parseInstant(text) ?? Number.NaN);
const shown = (date: Date): string => formatDate(date, 'yyyy-MM-dd HH:mm:ss');

describe('the shop’s calendar', () => {
  it.each([
    ['an ordinary day', '2026-11-22 10:00', '2026-11-22 00:00:00', '2026-11-22 23:59:59'],
    ['the day of 23 hours', '2026-03-29 10:00', '2026-03-29 00:00:00', '2026-03-29 23:59:59'],
    ['the day of 25 hours', '2026-10-25 10:00', '2026-10-25 00:00:00', '2026-10-25 23:59:59'],
    ['a day that UTC has begun or not', '2026-07-01 00:30', '2026-07-01 00:00:00', '2026-07-01 23:59:59'],
  ])('[O1-12] computes where %s begins and ends', (_which, time, start, end) => {
    expect([startOfDay(at(time)), endOfDay(at(time))].map(shown)).toEqual([start, end]);
    expect(endOfDay(at(time)).getMilliseconds()).toBe(999);
  });

  it('[O1-12] counts days by the clock across both changes to and from summer time', () => {
    expect(shown(addDays(at('2026-03-28 12:00'), 1))).toBe('2026-03-29 12:00:00');
    expect(shown(addDays(at('2026-10-26 12:00'), -2))).toBe('2026-10-24 12:00:00');
  });

  it('[O1-12] stays in the month and on the day where they exist', () => {
    expect(shown(addMonths(at('2026-01-31 12:00'), 1))).toBe('2026-02-28 12:00:00');
    expect(shown(addYears(at('2024-02-29 12:00'), 3))).toBe('2027-02-28 12:00:00');
    expect(shown(addYears(at('2024-02-29 12:00'), 4))).toBe('2028-02-29 12:00:00');
    // In UTC it is November still.
    expect(shown(addMonths(at('2026-12-01 00:30'), 1))).toBe('2027-01-01 00:30:00');
  });

  it('finds the next weekday, and names months in Swedish', () => {
    expect(shown(nextWeekday(at('2026-06-18 00:00'), 5))).toBe('2026-06-19 00:00:00');
    expect(shown(nextWeekday(at('2026-06-19 00:00'), 5))).toBe('2026-06-26 00:00:00');
    expect(formatDate(at('2026-11-01'), 'LLLL yyyy')).toBe('november 2026');
  });

  it('computes a memoized result once per day in Stockholm, from its beginning', () => {
    const days: string[] = [];
    const name = memoizeByDay((day) => {
      days.push(shown(day));
      return formatDate(day, 'd MMM');
    });
    const times = ['2026-03-29 00:00', '2026-03-29 23:59', '2026-03-30 00:30', '2026-03-29 12:00'];
    expect(times.map((time) => name(at(time)))).toEqual(['29 mars', '29 mars', '30 mars', '29 mars']);
    expect(days).toEqual(['2026-03-29 00:00:00', '2026-03-30 00:00:00']);
  });

  it('returns plain dates, whose text is in UTC', () =>
    expect(addDays(at('2026-11-22 10:00'), 1).toISOString()).toBe('2026-11-23T09:00:00.000Z'));

  it.each([
    [2024, 3, 31],
    [2025, 4, 20],
    [2026, 4, 5],
    [2038, 4, 25],
    [2285, 3, 22],
  ])('computes Easter of %i', (year, month, day) => expect(easterSunday(year)).toEqual({ month, day }));
});
