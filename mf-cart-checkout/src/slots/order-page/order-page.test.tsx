/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, type FakeApi, type RenderOptions } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testOrder } from '../../testing/checkout-fixtures.ts';
import slot from './slot.tsx';

const response = (order: Order) => ({ data: { order } });
const render = (api: FakeApi, options: RenderOptions = {}) =>
  renderSlot(slot, {
    slot: 'order-page',
    route: { name: 'order', path: '/se/order/PX-1', params: { region: 'se', id: 'PX-1' } },
    api,
    ...options,
  });

describe('the order page', () => {
  it('[2.17-04] shows number, date, status, rows, sums, delivery and payment', async () => {
    const { container } = await render({ 'GET order/:id': () => response(testOrder()) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order PX-1');
    for (const part of [
      'Mottagen',
      'Produkt 1',
      'Totalt inkl. moms149',
      'Beräknad leverans imorgon',
      'Storgatan 1',
      '411 14 Göteborg',
      'Kortet är godkänt. Pengarna dras när vi skickar varan.',
    ]) {
      expect(container.textContent).toContain(part);
    }
    expect(container.querySelector('[aria-current=step]')?.textContent).toContain('Mottagen');
  });

  it('offers to pay while there is a payment link', async () => {
    const payment: Order['payment'] = {
      type: 'card',
      name: 'Kort',
      status: 'failed',
      paymentLink: '/checkout/PX-1.tok-en',
    };
    await render({ 'GET order/:id': () => response(testOrder({ status: 'awaitingPayment', payment })) });
    expect(screen.getByRole('link', { name: 'Betala nu' }).getAttribute('href')).toBe('/se/checkout/PX-1.tok-en');
  });

  it('cancels only after a yes, and shows the order as it is then', async () => {
    const cancelled = testOrder({ status: 'cancelled', statusLabel: 'Avbruten', canCancel: false });
    const { platform } = await render(
      { 'GET order/:id': () => response(testOrder()), 'POST order/:id/cancel': () => response(cancelled) },
      { confirms: [false, true] },
    );
    const cancel = screen.getByRole('button', { name: 'Avbryt beställningen' });
    await userEvent.click(cancel);
    expect(platform.calls.some(({ call }) => call.endsWith('/cancel'))).toBe(false);
    await userEvent.click(cancel);
    await screen.findByText('Avbruten');
    expect(screen.queryByRole('button', { name: 'Avbryt beställningen' })).toBeNull();
  });

  it('[O2.1-12] shows a stranger nothing, and the order after a login', async () => {
    let isOwner = false;
    const { platform, container } = await render({
      'GET order/:id': () => (isOwner ? response(testOrder()) : Promise.reject(apiFailure(404, 'NOT_FOUND'))),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logga in för att se beställningen');
    expect(container.textContent).not.toContain('PX-1');
    await userEvent.click(screen.getByRole('button', { name: 'Logga in' }));
    expect(platform.emitted.at(-1)).toMatchObject({ name: 'login.open' });
    isOwner = true;
    act(() => platform.bus.emit('login.done', { userId: 1 }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order PX-1'));
  });

  it('[O2.1-12] opens by the secret of a mail link', async () => {
    const { platform } = await render(
      { 'GET order/:id/:secret': () => response(testOrder()) },
      { route: { name: 'order', params: { region: 'se', id: 'PX-1' }, query: { secret: 'hemlig' } } },
    );
    expect(platform.calls[0]?.params).toEqual({ id: 'PX-1', secret: 'hemlig' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order PX-1');
  });
});
