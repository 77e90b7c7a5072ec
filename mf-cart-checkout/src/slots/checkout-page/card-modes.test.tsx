/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, type FakeApi } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CardFrameProps } from '../../features/card-payment/card-frame.tsx';
import { readCheckoutData, writeCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { testCheckout, testOrder, testPayable } from '../../testing/checkout-fixtures.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';

jest.unstable_mockModule('../../features/card-payment/card-frame.tsx', () => ({
  default: ({ ui, sessionToken }: CardFrameProps) => <p>{`Ram ${ui} ${sessionToken}`}</p>,
}));
const { default: slot } = await import('./slot.tsx');

const LINK = 'PX-9.aaaaaaaaaaaaaaaaaaaa';
const PAYMENT = { type: 'card', sessionToken: 'tok', redirectUrl: 'https://pay.example/tok', reference: 'r' };

const openShop = (status: 'pending' | 'paid' | 'cancelled', handlers: FakeApi = {}, paymentLink?: string) => {
  const isPaid = status === 'paid';
  const order = testOrder({
    status: isPaid ? 'received' : 'awaitingPayment',
    payment: { type: 'card', name: 'Kort', status, paymentLink: null },
  });
  return renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', params: { region: 'se', ...(paymentLink && { paymentLink }) } },
    api: {
      'GET checkout': () => ({ data: { checkout: testCheckout() } }),
      'GET cart': () => cartResponse(testCart([testRow(1)])),
      'GET order/:id': () => ({ data: { order } }),
      'GET order/:id/payment': () => ({ data: { status, payment: { ...PAYMENT, sessionToken: null } } }),
      'GET payment-link/:link': () => ({ data: { order: testPayable() } }),
      ...handlers,
    },
  });
};
const placing = (ui?: string): FakeApi => ({
  'POST order': () => ({
    data: { order: { id: 'PX-1', secret: 'hemlig' }, payment: { ...PAYMENT, ...(ui && { ui }) } },
  }),
});
const order = () => userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));
const returning = (paymentLink: string | null = null) =>
  writeCheckoutData(document, {
    returningFromPaymentProvider: true,
    orderId: paymentLink === null ? 'PX-1' : null,
    paymentLink,
  });

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'checkout-data=; max-age=0; path=/';
  jest.restoreAllMocks();
});

describe('the card payment', () => {
  it('[O9-20] stands in the checkout when nothing else is set', async () => {
    await openShop('pending', placing());
    await order();
    await screen.findByText('Ram inline tok');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[7.10-07] stands above the checkout where the shop asks for modal', async () => {
    await openShop('pending', placing('modal'));
    await order();
    expect((await screen.findByText('Ram modal tok')).closest('dialog')?.open).toBe(true);
  });

  it('[7.10-07][O4-39] leaves the shop where it asks for fullscreen, and leaves behind only which order is being paid', async () => {
    const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openShop('pending', placing('fullscreen'));
    await order();
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    const url = new URL(String(assign.mock.calls[0]?.[0]));
    expect([url.host, url.pathname]).toEqual(['pay.example', '/tok']);
    expect(Object.fromEntries(url.searchParams)).toEqual({ ui: 'fullscreen', language: 'sv-SE' });
    expect(readCheckoutData(document)).toEqual({
      returningFromPaymentProvider: true,
      orderId: 'PX-1',
      paymentLink: null,
    });
    const link = await screen.findByRole('link', { name: 'Till kortbetalningen' });
    expect(link.getAttribute('href')).toBe(url.href);
  });
});

describe('back from the provider’s page', () => {
  it('thanks for an order that is paid, whatever is in the cart now', async () => {
    returning();
    const { platform } = await openShop('paid');
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
  });

  it('shows the unpaid order and offers to pay it otherwise when the payment was cancelled', async () => {
    returning();
    await openShop('cancelled');
    await screen.findByRole('heading', { name: 'Välj betalsätt' }, { timeout: 5000 });
    expect(screen.getByRole('complementary', { name: 'Din beställning' }).textContent).toContain('PX-1');
    expect(screen.getByRole('alert').textContent).toContain('Betalningen avbröts. Inga pengar har dragits.');
  });

  it('waits for the word of the provider when that is late', async () => {
    returning();
    await openShop('pending');
    await screen.findByText('Vi kontrollerar din betalning …');
    expect(screen.getByRole('button', { name: 'Välj annat betalsätt' })).toBeDefined();
  });

  it('[O2.1-11] goes on to the payment link of whoever has nothing else, and thanks there', async () => {
    returning(LINK);
    const { platform } = await openShop('pending');
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual([`/se/checkout/${LINK}`]));
    await openShop('paid', {}, LINK);
    await screen.findByRole('heading', { name: 'Betalningen är klar' }, { timeout: 5000 });
  });
});
