import { describe, expect, it } from '@jest/globals';
import { stepOf, stepOfPoll, stepOfStatus } from './signing-result.ts';

const end = (step: ReturnType<typeof stepOf>) => (step.kind === 'ended' ? step.end : null);

describe('what a report about a signing means', () => {
  it.each([
    ['[4-43] complete', { status: 'complete', hintCode: null }, 'confirmed', 'Klart!'],
    ['[4-44] cancelled in the app', { status: 'failed', hintCode: 'userCancel' }, 'cancelled', 'Du avbröt'],
    ['[4-45][8-09] empty', { status: '', hintCode: null }, 'expired', 'Tiden för signering har gått ut! Vänligen'],
    ['[O4-20] expired', { status: 'failed', hintCode: 'expiredTransaction' }, 'expired', 'Vänligen försök igen.'],
    ['[O4-20] a blocked e-ID', { status: 'failed', hintCode: 'certificateErr' }, 'failed', 'spärrat'],
    ['[O4-20] a hint that nobody knows', { status: 'failed', hintCode: 'odd' }, 'failed', 'gick inte'],
    ['a later signing has replaced it', { status: 'failed', hintCode: 'cancelled' }, 'cancelled', 'någon annanstans'],
    ['[4-46] a stranger', { status: 'failed', hintCode: null, errorCode: 'personMismatch' }, 'failed', 'någon annan'],
    ['[4-46] any errorCode', { status: 'pending', hintCode: null, errorCode: 'x' }, 'failed', 'gick inte'],
  ] as const)('%s', (_what, report, outcome, words) => {
    expect(end(stepOf(report))).toEqual({ outcome, message: expect.stringContaining(words) });
  });

  it('[O4-20] waits while it is pending, and says what the member has to do', () => {
    expect(stepOf({ status: 'pending', hintCode: 'userSign' })).toEqual({
      kind: 'pending',
      hint: expect.stringContaining('säkerhetskod'),
    });
    expect(stepOf({ status: 'pending', hintCode: 'new' }).kind).toBe('pending');
  });

  it('[O7-32][7.8-02][7.8-03] reads both shapes of the api the same way', () => {
    const polled = stepOfPoll({ status: { status: 'failed' }, hintCode: 'userCancel' });
    expect(stepOfStatus({ status: { status: 'failed', hintCode: 'userCancel' } })).toEqual(polled);
    expect(stepOfStatus({ status: 'complete' })).toEqual(
      stepOfPoll({ status: { status: 'complete' }, hintCode: null }),
    );
    expect(end(stepOfStatus({ status: '' }))?.outcome).toBe('expired');
  });
});
