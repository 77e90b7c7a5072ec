/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import { apiFailure, renderSlot, type FakeApi, type RenderOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { testCheckout, testOrder } from '../../testing/checkout-fixtures.ts';
import { lastSheet, setWallet, TEST_WALLET, testQuote } from '../../testing/fake-wallet.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const PAYMENT = { type: 'card', sessionToken: null, redirectUrl: null, reference: 'r' };
const EXPRESS = 'Beställ och betala med Testplånbok';

const open = async (status: string, handlers: FakeApi = {}, options: RenderOptions = {}) => {
  const { platform } = await renderSlot(slot, {
    slot: 'cart-widget',
    ...options,
    api: {
      'GET cart': () => cartResponse(testCart([testRow(1)])),
      'GET checkout/wallet': () => ({ data: { wallets: [TEST_WALLET], express: testQuote() } }),
      'POST checkout/wallet/quote': () => ({ data: { quote: testQuote() } }),
      'GET unpaid-order': () => ({ data: { order: null } }),
      'POST order': () => ({ data: { order: { id: 'PX-1', secret: 'hemlig' }, payment: PAYMENT } }),
      'GET order/:id': () => ({ data: { order: testOrder() } }),
      'GET order/:id/payment': () => ({ data: { status, payment: PAYMENT } }),
      'PUT checkout': () => ({ data: { checkout: testCheckout() } }),
      ...handlers,
    },
  });
  await waitFor(() => expect(screen.getByRole('link', { name: /Varukorg/ }).textContent).toMatch(/kr/));
  await userEvent.click(screen.getByRole('link', { name: /Varukorg/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Varukorg' });
  return { platform, drawer, targets: () => platform.navigated.map(({ to }) => to) };
};
const buy = async (drawer: HTMLElement) => {
  await userEvent.click(await within(drawer).findByRole('button', { name: EXPRESS }));
  await lastSheet().lookAt();
  await lastSheet().approve();
};

beforeAll(async () => {
  // So that the lazy parts are there at once.
  await import('./cart-drawer.tsx');
  await import('../../features/wallet/wallet-kit.ts');
  await import('../../features/wallet/express-checkout.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'checkout-data=; max-age=0; path=/';
  setWallet(true);
});
afterEach(() => setWallet(false));

describe('the cart bought by wallet', () => {
  it('is paid without the checkout, and the cart is fetched again', async () => {
    const { drawer, platform, targets } = await open('paid');
    await buy(drawer);
    await waitFor(() => expect(targets()).toEqual(['/se/checkout-complete/PX-1']));
    expect(lastSheet().completed).toBe('success');
    expect(platform.calls.filter(({ call }) => call === 'POST order')).toHaveLength(1);
    await waitFor(() => expect(platform.calls.filter(({ call }) => call === 'GET cart').length).toBeGreaterThan(1));
  });

  it.each([
    ['the bank has refused', {}, 'fail'],
    ['the bank has not answered yet', null, 'success'],
  ])('leads to the payment of the order when %s', async (_what, refused, completed) => {
    const handlers: FakeApi = {
      'POST order': () => {
        throw apiFailure(402, 'PAYMENT_REFUSED', 'Betalningen nekades.');
      },
    };
    const { drawer, targets } = await open('pending', refused === null ? {} : handlers);
    await buy(drawer);
    await waitFor(() => expect(targets()).toEqual(['/se/checkout']));
    expect(lastSheet().completed).toBe(completed);
    expect(readCheckoutData(document)).toMatchObject({ orderId: 'PX-1', returningFromPaymentProvider: true });
  });

  it('leads to the checkout with all that the wallet gave when nothing could be ordered', async () => {
    const { drawer, platform, targets } = await open('pending', {
      'POST order': () => {
        throw apiFailure(409, 'OUT_OF_STOCK', 'Produkt 1 är slut.');
      },
    });
    await buy(drawer);
    await waitFor(() => expect(targets()).toEqual(['/se/checkout']));
    expect(platform.toasted).toMatchObject([{ message: 'Produkt 1 är slut.', kind: 'error' }]);
    const kept = platform.calls.find(({ call }) => call === 'PUT checkout')?.body;
    expect(kept).toMatchObject({ customer: { email: 'greta@example.se', zipCode: '41114' }, shippingMethodId: 1 });
  });

  it('is not offered beside prices without VAT, which are a company’s', async () => {
    const { drawer, platform } = await open(
      'paid',
      {},
      { page: { settings: { ...VISITOR_SETTINGS, show_prices_excluding_vat: true } } },
    );
    await waitFor(() => expect(platform.calls.some(({ call }) => call === 'GET checkout/wallet')).toBe(true));
    expect(within(drawer).getByRole('link', { name: 'Till kassan' })).toBeDefined();
    expect(within(drawer).queryByRole('button', { name: EXPRESS })).toBeNull();
  });
});
