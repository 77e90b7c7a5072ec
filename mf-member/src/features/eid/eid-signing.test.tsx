/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, createTestPlatform, type FakeApi, renderWithPlatform } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { testUser } from '../../testing/fixtures.ts';
import { EidSigning } from './eid-signing.tsx';
import { POLL_MS } from './signing.ts';

const REFERENCE = '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4';
const STARTED = { data: { reference: REFERENCE, autoStartToken: 't', appUrl: '/app/t', qrCode: 'bankid.a.0.b' } };
const ASKED = { purpose: 'instalments', id: 'checkout' } as const;

interface Options {
  readonly user?: ReturnType<typeof testUser> | null;
  readonly api?: FakeApi;
  readonly isTouch?: boolean;
}

async function open({ user = testUser(), api = {}, isTouch = false }: Options = {}) {
  const platform = createTestPlatform({
    page: { user },
    api: {
      'POST bankid/start': () => STARTED,
      'GET bankid/poll/:reference': () => ({ status: { status: 'pending' }, hintCode: 'userSign' }),
      'GET bankid/qr/:reference': () => ({ data: { qrCode: 'bankid.a.1.c' } }),
      'POST bankid/cancel/:reference': () => undefined,
      ...api,
    },
  });
  platform.store.set(platform.atoms.viewport, { size: isTouch ? 'xs' : 'lg', isTouch });
  renderWithPlatform(<EidSigning />, { platform, slot: 'member-widget' });
  await act(async () => platform.bus.emit('eid.sign', ASKED));
  const done = () => platform.emitted.filter(({ name }) => name === 'eid.done').map(({ payload }) => payload);
  const called = (call: string) => platform.calls.filter((each) => each.call === call);
  return { platform, done, called };
}

beforeAll(async () => void (await import('./eid-dialog.tsx')));
afterEach(() => void jest.useRealTimers());

describe('the e-ID dialog', () => {
  it('[1-71][2.16-07][2.16-08][2.16-09][O2.16-03][O2.16-04] names the app, opens it, and says that it closes', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Starta din BankID-app' });
    const link = await screen.findByRole('link', { name: /Öppna BankID på den här enheten/ });
    expect(link.getAttribute('href')).toBe('/app/t');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(dialog.textContent).toContain('Den här rutan stängs automatiskt när du har signerat.');
    expect(screen.getByRole('button', { name: 'Avbryt' })).toBeDefined();
  });

  it('[O4-21] shows a computer the QR code before the link, with a text in its place', async () => {
    let second = 0;
    await open({ api: { 'GET bankid/qr/:reference': () => ({ data: { qrCode: `bankid.a.${(second += 1)}` } }) } });
    const code = await screen.findByRole('img', { name: /QR-kod för BankID.*skanna koden/ });
    const link = screen.getByRole('link', { name: /på den här enheten/ });
    expect(code.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const first = code.innerHTML;
    await waitFor(() => expect(screen.getByRole('img', { name: /QR-kod/ }).innerHTML).not.toBe(first), {
      timeout: 3000,
    });
  });

  it('[O4-21] shows a phone the link first, and the QR code only when it is wanted', async () => {
    const { called } = await open({ isTouch: true });
    await screen.findByRole('link', { name: /på den här enheten/ });
    expect(screen.queryByRole('img', { name: /QR-kod/ })).toBeNull();
    expect(called('GET bankid/qr/:reference')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Använd BankID på en annan enhet' }));
    expect(screen.getByRole('img', { name: /QR-kod/ })).toBeDefined();
    await waitFor(() => expect(called('GET bankid/qr/:reference')).toHaveLength(1));
  });

  it('[O2.16-09][4-47][7.8-01][7.8-04] is closed by Avbryt alone, which cancels on the server and says so', async () => {
    const { platform, done, called } = await open();
    const dialog = await screen.findByRole('dialog');
    await screen.findByRole('link', { name: /på den här enheten/ });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('POST bankid/cancel/:reference')).toMatchObject([{ params: { reference: REFERENCE } }]);
    expect(done()).toEqual([{ ...ASKED, outcome: 'cancelled' }]);
    expect(platform.toasted).toMatchObject([{ kind: 'info', message: expect.stringContaining('avbröt') }]);
  });

  it.each([
    ['confirmed', { status: { status: 'complete' }, hintCode: null }, 'confirmed', 'Klart!'],
    ['cancelled', { status: { status: 'failed' }, hintCode: 'userCancel' }, 'cancelled', 'Du avbröt'],
    ['expired', { status: { status: '' }, hintCode: null }, 'expired', 'Tiden för signering har gått ut!'],
    [
      'refused',
      { status: { status: 'failed' }, hintCode: null, errorCode: 'underage' },
      'failed',
      'Du måste ha fyllt 18 år',
    ],
  ])(
    '[4-43][4-44][4-45][4-46][8-09] %s: closes, and says so on the page and on the bus',
    async (_what, response, outcome, words) => {
      jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
      const { platform, done } = await open({ api: { 'GET bankid/poll/:reference': () => response } });
      await act(() => jest.advanceTimersByTimeAsync(POLL_MS));
      expect(screen.queryByRole('dialog')).toBeNull();
      const reference = outcome === 'confirmed' ? { reference: REFERENCE } : {};
      expect(done()).toEqual([{ ...ASKED, outcome, ...reference }]);
      expect(platform.toasted).toMatchObject([{ message: expect.stringContaining(words) }]);
    },
  );

  it('[6-42][8-10] asks a visitor to log in, and says why', async () => {
    const { platform, done, called } = await open({ user: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('POST bankid/start')).toEqual([]);
    const message = 'Du måste vara inloggad för att använda BankID';
    expect(platform.emitted).toContainEqual({ name: 'login.open', payload: { mode: 'login', message } });
    expect(done()).toEqual([{ ...ASKED, outcome: 'failed' }]);
  });

  it('[6-43] asks for the login, too, when the session has ended meanwhile', async () => {
    const gone = () => Promise.reject(apiFailure(401, 'UNAUTHORIZED'));
    const { platform, done } = await open({ api: { 'POST bankid/start': gone } });
    await waitFor(() => expect(done()).toEqual([{ ...ASKED, outcome: 'failed' }]));
    expect(platform.store.get(platform.atoms.user)).toBeNull();
    expect(platform.emitted.map(({ name }) => name)).toContain('login.open');
  });

  it('asks for the password before an account gets its person, and goes on from there', async () => {
    let tries = 0;
    const user = testUser();
    const stale = () => Promise.reject(apiFailure(401, 'REAUTHENTICATION_NEEDED'));
    const { called } = await open({
      user,
      api: {
        'POST bankid/start': () => (tries++ === 0 ? stale() : STARTED),
        'POST login': ({ body }) =>
          (body as { password: string }).password === 'rätt'
            ? { data: { user } }
            : Promise.reject(apiFailure(403, 'LOGIN_FAILED')),
      },
    });
    await screen.findByRole('dialog', { name: 'Bekräfta att det är du' });
    await userEvent.type(screen.getByLabelText('Lösenord'), 'fel{Enter}');
    const field = await screen.findByLabelText('Lösenord');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.type(field, 'rätt{Enter}');
    await screen.findByRole('link', { name: /på den här enheten/ });
    expect(called('POST login')).toMatchObject([{}, { body: { username: 'nova', password: 'rätt' } }]);
  });

  it('a second request takes the place of the first, which is cancelled', async () => {
    const { platform, done, called } = await open();
    await screen.findByRole('link', { name: /på den här enheten/ });
    await act(async () => platform.bus.emit('eid.sign', { purpose: 'identify', id: 'b' }));
    expect(done()).toEqual([{ ...ASKED, outcome: 'cancelled' }]);
    expect(called('POST bankid/cancel/:reference')).toHaveLength(1);
    expect(called('POST bankid/start')).toHaveLength(2);
  });
});
