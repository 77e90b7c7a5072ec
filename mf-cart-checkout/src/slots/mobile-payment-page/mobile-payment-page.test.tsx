/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { renderSlot } from '@shop/testing';
import { fakeOnly } from '@shop/testing/fake-timers';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testOrder, testPayable } from '../../testing/checkout-fixtures.ts';
import slot from './slot.tsx';

const NOT_BY_CARD = { type: 'mobile', sessionToken: 'f00d', redirectUrl: null, reference: 'r' };

const LINK = 'PX-1.aaaaaaaaaaaaaaaaaaaa';

const render = async (reference = 'PX-1', payment: Partial<Order['payment']> = {}) => {
  const bank = { status: 'pending' };
  const order = testOrder({ status: 'awaitingPayment' });
  const shown = await renderSlot(slot, {
    slot: 'mobile-payment-page',
    route: {
      name: 'mobile-payment',
      path: `/se/checkout/swish/${reference}`,
      params: { region: 'se', orderId: reference },
    },
    api: {
      'GET order/:id': () => ({ data: { order: { ...order, payment: { ...order.payment, ...payment } } } }),
      'GET payment-link/:link': () => ({ data: { order: testPayable({ id: 'PX-1' }) } }),
      'POST order/:id/payment/cancel': () => undefined,
      'GET order/:id/payment': () => ({ data: { status: bank.status, payment: NOT_BY_CARD } }),
      'POST order/:id/payment': () => {
        bank.status = 'pending';
        return { data: { payment: NOT_BY_CARD } };
      },
    },
  });
  return { ...shown, bank };
};

/** The page asks the server every two and a half seconds. */
const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(2500));
/** What a press has asked for is answered. */
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(0);
  });

describe('the mobile payment page', () => {
  it('[1-89][O2.17-25] leads into the app by a link that carries the payment, and by a code', async () => {
    const { container } = await render();
    const link = await screen.findByRole('link', { name: 'Öppna appen' });
    expect(link.getAttribute('href')).toMatch(/^swish:\/\/paymentrequest\?token=f00d&callbackurl=/);
    await screen.findByRole('img', { name: 'QR-kod som öppnar betalningen i Swish' });
    expect(container.querySelector('[role=status]')?.textContent).toContain('Väntar på att du godkänner');
  });
});

describe('the mobile payment page, as it asks the server', () => {
  beforeEach(() => void jest.useFakeTimers(fakeOnly('setTimeout', 'clearTimeout')));
  afterEach(() => void jest.useRealTimers());

  it('waits with amount and order number, and goes on when the server says paid', async () => {
    const { platform, bank, container } = await render();
    expect(container.textContent).toContain('149\u00a0kr');
    expect(container.textContent).toContain('Beställning PX-1');
    bank.status = 'paid';
    await nextPoll();
    expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']);
  });

  it('shows a declined payment and retries', async () => {
    const { bank } = await render();
    bank.status = 'failed';
    await nextPoll();
    screen.getByText(/inga pengar har dragits/);
    await press('Försök igen');
    screen.getByText(/Väntar på att du godkänner/);
  });

  it.each([
    ['cancelled', /avbröts.*Inga pengar har dragits/],
    ['failed', /inga pengar har dragits/],
  ])('[O2.17-25] says when the payment is %s, and offers to try again or pay otherwise', async (status, text) => {
    const { bank } = await render();
    bank.status = status;
    await nextPoll();
    screen.getByText(text);
    expect(screen.queryByRole('link', { name: 'Öppna appen' })).toBeNull();
    for (const name of ['Försök igen', 'Välj annat betalsätt'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('[O2.17-25] says when the time has run out, and still takes the answer that comes then', async () => {
    const { platform, bank } = await render();
    platform.setNow(platform.now().getTime() + 15 * 60_000);
    await nextPoll();
    screen.getByText('Tiden för att godkänna betalningen har gått ut.');
    bank.status = 'paid';
    await nextPoll();
    expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']);
  });

  it('leads to the choice of another method', async () => {
    const { platform } = await render('PX-1', { status: 'pending', paymentLink: `/checkout/${LINK}` });
    await press('Välj annat betalsätt');
    expect(platform.navigated.map(({ to }) => to)).toEqual([`/se/checkout/${LINK}`]);
  });

  it('goes on to the finished order when the app was quicker than the choice of another method', async () => {
    const { platform, bank } = await render('PX-1', { status: 'pending', paymentLink: `/checkout/${LINK}` });
    bank.status = 'paid';
    await press('Välj annat betalsätt');
    await nextPoll();
    expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']);
  });

  it('[O2.1-11] thanks whoever holds the link alone, without the order', async () => {
    const { platform, bank, container } = await render(LINK);
    expect(container.textContent).toContain('Beställning PX-1');
    bank.status = 'paid';
    await nextPoll();
    screen.getByRole('heading', { name: 'Betalningen är klar' });
    expect(platform.navigated).toEqual([]);
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET order/:id');
  });
});
