/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { href } from '@shop/contracts/routing';
import {
  apiFailure,
  renderSlot,
  testMember,
  testPage,
  testRoute,
  type FakeApi,
  type RenderOptions,
} from '@shop/testing';
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
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beställning PX-1');
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

  it('[O2.17-17] avbeställs only after a yes, and shows the order as it is then', async () => {
    const cancelled = testOrder({ status: 'cancelled', statusLabel: 'Avbeställd', canCancel: false });
    const { platform } = await render(
      { 'GET order/:id': () => response(testOrder()), 'POST order/:id/cancel': () => response(cancelled) },
      { confirms: [false, true] },
    );
    const cancel = screen.getByRole('button', { name: 'Avbeställ' });
    await userEvent.click(cancel);
    expect(platform.calls.some(({ call }) => call.endsWith('/cancel'))).toBe(false);
    await userEvent.click(cancel);
    await screen.findByText('Avbeställd');
    expect(screen.queryByRole('button', { name: 'Avbeställ' })).toBeNull();
  });

  it('[O2.17-17] is changed while it is not packed: cancelled, its goods in the cart, and off to checkout', async () => {
    const { platform } = await render(
      {
        'GET order/:id': () => response(testOrder()),
        'POST order/:id/cancel': () => response(testOrder({ canCancel: false })),
      },
      { confirms: [true] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ändra beställningen' }));
    await waitFor(() => expect(platform.navigated.at(-1)?.to).toBe('/se/checkout'));
    expect(platform.emitted).toMatchObject([{ name: 'cart.add', payload: { productId: 1 } }]);
  });

  it('[O2.17-17] offers withdrawal, complaint, another purchase and the receipt, with the secret of the mail', async () => {
    const delivered = testOrder({ status: 'delivered', canCancel: false, canWithdraw: true, canComplain: true });
    const { platform } = await render(
      { 'GET order/:id/:secret': () => response(delivered) },
      { route: { name: 'order', params: { region: 'se', id: 'PX-1' }, query: { secret: 'hemlig' } } },
    );
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Ångra köpet')).toBe('/se/angra-kopet/PX-1/hemlig');
    expect(hrefOf('Reklamera')).toBe('/se/reklamera/PX-1/hemlig');
    expect((await screen.findByRole('link', { name: 'Kvitto (PDF)' })).getAttribute('href')).toBe(
      '/api/order/PX-1/receipt.pdf?secret=hemlig',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Köp igen' }));
    expect(platform.emitted).toMatchObject([{ name: 'cart.add', payload: { productId: 1 } }]);
  });

  it('[O2.17-17] shows the parcel and the state of what was returned', async () => {
    const returned = {
      id: 'RT-1',
      kind: 'complaint' as const,
      status: 'announced' as const,
      statusLabel: 'Vi har tagit emot din reklamation',
      receivedAt: 1_795_000_000,
      name: 'Anna Ek',
      email: 'anna@example.se',
      reason: 'Den går inte att starta.',
      rows: [{ rowId: 'PX-1-0', name: 'Produkt 1', quantity: 1, refund: 0 }],
      refund: { goods: 0, shipping: 0, paymentFee: 0, total: 0 },
      photos: ['aaaa'],
    };
    const tracking = { carrier: 'Landspaket', number: 'LP 12', url: null };
    const { container } = await render({
      'GET order/:id': () => response(testOrder({ tracking, returns: [returned] })),
    });
    for (const text of [
      'Skickad med Landspaket, kollinummer LP 12',
      'Reklamation RT-1',
      'Den går inte att starta.',
      'Anmäld',
    ])
      expect(container.textContent).toContain(text);
    expect(screen.getByRole('img', { name: 'Din bild 1' }).getAttribute('src')).toBe(
      '/api/order/PX-1/return/RT-1/photo/aaaa',
    );
  });

  it('promises a company no right of withdrawal', async () => {
    const company = testOrder({ customer: { ...testOrder().customer, kind: 'company' }, canCancel: false });
    const { container } = await render({ 'GET order/:id': () => response(company) });
    expect(container.textContent).toContain('ingen lagstadgad ångerrätt');
    expect(screen.queryByRole('link', { name: 'Ångra köpet' })).toBeNull();
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
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beställning PX-1'));
  });

  it('[O2.1-12] says the same of an order that is another member’s and of none, and every button does something', async () => {
    const { platform } = await render(
      { 'GET order/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')), 'DELETE login': () => undefined },
      { page: testPage({ user: testMember() }) },
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Vi hittar ingen sådan beställning');
    expect(screen.getByRole('link', { name: 'Mina beställningar' }).getAttribute('href')).toBe('/se/member/orders');
    expect(screen.getByLabelText('Ordernummer')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Logga in som någon annan' }));
    await waitFor(() => expect(platform.emitted.map(({ name }) => name)).toEqual(['logout.done', 'user.refresh']));
    // The shell shows the page as a visitor sees it, and moves the focus there: the form opens after that.
    act(() => platform.bus.emit('route.changed', { name: 'order', fullPath: '/se/order/PX-1' }));
    await waitFor(() => expect(platform.emitted.at(-1)).toMatchObject({ name: 'login.open' }));
  });

  it.each([
    [null, 401],
    [testMember(), 403],
  ])('[O2.1-12] has a status of its own, and a title that names no order', (user, status) => {
    const data = { id: 'latest', secret: null, isMember: user !== null, order: null };
    const route = testRoute({ name: 'order', path: '/se/order/latest' });
    const head = slot.head?.({ data, route, href, now: new Date() });
    expect([head?.status, head?.title]).toEqual([status, 'Din beställning']);
  });

  it('[O2.1-12] opens by the secret of a mail link', async () => {
    const { platform } = await render(
      { 'GET order/:id/:secret': () => response(testOrder()) },
      { route: { name: 'order', params: { region: 'se', id: 'PX-1' }, query: { secret: 'hemlig' } } },
    );
    expect(platform.calls[0]?.params).toEqual({ id: 'PX-1', secret: 'hemlig' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beställning PX-1');
  });
});
