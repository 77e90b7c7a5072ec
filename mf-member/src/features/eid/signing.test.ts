import { apiFailure, createTestApi, type FakeApi } from '@shop/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSigning, type DoneSigning, POLL_MS, type SigningView } from './signing.ts';

const REFERENCE = '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4';
const STARTED = { data: { reference: REFERENCE, autoStartToken: 'auto', appUrl: '/app/auto', qrCode: 'bankid.0' } };

type Poll = () => unknown;
const pending: Poll = () => ({ status: { status: 'pending' }, hintCode: 'userSign' });
const report =
  (status: string, hintCode: string | null = null): Poll =>
  () => ({ status: { status }, hintCode });
const failing =
  (status: number): Poll =>
  () =>
    Promise.reject(apiFailure(status, status === 401 ? 'UNAUTHORIZED' : 'INTERNAL', 'Fel från servern.'));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A running signing whose polls get these responses in turn, the last one again and again. */
function run(polls: readonly Poll[] = [pending], more: FakeApi = {}) {
  let count = 0;
  const page = { isHidden: false };
  const views: SigningView[] = [];
  const ends: DoneSigning[] = [];
  const { api, calls } = createTestApi({
    'POST bankid/start': () => STARTED,
    'GET bankid/poll/:reference': () => polls[Math.min(count++, polls.length - 1)]?.(),
    'GET bankid/qr/:reference': () => ({ data: { qrCode: `bankid.${calls.length}` } }),
    'GET bankid/:reference': () => ({ status: 'complete' }),
    'POST bankid/cancel/:reference': () => undefined,
    ...more,
  });
  const signing = createSigning({
    api,
    request: { purpose: 'identify', id: 'x' },
    onView: (view) => views.push(view),
    onEnd: (done) => ends.push(done),
    setTimer: (go, inMs) => {
      const timer = setTimeout(go, inMs);
      return () => clearTimeout(timer);
    },
    isHidden: () => page.isHidden,
  });
  const countOf = (call: string) => calls.filter((each) => each.call === call).length;
  return {
    signing,
    page,
    views,
    ends,
    calls,
    polled: () => countOf('GET bankid/poll/:reference'),
    cancelled: () => countOf('POST bankid/cancel/:reference'),
    qrs: () => countOf('GET bankid/qr/:reference'),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    start: async () => {
      signing.start();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a signing', () => {
  it('[4-42][9-79] is polled every 2 s, and shows what the app says', async () => {
    const one = run();
    await one.start();
    await one.pass(POLL_MS - 1);
    expect(one.polled()).toBe(0);
    await one.pass(1);
    expect(one.polled()).toBe(1);
    await one.pass(4 * POLL_MS);
    expect(one.polled()).toBe(5);
    expect(one.calls[0]).toMatchObject({ call: 'POST bankid/start', body: { purpose: 'identify', id: 'x' } });
    expect(one.views.at(-1)).toMatchObject({ phase: 'pending', hint: expect.stringContaining('säkerhetskod') });
  });

  it('[4-43] is confirmed with its reference, and asked for no more', async () => {
    const one = run([pending, report('complete')]);
    await one.start();
    await one.pass(10 * POLL_MS);
    expect(one.ends).toMatchObject([{ outcome: 'confirmed', reference: REFERENCE }]);
    expect([one.polled(), one.cancelled()]).toEqual([2, 0]);
  });

  it('[4-44] ends as cancelled when the member presses Avbryt in the app; nothing is left to cancel', async () => {
    const one = run([report('failed', 'userCancel')]);
    await one.start();
    await one.pass(POLL_MS);
    expect(one.ends).toMatchObject([{ outcome: 'cancelled', reference: null }]);
    expect(one.cancelled()).toBe(0);
  });

  it('[4-45] ends as expired when the status is empty', async () => {
    const one = run([report('')]);
    await one.start();
    await one.pass(POLL_MS);
    expect(one.ends).toMatchObject([{ outcome: 'expired', message: expect.stringMatching(/^Tiden för signering/) }]);
  });

  it('[O4-20] ends after three failed polls in a row, and only then; the server hears of it', async () => {
    const one = run([failing(503), failing(503), pending, failing(0), failing(503), failing(429)]);
    await one.start();
    await one.pass(5 * POLL_MS);
    expect(one.ends).toEqual([]);
    await one.pass(POLL_MS);
    expect(one.ends).toMatchObject([{ outcome: 'failed', message: expect.stringContaining('kontakten') }]);
    expect(one.cancelled()).toBe(1);
  });

  it('[6-43] a 401 means that nobody is logged in', async () => {
    const one = run([failing(401)]);
    await one.start();
    await one.pass(POLL_MS);
    expect(one.ends).toMatchObject([
      { outcome: 'failed', needsLogin: true, message: 'Du måste vara inloggad för att använda BankID' },
    ]);
  });

  it('[8-11] any other error ends it at once, with the reason of the server', async () => {
    const one = run([failing(404)]);
    await one.start();
    await one.pass(POLL_MS);
    expect(one.ends).toMatchObject([{ outcome: 'failed', needsLogin: false, message: 'Fel från servern.' }]);
    const refused = run([], { 'POST bankid/start': () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Nere.')) });
    await refused.start();
    expect(refused.ends).toMatchObject([{ outcome: 'failed', message: 'Nere.' }]);
  });

  it('[4-47] is cancelled on the server when it is closed unconfirmed', async () => {
    const one = run();
    await one.start();
    one.signing.cancel();
    one.signing.leave();
    expect(one.ends).toMatchObject([{ outcome: 'cancelled' }]);
    expect(one.calls.at(-1)).toMatchObject({ call: 'POST bankid/cancel/:reference', params: { reference: REFERENCE } });
    const gone = run();
    await gone.start();
    gone.signing.leave();
    expect([gone.cancelled(), gone.ends.length]).toEqual([1, 0]);
    await gone.pass(10 * POLL_MS);
    expect(gone.polled()).toBe(0);
  });

  it('[4-47] is cancelled on the server, too, when it was closed before it had started', async () => {
    const one = run();
    one.signing.start();
    one.signing.cancel();
    await one.pass(0);
    expect(one.cancelled()).toBe(1);
    await one.pass(10 * POLL_MS);
    expect(one.polled()).toBe(0);
  });

  it('[O4-21] renews its QR code every second, only while one is shown', async () => {
    const one = run();
    await one.start();
    await one.pass(3000);
    expect(one.qrs()).toBe(0);
    one.signing.showQr(true);
    await one.pass(3000);
    expect(one.qrs()).toBe(4);
    const codes = one.views.flatMap((view) => (view.phase === 'pending' ? [view.qrCode] : []));
    expect(new Set(codes).size).toBeGreaterThanOrEqual(4);
    one.signing.showQr(false);
    await one.pass(3000);
    expect(one.qrs()).toBe(4);
  });

  it('rests in a hidden tab, and asks once on the way back from the app [O7-32]', async () => {
    const one = run();
    await one.start();
    one.page.isHidden = true;
    one.signing.showQr(true);
    await one.pass(20_000);
    expect([one.polled(), one.qrs()]).toEqual([0, 0]);
    one.page.isHidden = false;
    one.signing.wake();
    await one.pass(0);
    expect(one.ends).toMatchObject([{ outcome: 'confirmed', reference: REFERENCE }]);
    expect(one.polled()).toBe(0);
  });

  it('asks for the password when the account has no person yet and the login is old', async () => {
    let tries = 0;
    const stale = () => Promise.reject(apiFailure(401, 'REAUTHENTICATION_NEEDED'));
    const one = run([pending], { 'POST bankid/start': () => (tries++ === 0 ? stale() : STARTED) });
    await one.start();
    expect(one.views.at(-1)).toEqual({ phase: 'password' });
    await one.start();
    expect(one.views.at(-1)).toMatchObject({ phase: 'pending' });
  });
});
