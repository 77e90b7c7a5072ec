/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { REGISTER_PREFILL_KEY } from '@shop/domain/storage-keys';
import { renderSlot, type FakeApi } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { storeOrderSecret } from '../../features/order/order-secret.ts';
import { testOrder } from '../../testing/checkout-fixtures.ts';
import slot from './slot.tsx';

const render = (order: Order, handlers: FakeApi = {}, id: string | undefined = 'PX-1', isSerious = false) =>
  renderSlot(slot, {
    slot: 'checkout-complete-page',
    route: {
      name: 'checkout-complete',
      path: '/se/checkout-complete',
      params: { region: 'se', ...(id ? { id } : {}) },
    },
    page: { settings: { ...VISITOR_SETTINGS, serious_business_mode: isSerious } },
    api: { 'GET order/:id': () => ({ data: { order } }), ...handlers },
  });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => sessionStorage.clear());

describe('checkout-complete', () => {
  it('[2.17-05][O2.17-18][9-137] thanks with number and mail address, and reports the purchase in SEK once', async () => {
    const { container, platform, unmount } = await render(testOrder());
    expect(heading()).toBe('Tack för din beställning!');
    expect(container.textContent).toContain('Ordernummer PX-1.');
    expect(container.textContent).toContain('anna@example.se');
    expect(platform.tracked).toEqual([{ event: 'purchase', data: { orderId: 'PX-1', value: 149, currency: 'SEK' } }]);
    unmount();
    expect((await render(testOrder())).platform.tracked).toEqual([]);
  });

  it('[O2.1-12] shows the newest order when none is named', async () => {
    const { platform } = await render(testOrder(), {}, '');
    expect(platform.calls[0]?.params).toEqual({ id: 'latest' });
  });

  it('waits for a pending payment, and thanks when the server says paid', async () => {
    const pending = testOrder({
      status: 'awaitingPayment',
      payment: { type: 'card', name: 'Kort', status: 'pending', paymentLink: null },
    });
    let order = pending;
    const { platform } = await render(pending, {
      'GET order/:id': () => ({ data: { order } }),
      'GET order/:id/payment': () => ({
        data: {
          status: order === pending ? 'pending' : 'paid',
          payment: { type: 'card', sessionToken: null, redirectUrl: null, reference: null },
        },
      }),
    });
    expect(heading()).toBe('Vi väntar på din betalning');
    expect(platform.tracked).toEqual([]);
    order = testOrder();
    await waitFor(() => expect(heading()).toBe('Tack för din beställning!'), { timeout: 4000 });
  });

  it('shows a failed payment with the way to pay again', async () => {
    const payment: Order['payment'] = {
      type: 'card',
      name: 'Kort',
      status: 'failed',
      paymentLink: '/checkout/PX-1.tok',
    };
    await render(testOrder({ status: 'awaitingPayment', payment }));
    expect(heading()).toBe('Betalningen gick inte igenom');
    expect(screen.getByRole('link', { name: 'Betala nu' }).getAttribute('href')).toBe('/se/checkout/PX-1.tok');
  });

  it('[F17] asks a guest to become a member and take the order along, with no secret in a URL; a member sees the XP', async () => {
    storeOrderSecret(sessionStorage, 'PX-1', 'hemlig');
    const { unmount, platform, container: page } = await render(testOrder());
    await userEvent.click(await screen.findByRole('button', { name: 'Bli medlem' }));
    expect(platform.emitted).toContainEqual({ name: 'login.open', payload: { mode: 'register' } });
    expect(JSON.parse(sessionStorage.getItem(REGISTER_PREFILL_KEY) ?? '')).toEqual({
      email: 'anna@example.se',
      orderId: 'PX-1',
      secret: 'hemlig',
    });
    expect(page.innerHTML).not.toContain('hemlig');
    unmount();
    const { container } = await render(testOrder({ isGuestOrder: false, experiencePoints: 100 }));
    expect(container.textContent).toContain('Du får 100 XP');
    expect(screen.queryByText(/Bli medlem/)).toBeNull();
  });

  it('[6-23] says nothing of XP in serious business mode', async () => {
    const { container } = await render(testOrder({ isGuestOrder: false, experiencePoints: 100 }), {}, 'PX-1', true);
    expect(heading()).toBe('Tack för din beställning!');
    expect(container.textContent).not.toContain('XP');
  });
});
