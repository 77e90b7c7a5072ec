import { describe, expect, it } from '@jest/globals';
import { dueParts } from './claims.ts';

const dueDays = (months: number | null, at: string): string[] =>
  dueParts(months, 600_000, new Date(at)).map(({ dueAt }) => dueAt.toISOString());

describe('what is due when', () => {
  it('[O2.17-06] is a part on the day of the purchase each month, or on the last day of a shorter one', () =>
    expect(dueDays(6, '2026-10-31T12:00:00+01:00')).toEqual([
      '2026-11-30T11:00:00.000Z',
      '2026-12-31T11:00:00.000Z',
      '2027-01-31T11:00:00.000Z',
      '2027-02-28T11:00:00.000Z',
      '2027-03-31T10:00:00.000Z',
      '2027-04-30T10:00:00.000Z',
    ]));

  it('[O2.17-06] goes by the day in Stockholm when UTC has the day before', () =>
    // The first of December, just after midnight: due on the first, not on the thirtieth.
    expect(dueDays(6, '2026-12-01T00:30:00+01:00').slice(0, 2)).toEqual([
      '2026-12-31T23:30:00.000Z',
      '2027-01-31T23:30:00.000Z',
    ]));

  it('[1-48] is an invoice after 30 days by the clock, over a change of the hour too', () =>
    expect(dueDays(null, '2026-10-10T12:00:00+02:00')).toEqual(['2026-11-09T11:00:00.000Z']));
});
