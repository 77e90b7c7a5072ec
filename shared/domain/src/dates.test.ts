import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  calendarDaysBetween,
  DAY_MS,
  formatDay,
  formatDayAndYear,
  formatFeedTime,
  formatIsoDay,
  formatTime,
  instantOf,
  isChristmas,
  isWithin,
  parseInstant,
  wallClockAt,
} from './dates.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);

describe('Stockholm wall clock', () => {
  it('[O1-12] is one hour ahead of UTC in winter and two in summer', () => {
    expect(wallClockAt(utc('2026-01-15T23:30:00'))).toMatchObject({ day: 16, hour: 0, minute: 30 });
    expect(wallClockAt(utc('2026-07-15T22:30:00'))).toMatchObject({ day: 16, hour: 0, minute: 30 });
  });

  it('[O1-12] reads texts as Stockholm time unless they carry an offset', () => {
    expect(parseInstant('2024-11-11 00:00:01')).toBe(utc('2024-11-10T23:00:01'));
    expect(parseInstant('2024-07-01')).toBe(utc('2024-06-30T22:00:00'));
    expect(parseInstant('2024-07-01T12:00:00Z')).toBe(utc('2024-07-01T12:00:00'));
    expect(parseInstant('soon')).toBeNull();
  });

  it('[O1-12] finds the way back from any instant, the two hours of the clock change aside', () => {
    const seconds = fc.integer({ min: utc('2015-01-01T00:00:00') / 1000, max: utc('2035-01-01T00:00:00') / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const instant = second * 1000;
        const difference = instant - instantOf(wallClockAt(instant));
        const { month, day, hour } = wallClockAt(instant);
        return difference === 0 || (difference === 3_600_000 && month === 10 && day >= 25 && hour === 2);
      }),
    );
  });

  it('counts calendar days, not spans of 24 hours', () => {
    expect(calendarDaysBetween(utc('2026-11-20T22:59:00'), utc('2026-11-20T23:01:00'))).toBe(1);
    expect(calendarDaysBetween(utc('2026-03-28T12:00:00'), utc('2026-03-30T12:00:00'))).toBe(2);
    expect(calendarDaysBetween(utc('2026-11-20T12:00:00'), utc('2026-11-19T12:00:00'))).toBe(-1);
  });
});

describe('isWithin', () => {
  const window = { from: '2024-11-11 00:00:01', to: '2024-12-02 23:59:59' };

  it.each([
    ['2024-11-11 00:00:00', false],
    ['2024-11-11 00:00:01', true],
    ['2024-12-02 23:59:59', true],
    ['2024-12-03 00:00:00', false],
  ])('[O9-27] at %s: %s', (at, inside) => expect(isWithin(parseInstant(at) ?? 0, window)).toBe(inside));

  it('[O9-27] counts the whole last second', () => {
    expect(isWithin((parseInstant(window.to) ?? 0) + 999, window)).toBe(true);
  });

  it('is open at a missing side and shut at one that cannot be read', () => {
    expect(isWithin(0, {})).toBe(true);
    expect(isWithin(0, { from: 'whenever' })).toBe(false);
  });
});

describe('isChristmas', () => {
  describe('[9-132] the Christmas window', () => {
    it.each([
      ['2026-11-30 23:59:59', false],
      ['2026-12-01 00:00:00', true],
      ['2027-01-10 23:59:59', true],
      ['2027-01-11 00:00:00', false],
    ])('[9-132][O9-28] at %s: %s', (at, christmas) => expect(isChristmas(parseInstant(at) ?? 0)).toBe(christmas));
  });
});

describe('Swedish formats', () => {
  const noon = utc('2026-11-20T11:05:00');

  it('writes days the Swedish way', () => {
    expect([formatDay(noon), formatDayAndYear(noon), formatTime(noon), formatIsoDay(noon)]).toEqual([
      '20 nov.',
      '20 nov. 2026',
      '12:05',
      '2026-11-20',
    ]);
  });

  it('[O1-12] shows the same clock as Intl, at the ends of summer time too', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const shown = (instant: number) => `${formatIsoDay(instant)} ${formatTime(instant)}`;
    const expected = (instant: number) => intl.format(instant).slice(0, 16);
    const anyTime = fc.integer({ min: utc('1985-01-01T00:00:00'), max: utc('2099-12-31T00:00:00') });
    fc.assert(
      fc.property(anyTime, (instant) => {
        expect(shown(instant)).toBe(expected(instant));
      }),
      { numRuns: 500 },
    );
    for (let year = 1990; year < 2060; year += 1)
      for (const month of [2, 9])
        for (let day = 24; day <= 31; day += 1)
          for (const minute of [59, 60, 119, 120]) {
            const instant = Date.UTC(year, month, day, 0, minute);
            expect(shown(instant)).toBe(expected(instant));
          }
  });

  it('agrees with Intl on every month', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'Europe/Stockholm' });
    const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 5, 12));
    expect(days.map(formatDay)).toEqual(days.map((day) => intl.format(day)));
  });

  it('[3-37] shows a feed entry as time today, else as day', () => {
    expect(formatFeedTime(noon / 1000, noon + 3_600_000)).toBe('12:05');
    expect(formatFeedTime(noon / 1000, noon + DAY_MS)).toBe('20 nov.');
  });
});
