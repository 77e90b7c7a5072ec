import { describe, expect, it } from '@jest/globals';
import { complaintDeadline } from './complaint.ts';
import { giftCardExpiry } from './create-gift-card.ts';
import { withdrawalDeadline, withdrawalOverSince } from './withdrawal.ts';

const iso = (date: Date): string => date.toISOString();

describe('the time for complaints', () => {
  it.each([
    ['an ordinary day', '2024-06-10T12:00:00+02:00', '2027-06-10T21:59:59.999Z'],
    // 2027 has no such day: the time is over with February.
    ['29 February', '2024-02-29T12:00:00+01:00', '2027-02-28T22:59:59.999Z'],
    ['just after midnight, when UTC has the day before', '2024-07-01T00:30:00+02:00', '2027-07-01T21:59:59.999Z'],
    ['winter, which ends in summer time by its date', '2023-03-28T12:00:00+02:00', '2026-03-28T22:59:59.999Z'],
  ])('[O2.17-02] lasts to the end of the third year’s day: delivered on %s', (_which, delivered, end) =>
    expect(iso(complaintDeadline(new Date(delivered)))).toBe(end),
  );
});

describe('a gift card', () => {
  it.each([
    ['an ordinary day', '2026-11-22T10:00:00+01:00', '2028-11-22T22:59:59.999Z'],
    ['29 February', '2024-02-29T10:00:00+01:00', '2026-02-28T22:59:59.999Z'],
    ['summer time', '2026-07-01T00:30:00+02:00', '2028-07-01T21:59:59.999Z'],
  ])('[1-20] is valid to the end of the last day that its mail names: bought on %s', (_which, bought, end) =>
    expect(iso(giftCardExpiry(new Date(bought)))).toBe(end),
  );
});

describe('the end of the right of withdrawal', () => {
  it('[O2.17-17] is the last instant of its day, not the second before', () =>
    expect(withdrawalDeadline([{ status: 'delivered', at: new Date('2026-11-20T10:00:00+01:00') }])).toEqual(
      new Date('2026-12-04T22:59:59.999Z'),
    ));

  it.each([
    '2026-12-04T12:00:00+01:00',
    '2026-12-07T12:00:00+01:00',
    '2026-12-28T00:00:00+01:00',
    '2026-04-07T23:59:59+02:00',
    '2026-04-08T00:00:00+02:00',
    '2027-01-07T08:00:00+01:00',
  ])('[O4-38] has passed at %s for deliveries up to one day, and for none after it', (at) => {
    const now = new Date(at);
    const last = withdrawalOverSince(now);
    const deadlineOf = (delivered: Date) => withdrawalDeadline([{ status: 'delivered', at: delivered }]);
    expect(deadlineOf(last)?.getTime()).toBeLessThan(now.getTime());
    expect(deadlineOf(new Date(last.getTime() + 1))?.getTime()).toBeGreaterThanOrEqual(now.getTime());
  });
});
