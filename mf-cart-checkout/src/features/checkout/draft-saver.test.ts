import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { testCheckout } from '../../testing/checkout-fixtures.ts';
import { createDraftSaver, RETRY_PAUSES_MS, TYPING_PAUSE_MS, type Change } from './draft-saver.ts';

/** A server that responds when the test says so, and a clock that the test controls. */
const desk = () => {
  const sent: Change[] = [];
  const responses: ((ok: boolean) => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const shown: unknown[] = [];
  const failed: string[] = [];
  const unsent: Change[] = [];
  const saver = createDraftSaver({
    save: (change) => {
      sent.push(change);
      return new Promise((resolve, reject) =>
        responses.push((ok) => (ok ? resolve(testCheckout()) : reject(new Error('lost')))),
      );
    },
    setTimer: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    onSaved: (checkout) => shown.push(checkout),
    onFailed: () => failed.push('away'),
    onPending: (change) => unsent.push(change),
  });
  const pause = () => timers.splice(0).forEach(({ run }) => run());
  const response = async (ok = true) => {
    responses.shift()?.(ok);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { saver, sent, shown, failed, unsent, timers, pause, answer: response, isWaiting: () => responses.length > 0 };
};

describe('the draft saver', () => {
  it('gathers what is typed until a pause', () => {
    const { saver, sent, timers, pause } = desk();
    saver.change({ customer: { email: 'a' } });
    saver.change({ customer: { email: 'an' } });
    saver.change({ customer: { city: 'Umeå' } });
    expect(sent).toEqual([]);
    expect(timers.map(({ ms }) => ms)).toEqual([TYPING_PAUSE_MS]);
    pause();
    expect(sent).toEqual([{ customer: { email: 'an', city: 'Umeå' } }]);
  });

  it('sends a choice at once, and what comes meanwhile together afterwards', async () => {
    const { saver, sent, shown, answer } = desk();
    saver.change({ shippingMethodId: 1 }, true);
    saver.change({ shippingMethodId: 2 }, true);
    saver.change({ paymentMethodId: 3 }, true);
    expect(sent).toEqual([{ shippingMethodId: 1 }]);
    await answer();
    expect(sent[1]).toEqual({ shippingMethodId: 2, paymentMethodId: 3 });
    expect(shown).toHaveLength(0);
    await answer();
    expect(shown).toHaveLength(1);
    expect(saver.isSettled()).toBe(true);
  });

  it('sends again what failed, ever more patiently, and says once that the server is away', async () => {
    const { saver, sent, timers, failed, unsent, pause, answer } = desk();
    saver.change({ customer: { email: 'a' } }, true);
    for (const ms of [...RETRY_PAUSES_MS, RETRY_PAUSES_MS.at(-1)]) {
      await answer(false);
      expect(timers.map((timer) => timer.ms)).toEqual([ms]);
      expect(unsent.at(-1)).toEqual({ customer: { email: 'a' } });
      pause();
    }
    await answer();
    expect([sent.length, failed, unsent.at(-1)]).toEqual([5, ['away'], {}]);
  });

  it('sends what waits when the page is left, though the response to a change is awaited', async () => {
    const { saver, sent, answer } = desk();
    saver.leave();
    saver.change({ customer: { email: 'a' } }, true);
    saver.leave();
    expect(sent).toHaveLength(1);
    saver.change({ customer: { city: 'Umeå' } });
    saver.leave();
    expect(sent[1]).toEqual({ customer: { email: 'a', city: 'Umeå' } });
    // The page has stayed.
    await answer();
    expect(sent[2]).toEqual({ customer: { city: 'Umeå' } });
    expect(saver.isSettled()).toBe(false);
  });

  it('keeps notes typed one after the other', () => {
    const { saver, sent, pause } = desk();
    saver.change({ notes: { doorCode: '1' } });
    saver.change({ notes: { message: 'Hej' } });
    pause();
    expect(sent).toEqual([{ notes: { doorCode: '1', message: 'Hej' } }]);
  });

  it('forgets what waits when it is somebody else’s', () => {
    const { saver, sent, unsent, pause } = desk();
    saver.change({ customer: { email: 'a' } });
    saver.forget();
    pause();
    expect([sent, unsent.at(-1)]).toEqual([[], {}]);
  });

  it('loses nothing: the server ends with the last value of every field, whatever fails', async () => {
    const change = fc.record({ email: fc.string(), city: fc.string(), street: fc.string() }, { requiredKeys: [] });
    const step = fc.oneof(
      change.map((customer) => ({ kind: 'change' as const, customer })),
      fc.constantFrom({ kind: 'pause' as const }, { kind: 'ok' as const }, { kind: 'fail' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { saver, sent, pause, answer, isWaiting } = desk();
        const stored: Record<string, string> = {};
        const wanted: Record<string, string> = {};
        let taken = 0;
        const take = async (ok: boolean) => {
          if (!isWaiting()) return;
          const body = sent[taken];
          taken += 1;
          if (ok) Object.assign(stored, body?.customer);
          await answer(ok);
        };
        for (const next of steps) {
          if (next.kind === 'change') {
            Object.assign(wanted, next.customer);
            saver.change({ customer: next.customer });
          } else if (next.kind === 'pause') pause();
          else await take(next.kind === 'ok');
        }
        for (let turn = 0; turn < 5; turn += 1) {
          void saver.flush();
          await take(true);
        }
        expect(stored).toEqual(wanted);
      }),
    );
  });
});
