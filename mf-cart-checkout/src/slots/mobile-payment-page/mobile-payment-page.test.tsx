// @vitest-environment happy-dom
import { renderSlot } from '@shop/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/checkout-fixtures.ts';
import slot from './slot.tsx';

const NOT_BY_CARD = { type: 'mobile', sessionToken: null, redirectUrl: null, reference: 'r' };

const render = async () => {
  const bank = { status: 'pending' };
  const shown = await renderSlot(slot, {
    slot: 'mobile-payment-page',
    route: { name: 'mobile-payment', path: '/se/checkout/swish/PX-1', params: { region: 'se', orderId: 'PX-1' } },
    api: {
      'GET order/:id': () => ({ data: { order: testOrder({ status: 'awaitingPayment' }) } }),
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

  it('tells of a refusal and tries again', async () => {
    const { bank } = await render();
    bank.status = 'failed';
    await screen.findByText(/inga pengar har dragits/, undefined, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
    await screen.findByText(/Öppna appen och godkänn/);
  });
});
