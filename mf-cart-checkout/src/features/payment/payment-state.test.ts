import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  CHECK_TIMEOUT_MS,
  isOver,
  nextPayment,
  pollDelay,
  startPayment,
  WAIT_TIMEOUT_MS,
  type PaymentInput,
  type PaymentState,
} from './payment-state.ts';

const run = (inputs: readonly PaymentInput[], start = startPayment(0, false)): PaymentState =>
  inputs.reduce((state, input, index) => nextPayment(state, input, index), start);
const status = (value: 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded'): PaymentInput => ({
  type: 'status',
  status: value,
});

const anyInput = fc.oneof(
  fc.constantFrom('pending', 'paid', 'failed', 'cancelled', 'refunded').map((value) => status(value as 'paid')),
  fc.constantFrom<PaymentInput>({ type: 'hint' }, { type: 'tick' }, { type: 'gone' }),
);

describe('a payment', () => {
  it('[O4-43] is decided by the server alone: no hint and no time makes it paid or failed', () => {
    const talk = fc.array(fc.constantFrom<PaymentInput>({ type: 'hint' }, { type: 'tick' }, status('pending')));
    fc.assert(
      fc.property(talk, (inputs) => {
        expect(['waiting', 'checking', 'timedOut']).toContain(run(inputs).phase);
      }),
    );
  });

  it('[O4-43] stays paid, whatever arrives out of order or twice', () => {
    fc.assert(
      fc.property(fc.array(anyInput), fc.array(anyInput), (before, after) => {
        const paid = run([status('paid'), ...before, status('paid')]);
        expect(run(after, paid)).toEqual(paid);
        expect(paid.phase).toBe('paid');
      }),
    );
  });

  it.each([
    ['failed', 'failed'],
    ['cancelled', 'cancelled'],
    ['refunded', 'paid'],
  ] as const)('takes %s for %s', (value, phase) => {
    expect(run([{ type: 'hint' }, status(value)]).phase).toBe(phase);
  });

  it('polls more often after a hint, and no more when it is over', () => {
    const calm = pollDelay(run([]));
    const quick = pollDelay(run([{ type: 'hint' }]));
    expect(quick).not.toBeNull();
    expect(Number(quick)).toBeLessThan(Number(calm));
    expect(pollDelay(run([status('paid')]))).toBeNull();
  });

  it('reports a timeout, and still accepts the response after it', () => {
    const silent = nextPayment(startPayment(0, false), { type: 'tick' }, WAIT_TIMEOUT_MS);
    expect(silent.phase).toBe('timedOut');
    expect(isOver(silent)).toBe(false);
    expect(nextPayment(silent, status('paid'), WAIT_TIMEOUT_MS + 1).phase).toBe('paid');
    const checking = startPayment(0, true);
    expect(nextPayment(checking, { type: 'tick' }, CHECK_TIMEOUT_MS - 1).phase).toBe('checking');
    expect(nextPayment(checking, { type: 'tick' }, CHECK_TIMEOUT_MS).phase).toBe('timedOut');
  });

  it('waits a quarter of an hour for a buyer who does nothing', () => {
    const waiting = startPayment(5, false);
    expect(nextPayment(waiting, { type: 'tick' }, 5 + 15 * 60_000 - 1)).toBe(waiting);
    expect(nextPayment(waiting, { type: 'tick' }, 5 + 15 * 60_000)).toEqual({
      phase: 'timedOut',
      since: 5 + 15 * 60_000,
    });
  });

  it('says once that it waits no more', () => {
    const silent: PaymentState = { phase: 'timedOut', since: 0 };
    expect(nextPayment(silent, { type: 'tick' }, 2 * WAIT_TIMEOUT_MS)).toBe(silent);
    expect(pollDelay(silent)).not.toBeNull();
  });

  it.each(['failed', 'cancelled', 'gone'] as const)('that is %s is over: only the server changes it', (phase) => {
    const state: PaymentState = { phase, since: 0 };
    for (const type of ['hint', 'tick', 'gone'] as const) {
      expect(nextPayment(state, { type }, 2 * WAIT_TIMEOUT_MS)).toBe(state);
    }
    expect([isOver(state), pollDelay(state)]).toEqual([true, null]);
    expect(nextPayment(state, status('paid'), 9)).toEqual({ phase: 'paid', since: 9 });
  });

  it('is closed when the server no longer shows it, and failed from its first report', () => {
    expect(nextPayment(startPayment(0, false), { type: 'gone' }, 7)).toEqual({ phase: 'gone', since: 7 });
    const failed: PaymentState = { phase: 'failed', since: 1 };
    expect(nextPayment(failed, status('failed'), 9)).toBe(failed);
  });
});
