import { TZDate, tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { isSameDay as isSameDayIn } from 'date-fns/isSameDay';
import { sv } from 'date-fns/locale/sv';
import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  calendarDaysBetween,
  DAY_MS,
  formatDay,
  formatDayAndYear,
  formatIsoDay,
  formatTime,
  instantOf,
  isSameDay,
  SHOP_TIME_ZONE,
  wallClockAt,
} from './dates.ts';

/** date-fns is too large for the first load; this test compares our own small module with it. */

const inStockholm = { in: tz(SHOP_TIME_ZONE) };
const shown = (instant: number, pattern: string): string => format(instant, pattern, { ...inStockholm, locale: sv });

const FIRST = Date.UTC(1997, 0, 1);
const LAST = Date.UTC(2101, 0, 1) - 1;
const instants = fc.integer({ min: FIRST, max: LAST });

/** Around the changes of the hour, where a wrong rule would show. */
const nearChange = fc
  .tuple(fc.integer({ min: 1997, max: 2100 }), fc.constantFrom(2, 9), fc.integer({ min: -90, max: 90 }))
  .map(([year, month, minutes]) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * DAY_MS + minutes * 60_000;
  });
const anyTime = fc.oneof(instants, nearChange);

describe('dates, beside date-fns', () => {
  it('[O1-12] writes every instant from 1997 to 2100 as date-fns does', () => {
    fc.assert(
      fc.property(anyTime, (instant) => {
        expect([formatIsoDay(instant), formatTime(instant), formatDay(instant), formatDayAndYear(instant)]).toEqual([
          shown(instant, 'yyyy-MM-dd'),
          shown(instant, 'HH:mm'),
          shown(instant, 'd MMM'),
          shown(instant, 'd MMM yyyy'),
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('[O1-12] reads the clock as date-fns does', () => {
    fc.assert(
      fc.property(anyTime, (instant) => {
        const date = new TZDate(instant, SHOP_TIME_ZONE);
        expect(wallClockAt(instant)).toEqual({
          year: date.getFullYear(),
          month: date.getMonth() + 1,
          day: date.getDate(),
          hour: date.getHours(),
          minute: date.getMinutes(),
          second: date.getSeconds(),
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('[O1-12] finds the instant of a clock as date-fns does, the two hours of the change aside', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const clock = wallClockAt(instant);
        const { year, month, day, hour, minute, second } = clock;
        fc.pre(!((month === 3 || month === 10) && day >= 25 && hour >= 1 && hour <= 3));
        expect(instantOf(clock)).toBe(new TZDate(year, month - 1, day, hour, minute, second, SHOP_TIME_ZONE).getTime());
      }),
      { numRuns: 1000 },
    );
  });

  it('[O1-12] counts calendar days as date-fns does', () => {
    const span = fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS });
    fc.assert(
      fc.property(anyTime, span, (from, length) => {
        const to = from + length;
        expect([calendarDaysBetween(from, to), isSameDay(from, to)]).toEqual([
          differenceInCalendarDays(to, from, inStockholm),
          isSameDayIn(to, from, inStockholm),
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});
