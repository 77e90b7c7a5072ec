import { describe, expect, it } from '@jest/globals';
import { attemptTime, isStarted } from './payment-attempts.ts';

describe('an attempt to pay', () => {
  it.each([
    ['with a session', { status: 'pending', sessionToken: 'token', redirectUrl: null }, true],
    ['with a page of the provider', { status: 'pending', sessionToken: null, redirectUrl: '/betala' }, true],
    ['that the provider has not seen', { status: 'pending', sessionToken: null, redirectUrl: null }, false],
    ['that is over', { status: 'failed', sessionToken: 'token', redirectUrl: null }, false],
  ] as const)('%s: started is %s', (_which, attempt, expected) => expect(isStarted(attempt)).toBe(expected));

  it('is later than the one before, however quickly it follows', () => {
    const now = new Date('2026-11-22T10:00:00.000Z');
    expect(attemptTime(now, undefined)).toEqual(now);
    expect(attemptTime(now, { createdAt: now })).toEqual(new Date('2026-11-22T10:00:00.001Z'));
    expect(attemptTime(now, { createdAt: new Date('2026-11-22T09:00:00.000Z') })).toEqual(now);
  });
});
