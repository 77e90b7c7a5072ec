/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { renderSlot } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
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

describe('the mobile payment page', () => {
  it('waits with amount and order number, and goes on when the server says paid', async () => {
    const { platform, bank, container } = await render();
    expect(container.textContent).toContain('149\u00a0kr');
    expect(container.textContent).toContain('Beställning PX-1');
    bank.status = 'paid';
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
  });

  it('shows a declined payment and retries', async () => {
    const { bank } = await render();
    bank.status = 'failed';
    await screen.findByText(/inga pengar har dragits/, undefined, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByText(/Väntar på att du godkänner/);
  });

  it('[1-89][O2.17-25] leads into the app by a link that carries the payment, and by a code', async () => {
    const { container } = await render();
    const link = await screen.findByRole('link', { name: 'Öppna appen' });
    expect(link.getAttribute('href')).toMatch(/^swish:\/\/paymentrequest\?token=f00d&callbackurl=/);
    await screen.findByRole('img', { name: 'QR-kod som öppnar betalningen i Swish' });
    expect(container.querySelector('[role=status]')?.textContent).toContain('Väntar på att du godkänner');
  });

  it.each([
    ['cancelled', /avbröts.*Inga pengar har dragits/],
    ['failed', /inga pengar har dragits/],
  ])('[O2.17-25] says when the payment is %s, and offers to try again or pay otherwise', async (status, text) => {
    const { bank } = await render();
    bank.status = status;
    await screen.findByText(text, undefined, { timeout: 5000 });
    expect(screen.queryByRole('link', { name: 'Öppna appen' })).toBeNull();
    for (const name of ['Försök igen', 'Välj annat betalsätt'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('[O2.17-25] says when the time has run out, and still takes the answer that comes then', async () => {
    const { platform, bank } = await render();
    platform.setNow(platform.now().getTime() + 15 * 60_000);
    await screen.findByText('Tiden för att godkänna betalningen har gått ut.', undefined, { timeout: 5000 });
    bank.status = 'paid';
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
  });

  const otherMethod = () => userEvent.click(screen.getByRole('button', { name: 'Välj annat betalsätt' }));

  it('leads to the choice of another method', async () => {
    const { platform } = await render('PX-1', { status: 'pending', paymentLink: `/checkout/${LINK}` });
    await otherMethod();
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual([`/se/checkout/${LINK}`]));
  });

  it('goes on to the finished order when the app was quicker than the choice of another method', async () => {
    const { platform, bank } = await render('PX-1', { status: 'pending', paymentLink: `/checkout/${LINK}` });
    bank.status = 'paid';
    await otherMethod();
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
  });

  it('[O2.1-11] thanks whoever holds the link alone, without the order', async () => {
    const { platform, bank, container } = await render(LINK);
    expect(container.textContent).toContain('Beställning PX-1');
    bank.status = 'paid';
    await screen.findByRole('heading', { name: 'Betalningen är klar' }, { timeout: 5000 });
    expect(platform.navigated).toEqual([]);
    expect(platform.calls.map(({ call }) => call)).not.toContain('GET order/:id');
  });
});
