import { describe, expect, it } from '@jest/globals';
import { highScoresSince } from './game-state.ts';
import { monthName, monthOf, monthStart, nextMonth } from './months.ts';
import { nextDayAt } from './quiz.ts';

describe('the days of the quiz', () => {
  it.each([
    ['an ordinary day', '2026-11-22T10:00:00+01:00', '2026-11-22T23:00:00.000Z'],
    ['the day of 23 hours', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['the day of 25 hours', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['the last minute of 25 hours', '2026-10-25T22:59:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('[O6-13] end at midnight in Stockholm: %s', (_which, now, next) => {
    expect(nextDayAt(new Date(now)).toISOString()).toBe(next);
  });

  it('[O2.17-14] count back by the calendar, over the night that loses an hour', () => {
    // 30 March 00:30: a span of whole days of 24 hours would reach back into the 22nd.
    const days = (at: string): number =>
      (Date.parse(at.slice(0, 10)) - Date.parse(highScoresSince(new Date(at)))) / 86_400_000;
    expect(days('2026-03-30T00:30:00+02:00')).toBe(days('2026-03-20T00:30:00+01:00'));
  });
});

describe('the months of the supply drops', () => {
  it('[O7-08] begin at midnight in Stockholm and follow each other over the year', () => {
    expect(monthOf(new Date('2026-12-31T23:30:00Z'))).toBe(202701);
    expect([nextMonth(202611), nextMonth(202612)]).toEqual([202612, 202701]);
    expect(monthStart(202607).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  });

  it('[O7-08] have Swedish names', () =>
    expect([202601, 202605, 202611].map(monthName)).toEqual(['januari 2026', 'maj 2026', 'november 2026']));
});
