/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform } from '@shop/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startOver } from './reset-kiosk.ts';
import { IDLE_MS, WARNING_MS, watchIdle } from './watch-idle.ts';
import { watchKiosk } from './watch-kiosk.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const idle = () => {
  const target = new EventTarget();
  let answer: (isThere: boolean) => void = () => undefined;
  const host = {
    confirmPresence: jest.fn(
      () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    ),
    closeQuestion: jest.fn(),
    startOver: jest.fn(),
  };
  watchIdle(target, host);
  return { ...host, sign: () => target.dispatchEvent(new Event('pointerdown')), say: (is: boolean) => answer(is) };
};

describe('an idle customer terminal', () => {
  it('[O1-08][O4-09] shows a question after 120 s and resets 15 s later', async () => {
    const { confirmPresence, startOver: over, sign, closeQuestion } = idle();
    expect([IDLE_MS, WARNING_MS]).toEqual([120_000, 15_000]);
    sign();
    await jest.advanceTimersByTimeAsync(119_999);
    expect(confirmPresence).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(confirmPresence).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(over).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(1);
    expect(closeQuestion).toHaveBeenCalled();
  });

  it('continues after a reply or an input in time', async () => {
    const { confirmPresence, startOver: over, sign, say } = idle();
    sign();
    await jest.advanceTimersByTimeAsync(100_000);
    sign();
    await jest.advanceTimersByTimeAsync(100_000);
    expect(confirmPresence).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(20_000);
    say(true);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(over).not.toHaveBeenCalled();
    expect(confirmPresence).toHaveBeenCalledTimes(1);
  });

  it('resets at once when the shopper leaves, and never before the first input', async () => {
    const { startOver: over, sign, say } = idle();
    await jest.advanceTimersByTimeAsync(1_000_000);
    expect(over).not.toHaveBeenCalled();
    sign();
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    say(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledTimes(1);
  });
});

describe('startOver', () => {
  it('[O4-09] deletes cart, login, storage and cookies; kiosk mode stays on', async () => {
    const platform = createTestPlatform({
      page: { user: { id: 7, isEmployee: false } as never },
      api: { 'POST cart': () => ({}) as never, 'DELETE login': () => undefined as never },
    });
    localStorage.setItem('settings', '{"zip":"41114"}');
    sessionStorage.setItem('isLoggedIn', 'true');
    sessionStorage.setItem('isCustomerTerminal', 'true');
    document.cookie = 'cookie-consent=x; Path=/';
    await startOver(platform, { document, local: localStorage, session: sessionStorage });
    expect(platform.calls.map(({ call }) => call)).toEqual(['POST cart', 'DELETE login']);
    expect(localStorage).toHaveLength(0);
    expect(Object.keys(sessionStorage)).toEqual(['isCustomerTerminal']);
    expect(document.cookie).toBe('');
  });

  it('[O4-09] has a visitor’s name, address and codes forgotten as well', async () => {
    const api = { 'POST cart': () => ({}) as never, 'DELETE checkout': () => undefined as never };
    const platform = createTestPlatform({ api });
    await startOver(platform, { document, local: localStorage, session: sessionStorage });
    expect(platform.calls.map(({ call }) => call)).toEqual(['POST cart', 'DELETE checkout']);
  });
});

describe('watchKiosk', () => {
  it('[O1-08] blocks links to other sites until the mode ends', () => {
    const platform = createTestPlatform({ page: { kiosk: true } });
    watchKiosk(platform, () => undefined);
    document.body.innerHTML = '<a id="out" href="https://other.test/">ut</a><a id="in" href="/se">in</a>';
    const press = (id: string) =>
      document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(press('out')).toBe(false);
    expect(platform.toasted).toHaveLength(1);
    expect(press('in')).toBe(true);
    platform.store.set(platform.atoms.kiosk, false);
    expect(press('out')).toBe(true);
  });
});
