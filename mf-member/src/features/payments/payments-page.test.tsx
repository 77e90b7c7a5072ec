/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { MemberPayment } from '@shop/contracts/api/payment';
import { apiFailure, type FakeApi, renderWithPlatform, TEST_NOW } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { PaymentsData } from './load-payments.ts';
import { PaymentsPage } from './payments-page.tsx';
import { POLL_MS } from './use-claim-payment.ts';

const DAY = 86_400;
const NOW = TEST_NOW / 1000;
const REFERENCE = '0b9a2c3e-7d1f-4c55-8e21-6f3a9d20b7c4';

const testPayment = (change: Partial<MemberPayment> = {}): MemberPayment => ({
  id: 'F-1',
  kind: 'invoice',
  orderId: 'PH1',
  createdAt: NOW - DAY,
  amount: 1078,
  remaining: 1078,
  next: { number: 1, dueAt: NOW + 29 * DAY, amount: 1078, isOverdue: false },
  status: 'open',
  ...change,
});
const PAID = testPayment({ remaining: 0, next: null, status: 'paid' });
const part = (number: number, paidAt: number | null) => ({
  number,
  dueAt: NOW + number * 30 * DAY,
  amount: 931,
  principal: 800,
  interest: 102,
  fee: 29,
  paidAt,
});
const METHODS = [
  { id: 1, type: 'card' as const, name: 'Kort', description: '', fee: 0, isCredit: false },
  { id: 2, type: 'mobile' as const, name: 'Swish', description: '', fee: 0, isCredit: false },
];
const session = (type: 'card' | 'mobile') => ({
  data: {
    paymentSession: { type, sessionToken: 't', redirectUrl: 'https://card.example/t', reference: REFERENCE },
  },
});

const VISA = { id: 'c1', brand: 'Visa', lastFour: '1111', expiry: '12/29' };
const MASTERCARD = { id: 'c2', brand: 'Mastercard', lastFour: '4444', expiry: '03/28' };
const GIFT_CARD = { lastFour: 'KX7P', amount: 500, balance: 120, expiresAt: NOW + 365 * DAY };
const REMOVE = 'DELETE saved-card/:id';

type Cards = Partial<Pick<PaymentsData, 'savedCards' | 'giftCards'>>;

const show = (payments: readonly MemberPayment[], api: FakeApi = {}, cards: Cards = {}, isKiosk = false) =>
  renderWithPlatform(
    <PaymentsPage
      data={{ payments: [...payments], paymentMethods: METHODS, savedCards: [], giftCards: [], ...cards }}
    />,
    { slot: 'member-page', api, page: { kiosk: isKiosk } },
  );

/** Opens the dialog of the only payment, and starts a try. */
async function pay(method: 'Kort' | 'Swish') {
  await userEvent.click(screen.getByRole('button', { name: /^Betala nu/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Betala 1\s078\skr$/ });
  await userEvent.click(within(dialog).getByRole('radio', { name: method }));
  jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout'));
  await act(async () =>
    within(dialog)
      .getByRole('button', { name: /^Betala/ })
      .click(),
  );
  return dialog;
}
const poll = () => act(() => jest.advanceTimersByTimeAsync(POLL_MS));

beforeAll(async () => void (await import('./pay-dialog.tsx')));
afterEach(() => void jest.useRealTimers());

describe('the payments of a member', () => {
  it('[O2.17-06] lists what is unpaid first, with what is left, when it is due and how late it is', async () => {
    const late = testPayment({
      id: 'F-2',
      orderId: 'PH2',
      status: 'overdue',
      next: { number: 1, dueAt: NOW - 3 * DAY, amount: 500, isOverdue: true },
    });
    show([testPayment(), late, { ...PAID, id: 'F-3', orderId: 'PH3' }]);
    const unpaid = within(screen.getByRole('region', { name: 'Att betala' })).getAllByRole('listitem');
    expect(unpaid.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Faktura för beställning PH1.*1\s078\skr att betala.*senast 10 apr\. 2026/),
      expect.stringMatching(/PH2.*Förfallen.*skulle ha betalats.*kundservice/),
    ]);
    const paid = screen.getByRole('region', { name: 'Betalt' });
    expect(paid.textContent).toContain('Allt är betalt');
    expect(within(paid).queryByRole('button', { name: /Betala nu/ })).toBeNull();
    expect(within(paid).getByRole('link', { name: 'Visa beställningen PH3' }).getAttribute('href')).toBe(
      '/se/order/PH3',
    );
  });

  it('[O2.17-06] shows every payment of a plan when it is asked for', async () => {
    const plan = testPayment({ kind: 'instalment' });
    show([plan], {
      'GET payment/:id': () => ({ data: { payment: { ...plan, parts: [part(1, NOW - DAY), part(2, null)] } } }),
    });
    const button = screen.getByRole('button', { name: /^Visa alla betalningar/ });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(list?.querySelectorAll('li')).toHaveLength(2));
    expect(list?.textContent).toMatch(/betald 11 mars 2026.*förfaller 11 maj 2026/);
    await userEvent.click(screen.getByRole('button', { name: /^Dölj betalningarna/ }));
    expect(list?.textContent).toBe('');
  });

  it('[O2.17-06] is no dead end for a member who owes nothing', () => {
    show([]);
    expect(screen.getByText('Du har inget att betala')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Se dina beställningar' }).getAttribute('href')).toBe('/se/member/orders');
  });

  it('[O2.17-06] tells what is left on gift cards, and where the balance of another is looked up', () => {
    show([], {}, { giftCards: [GIFT_CARD] });
    const section = screen.getByRole('region', { name: 'Presentkort' });
    expect(section.textContent).toMatch(/slutar på KX7P.*Av 500\skr\. Gäller till och med .*2027\.120\skr kvar/);
    expect(
      within(section)
        .getByRole('link', { name: /Se saldot/ })
        .getAttribute('href'),
    ).toBe('/se/info/28-Presentkort');
  });

  it('[O2.17-06] lists the saved cards, and removes one when the member is sure, also a second time', async () => {
    const answers = [
      () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.')),
      () => Promise.reject(apiFailure(404, 'NOT_FOUND')),
    ];
    const { platform } = show([], { [REMOVE]: () => answers.shift()?.() }, { savedCards: [VISA, MASTERCARD] });
    const remove = () => userEvent.click(screen.getByRole('button', { name: 'Ta bort Visa som slutar på 1111' }));
    platform.modals.confirm = () => Promise.resolve(false);
    await remove();
    expect(platform.calls).toEqual([]);
    platform.modals.confirm = () => Promise.resolve(true);
    await remove();
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Butiken vilar.', kind: 'error' }]));
    await remove();
    await waitFor(() => expect(screen.queryByText('Visa som slutar på 1111')).toBeNull());
    // The response of a try may have been lost: what is gone is removed.
    expect(platform.calls.map(({ params }) => params)).toEqual([{ id: 'c1' }, { id: 'c1' }]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ta bort Mastercard som slutar på 4444' }));
  });

  it('[O4-09] shows no saved cards at a customer terminal', () => {
    show([], {}, { savedCards: [VISA] }, true);
    expect(screen.queryByRole('region', { name: 'Sparade kort' })).toBeNull();
  });

  it('costs only their own sections when cards cannot be fetched, and fetches them again', async () => {
    show(
      [testPayment()],
      { 'GET saved-card': () => ({ data: { savedCards: [VISA] } }) },
      { savedCards: null, giftCards: null },
    );
    expect(screen.getByRole('region', { name: 'Att betala' })).toBeDefined();
    expect(screen.getByText('Det gick inte att hämta dina presentkort.')).toBeDefined();
    const section = within(screen.getByRole('region', { name: 'Sparade kort' }));
    await userEvent.click(section.getByRole('button', { name: 'Försök igen' }));
    expect(await section.findByText('Visa som slutar på 1111')).toBeDefined();
  });

  it('[O7-14][O4-43] pays directly until the server says that it is paid', async () => {
    let status = 'pending';
    const { platform } = show([testPayment()], {
      'POST payment/:id/pay': () => session('mobile'),
      'GET payment/:id/session/:reference': () => ({ data: { status } }),
      'GET payment/:id': () => ({ data: { payment: { ...PAID, parts: [] } } }),
    });
    const dialog = await pay('Swish');
    expect(dialog.textContent).toContain('Öppna Swish-appen');
    await poll();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    status = 'paid';
    await poll();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.calls.find(({ call }) => call === 'POST payment/:id/pay')).toMatchObject({
      params: { id: 'F-1' },
      body: { paymentMethodId: 2 },
    });
    expect(platform.toasted).toMatchObject([{ message: 'Tack! Betalningen är klar.' }]);
    expect(screen.getByRole('region', { name: 'Betalt' }).textContent).toContain('PH1');
  });

  it.each([
    ['failed', /gick inte igenom/],
    ['cancelled', /avbröts/],
  ])('[O4-43] says that a card payment was %s, and offers the methods again', async (status, words) => {
    show([testPayment()], {
      'POST payment/:id/pay': () => session('card'),
      'GET payment/:id/session/:reference': () => ({ data: { status } }),
    });
    const dialog = await pay('Kort');
    expect(within(dialog).getByTitle('Kortbetalning').getAttribute('src')).toBe('https://card.example/t');
    await poll();
    expect(within(dialog).getByRole('alert').textContent).toMatch(words);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Kort' }).checked).toBe(true);
  });

  it('says what the server refuses, and changes the method on request', async () => {
    let tries = 0;
    show([testPayment()], {
      'POST payment/:id/pay': () =>
        tries++ === 0 ? Promise.reject(apiFailure(409, 'CONFLICT', 'Det finns inget att betala.')) : session('mobile'),
    });
    const dialog = await pay('Swish');
    expect(within(dialog).getByRole('alert').textContent).toBe('Det finns inget att betala.');
    await act(async () =>
      within(dialog)
        .getByRole('button', { name: /^Betala/ })
        .click(),
    );
    await act(async () => within(dialog).getByRole('button', { name: 'Välj annat betalsätt' }).click());
    expect(within(dialog).getByRole('radio', { name: 'Kort' })).toBeDefined();
  });
});
