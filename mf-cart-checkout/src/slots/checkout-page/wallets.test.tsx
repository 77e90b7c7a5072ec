/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Checkout } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, type FakeApi, type RenderOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Change } from '../../features/checkout/draft-saver.ts';
import { ANONYMOUS, testCheckout } from '../../testing/checkout-fixtures.ts';
import { FakeSheet, lastSheet, setWallet, TEST_WALLET, testQuote } from '../../testing/fake-wallet.ts';
import { cartResponse, testCart, testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const PAYMENT = { type: 'card', sessionToken: null, redirectUrl: null, reference: 'r' };
const EXPRESS = 'Beställ och betala med Testplånbok';

const open = async (change: Partial<Checkout> = {}, handlers: FakeApi = {}, page: RenderOptions['page'] = {}) => {
  const checkout = testCheckout(change);
  const { platform } = await renderSlot(slot, {
    slot: 'checkout-page',
    route: { name: 'checkout', path: '/se/checkout', fullPath: '/se/checkout' },
    page,
    api: {
      'GET checkout': () => ({ data: { checkout } }),
      'PUT checkout': ({ body }) => {
        const { customer, ...choices } = body as Change;
        return { data: { checkout: { ...checkout, ...choices, customer: { ...checkout.customer, ...customer } } } };
      },
      'GET cart': () => cartResponse(testCart([testRow(1)])),
      'GET delivery-dates/:zipCode': () => ({ data: { today: {}, tomorrow: {}, later: {}, city: 'Göteborg' } }),
      'GET checkout/wallet': () => ({ data: { wallets: [TEST_WALLET], express: testQuote() } }),
      'POST checkout/wallet/quote': () => ({ data: { quote: testQuote() } }),
      'POST order': () => ({ data: { order: { id: 'PX-1', secret: 'hemlig' }, payment: PAYMENT } }),
      'GET order/:id/payment': () => ({ data: { status: 'paid', payment: PAYMENT } }),
      ...handlers,
    },
  });
  const bodies = (call: string) => platform.calls.filter((made) => made.call === call).map(({ body }) => body);
  return { platform, bodies };
};

const express = () => screen.findByRole('button', { name: EXPRESS });
const press = async () => userEvent.click(await express());

beforeAll(async () => {
  // So that the lazy parts are there at once.
  await import('../../features/wallet/wallet-kit.ts');
  await import('../../features/wallet/express-checkout.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'checkout-data=; max-age=0; path=/';
  setWallet(true);
});
afterEach(() => setWallet(false));

describe('buying with the wallet alone', () => {
  it('asks the wallet who and where, follows the checkout’s prices there, and is one order', async () => {
    const dear = testQuote({ totals: { ...testQuote().totals, shipping: 89, total: 189 }, shippingMethodId: 4 });
    const { platform, bodies } = await open(
      {},
      {
        'POST checkout/wallet/quote': ({ body }) => ({
          data: { quote: (body as { shippingMethodId?: number }).shippingMethodId === 4 ? dear : testQuote() },
        }),
      },
    );
    await press();
    const sheet = lastSheet();
    expect(sheet.methods).toEqual([{ supportedMethods: TEST_WALLET.method, data: TEST_WALLET.data }]);
    expect(sheet.options).toMatchObject({ requestShipping: true, requestPayerEmail: true, requestPayerPhone: true });
    await sheet.lookAt();
    await sheet.choose('4');
    expect(sheet.details.total?.amount).toEqual({ currency: 'SEK', value: '189.00' });
    expect(sheet.details.displayItems?.map(({ label, amount }) => `${label} ${amount.value}`)).toEqual([
      'Varor 100.00',
      'Frakt 89.00',
      'Varav moms (ingår i summan) 29.80',
    ]);
    await sheet.approve();
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']));
    expect(sheet.completed).toBe('success');
    expect(bodies('POST checkout/wallet/quote')).toEqual([
      { zipCode: '411 14', country: 'SE' },
      { zipCode: '411 14', country: 'SE', shippingMethodId: 4 },
    ]);
    const [body, ...others] = bodies('POST order');
    expect(others).toEqual([]);
    expect(body).toMatchObject({
      customer: { firstName: 'Greta Maria', lastName: 'Gästsson', street: 'Provgatan 7, lgh 1101', zipCode: '41114' },
      shippingMethodId: 4,
      paymentMethodId: 1,
      expectedTotal: 189,
      wallet: { method: TEST_WALLET.method, details: '{"token":"hemlig"}' },
    });
    expect(body).not.toHaveProperty('newsletter', true);
  });

  it('names what the law wants said before: the order in the button, the terms, the right of withdrawal', async () => {
    await open();
    const section = (await express()).closest('section');
    expect(section?.textContent).toContain(
      'När du beställer godkänner du våra köpvillkor. Du har 14 dagars ångerrätt.',
    );
  });

  it('orders nothing when the sheet is closed, and says so', async () => {
    const { bodies } = await open();
    await press();
    await lastSheet().close();
    expect(screen.getByText('Plånboken stängdes. Inget är beställt, och varukorgen är kvar.')).toBeDefined();
    expect(bodies('POST order')).toEqual([]);
    await press();
    expect(FakeSheet.opened).toHaveLength(2);
  });

  it('tells the sheet why nothing goes to an address, and does not order to it', async () => {
    const problem = 'Vi skickar bara till adresser i Sverige.';
    const { bodies } = await open(
      {},
      {
        'POST checkout/wallet/quote': () => ({ data: { quote: testQuote({ problem, shippingMethods: [] }) } }),
      },
    );
    await press();
    await lastSheet().lookAt({ country: 'NO' });
    expect(lastSheet().details).toMatchObject({ error: problem, shippingOptions: [] });
    await lastSheet().approve();
    await waitFor(() => expect(lastSheet().completed).toBe('fail'));
    expect(bodies('POST order')).toEqual([]);
    expect(await screen.findByText(problem)).toBeDefined();
  });

  it.each([
    [
      'a field is refused',
      apiFailure(422, 'VALIDATION', 'Kontrollera.', { 'customer.mobile': 'Skriv hela numret.' }),
      'Skriv hela numret.',
    ],
    ['the cart has changed', apiFailure(409, 'PRICE_CHANGED', 'Priset har ändrats.'), 'Priset har ändrats.'],
  ])('goes on in the form when %s, with all that the wallet gave', async (_why, failure, message) => {
    const { bodies } = await open(
      { customer: ANONYMOUS },
      {
        'POST order': () => {
          throw failure;
        },
      },
    );
    await press();
    await lastSheet().approve();
    expect(await screen.findByText(message)).toBeDefined();
    expect(lastSheet().completed).toBe('fail');
    const fields = ['E-postadress', 'Mobilnummer', 'Förnamn', 'Gatuadress', 'Postnummer', 'Ort'];
    const typed = fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(typed).toEqual([
      'greta@example.se',
      '+46701234567',
      'Greta Maria',
      'Provgatan 7, lgh 1101',
      '41114',
      'Göteborg',
    ]);
    await waitFor(() => expect(bodies('PUT checkout')).toMatchObject([{ customer: { lastName: 'Gästsson' } }]));
  });

  it('goes on in the form when the sheet breaks', async () => {
    await open();
    await press();
    await lastSheet().close('NotSupportedError');
    expect(await screen.findByText('Plånboken gick inte att använda. Fortsätt här i kassan.')).toBeDefined();
  });

  it('sends an order again, under the same key, when its response was lost', async () => {
    const keys: (string | null)[] = [];
    const { platform } = await open(
      {},
      {
        'POST order': () => {
          keys.push(sessionStorage.getItem('checkout-order-key'));
          if (keys.length === 1) throw apiFailure(502, 'INTERNAL');
          return { data: { order: { id: 'PX-1', secret: 'hemlig' }, payment: PAYMENT } };
        },
      },
    );
    await press();
    await lastSheet().approve();
    await waitFor(() => expect(platform.navigated).toHaveLength(1));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});

describe('a wallet that is not offered', () => {
  it.each([
    ['where the browser has none', () => setWallet(false), {}, 0],
    ['where the device has none of them', () => void (FakeSheet.isOnDevice = false), {}, 1],
    ['in a kiosk', () => undefined, { kiosk: true }, 0],
  ])('is nowhere %s', async (_where, prepare, page, askedTimes) => {
    prepare();
    const { bodies } = await open({}, {}, page);
    await screen.findByRole('button', { name: 'Beställ och betala' });
    await waitFor(() => expect(bodies('GET checkout/wallet')).toHaveLength(askedTimes));
    expect(screen.queryByRole('button', { name: EXPRESS })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Testplånbok' })).toBeNull();
  });

  it('makes no express purchase for a company, not even while it types', async () => {
    await open();
    await express();
    await userEvent.click(screen.getByRole('radio', { name: 'Företag' }));
    expect(screen.queryByRole('button', { name: EXPRESS })).toBeNull();
  });

  it('makes none where the order needs more words, and still pays in the checkout', async () => {
    await open({}, { 'GET checkout/wallet': () => ({ data: { wallets: [TEST_WALLET], express: null } }) });
    expect(await screen.findByRole('radio', { name: 'Testplånbok' })).toBeDefined();
    expect(screen.queryByRole('button', { name: EXPRESS })).toBeNull();
  });
});

describe('a wallet among the ways to pay', () => {
  const choose = async () => userEvent.click(await screen.findByRole('radio', { name: 'Testplånbok' }));
  const order = () => userEvent.click(screen.getByRole('button', { name: 'Beställ och betala' }));

  it('approves the sum on the page, and pays for the order as the card', async () => {
    const { platform, bodies } = await open();
    await choose();
    expect(screen.getByText('I nästa steg godkänner du betalningen i Testplånbok.')).toBeDefined();
    await order();
    await waitFor(() => expect(FakeSheet.opened).toHaveLength(1));
    expect(lastSheet().options).toEqual({});
    expect(lastSheet().details.total?.amount.value).toBe('149.00');
    await lastSheet().approve();
    await waitFor(() => expect(platform.navigated.map(({ to }) => to)).toEqual(['/se/checkout-complete/PX-1']), {
      timeout: 5000,
    });
    expect(lastSheet().completed).toBe('success');
    expect(bodies('POST order')).toMatchObject([
      { paymentMethodId: 1, expectedTotal: 149, wallet: { method: TEST_WALLET.method, details: '{"token":"hemlig"}' } },
    ]);
  });

  it('orders nothing when it is closed, and can be opened again', async () => {
    const { bodies } = await open();
    await choose();
    await order();
    await waitFor(() => expect(FakeSheet.opened).toHaveLength(1));
    await lastSheet().close();
    expect(await screen.findByText('Plånboken stängdes. Inget är beställt.')).toBeDefined();
    expect(bodies('POST order')).toEqual([]);
    await order();
    await waitFor(() => expect(FakeSheet.opened).toHaveLength(2));
  });

  it('gives way to the card, which then pays without it', async () => {
    const { bodies } = await open();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'Kort' }));
    await order();
    await waitFor(() => expect(bodies('POST order')).toHaveLength(1));
    expect(bodies('POST order')[0]).not.toHaveProperty('wallet');
    expect(FakeSheet.opened).toEqual([]);
  });
});
