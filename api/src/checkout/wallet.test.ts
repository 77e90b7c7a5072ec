import {
  getOrderPayment,
  getUnpaidOrder,
  getWallets,
  type BodyOf,
  postWalletQuote,
  postWalletSession,
  putCheckout,
} from '@shop/contracts';
import { buildCardSandbox } from '@shop/demo/simulators/card';
import { waitFor } from '@shop/testing/wait-for';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order, payment } from '../db/schema/index.ts';
import { cardProviderKeys, SIGNATURE_HEADER } from '../payments/signature.ts';
import { BUYER, fillCart, PAYMENT, readCheckout, SHIPPING, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { TEST_KEYS } from '../testing/test-secret.ts';

const [KEY] = cardProviderKeys({ cardPayment: { provider: 'off' }, secrets: TEST_KEYS });
const GOTHENBURG = '41112';
let shop: TestApp;
let sandbox: ReturnType<typeof buildCardSandbox>;
let sandboxUrl: string;
/** Resolves the waits of the provider: the time in which a bank answers. */
let answerOfBank = Promise.resolve();

beforeAll(async () => {
  sandbox = buildCardSandbox({
    key: KEY,
    shopOrigin: 'http://localhost:3000',
    deliver: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      return (await shop.app.inject({ method: 'POST', url: '/api/payment-callback/card', headers, payload }))
        .statusCode;
    },
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    wait: () => answerOfBank,
  });
  sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  shop = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: sandboxUrl } } });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

const withGoods = async (browser: TestBrowser = shop.browser(), values: Parameters<typeof createProduct>[1] = {}) => {
  const product = await createProduct(shop.services.db, { possibleDeliveryMethods: [11], ...values });
  await fillCart(browser, product.id);
  return { browser, productId: product.id };
};

const offerOf = async (browser: TestBrowser) => (await browser.request(getWallets)).data;
const quoteOf = async (browser: TestBrowser, body: BodyOf<typeof postWalletQuote> = { zipCode: GOTHENBURG }) =>
  (await browser.request(postWalletQuote, { body })).data.quote;

/** What the wallet on a device gives for a sum, as `PaymentResponse.details`. */
const approve = async (kronor: number, behaviour = 'approve'): Promise<{ method: string; details: string }> => {
  const response = await fetch(`${sandboxUrl}/wallet/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amountOre: Math.round(kronor * 100), behaviour }),
  });
  return { method: 'sandbox-wallet', details: JSON.stringify(await response.json()) };
};

/** The order of what the wallet shows. */
const ofQuote = ({ totals, shippingMethodId, paymentMethodId }: Awaited<ReturnType<typeof quoteOf>>) => ({
  shippingMethodId: shippingMethodId ?? 0,
  paymentMethodId,
  expectedTotal: totals.total,
});
const pay = async (browser: TestBrowser, wallet: { method: string; details: string }, key?: string) =>
  tryOrder(browser, { ...ofQuote(await quoteOf(browser)), wallet }, key);

const idOf = ({ body }: { body: unknown }) => (body as { data: { order: { id: string } } }).data.order.id;
const paymentsOf = (orderId: string) => shop.services.db.select().from(payment).where(eq(payment.orderId, orderId));
const unpaidOf = async (browser: TestBrowser) => (await browser.request(getUnpaidOrder)).data.order;

describe('what a wallet is offered', () => {
  it('is the provider’s wallets, and the checkout’s own sums, ways and days for an address', async () => {
    const { browser } = await withGoods();
    const { wallets, express } = await offerOf(browser);
    expect(wallets).toEqual([{ method: 'sandbox-wallet', name: 'Testplånbok', data: { merchantName: 'Pixelhamn' } }]);
    // Nobody has said where it goes.
    expect(express).toMatchObject({ shippingMethods: [], shippingMethodId: null, problem: null });
    const quote = await quoteOf(browser, { zipCode: 'SE-411 12', country: 'SE' });
    await browser.request(putCheckout, { body: { customer: { zipCode: GOTHENBURG } } });
    const checkout = await readCheckout(browser);
    expect(quote).toMatchObject({ totals: checkout.totals, shippingMethodId: checkout.shippingMethodId });
    const [option] = quote.shippingMethods;
    const [method] = checkout.shippingMethods.filter(({ kind }) => kind === 'servicePoint');
    expect(option).toMatchObject({
      id: method?.id,
      price: method?.price,
      pickupPointId: method?.points?.[0]?.id ?? null,
    });
    expect(option?.label).toContain(method?.dateLabel ?? '–');
    expect(quote.paymentMethodId).toBe(PAYMENT.card);
  });

  it('follows the way that is chosen, stores nothing of it, and never leads to a store', async () => {
    const { browser } = await withGoods(shop.browser(), { possibleDeliveryMethods: [2, 11] });
    await browser.request(putCheckout, {
      body: { customer: { zipCode: GOTHENBURG }, shippingMethodId: SHIPPING.pickup },
    });
    const quote = await quoteOf(browser);
    expect(quote.shippingMethodId).not.toBe(SHIPPING.pickup);
    expect(quote.shippingMethods.map(({ id }) => id)).not.toContain(SHIPPING.pickup);
    for (const { id, price } of quote.shippingMethods) {
      const { totals } = await quoteOf(browser, { zipCode: GOTHENBURG, shippingMethodId: id });
      expect(totals.shipping).toBe(price);
    }
    expect((await readCheckout(browser)).shippingMethodId).toBe(SHIPPING.pickup);
  });

  it.each([
    [{ zipCode: '00000' }, /Postnumret/],
    [{ zipCode: GOTHENBURG, country: 'NO' }, /bara till adresser i Sverige/],
  ])('says why nothing goes to %j', async (address, problem) => {
    const { browser } = await withGoods();
    expect(await quoteOf(browser, address)).toMatchObject({
      problem: expect.stringMatching(problem),
      shippingMethods: [],
      shippingMethodId: null,
    });
  });

  it('is no express purchase for a company, a download and an empty cart', async () => {
    const company = await withGoods();
    await company.browser.request(putCheckout, { body: { customer: { kind: 'company', zipCode: GOTHENBURG } } });
    const download = await withGoods(shop.browser(), { isDigital: true, possibleDeliveryMethods: [] });
    for (const browser of [company.browser, download.browser, shop.browser()]) {
      expect((await offerOf(browser)).express).toBeNull();
      expect(await browser.send('POST', '/api/checkout/wallet/quote', { body: {} })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
    }
  });

  it('is nothing at all while the provider cannot be reached', async () => {
    const other = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: 'http://127.0.0.1:1' } } });
    const { id } = await createProduct(other.services.db, { possibleDeliveryMethods: [11] });
    const browser = other.browser();
    await fillCart(browser, id);
    expect((await browser.request(getWallets)).data).toEqual({ wallets: [], express: null });
    await other.close();
  });
});

describe('an order by wallet', () => {
  it.each([
    ['guest', async () => shop.browser()],
    ['member', async () => shop.loginAs()],
  ])('is paid at once for a %s, with the server’s sum, and its token is not kept', async (_who, enter) => {
    const { browser } = await withGoods(await enter());
    const { totals } = await quoteOf(browser);
    const wallet = await approve(totals.total);
    const placed = await pay(browser, wallet);
    expect(placed).toMatchObject({
      status: 200,
      body: { data: { payment: { type: 'card', sessionToken: null, redirectUrl: null } } },
    });
    const id = idOf(placed);
    expect((await browser.request(getOrderPayment, { params: { id } })).data.status).toBe('paid');
    const [row] = await paymentsOf(id);
    expect(row).toMatchObject({ status: 'paid', amountOre: Math.round(totals.total * 100) });
    const { token } = JSON.parse(wallet.details) as { token: string };
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(shop.logs)).not.toContain(token);
    expect(row?.walletTokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is one order however often it is sent with its key, and charged once', async () => {
    const { browser } = await withGoods();
    const body = { ...ofQuote(await quoteOf(browser)), wallet: await approve(1000) };
    const answers = await Promise.all([
      tryOrder(browser, body, 'pressed-twice'),
      tryOrder(browser, body, 'pressed-twice'),
    ]);
    answers.push(await tryOrder(browser, body, 'pressed-twice'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await paymentsOf(idOf(answers[0] ?? { body: {} }))).toMatchObject([{ status: 'paid' }]);
  });

  it('is refused with a token that has made an order: nothing is bought, and the cart is as it was', async () => {
    const { browser, productId } = await withGoods();
    const wallet = await approve(1000);
    expect(await pay(browser, wallet)).toMatchObject({ status: 200 });
    await fillCart(browser, productId);
    expect(await pay(browser, wallet)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const stranger = await withGoods();
    expect(await pay(stranger.browser, wallet)).toMatchObject({ status: 409 });
    expect((await readCheckout(browser)).cart.rows).toHaveLength(1);
  });

  it.each([
    ['the bank refuses', async () => approve(1000, 'decline')],
    ['approves less than the server’s sum', async () => approve(1)],
    ['somebody has made up', async () => ({ method: 'sandbox-wallet', details: '{"token":"abc.def"}' })],
  ])('whose token %s stays unpaid, is found again, and can be paid with a card', async (_why, give) => {
    const { browser } = await withGoods();
    expect(await pay(browser, await give())).toMatchObject({ status: 402, body: { code: 'PAYMENT_REFUSED' } });
    expect(await unpaidOf(browser)).toMatchObject({ itemCount: 1 });
    const again = await browser.send('POST', '/api/order/latest/payment', { body: { paymentMethodId: PAYMENT.card } });
    expect(again.body).toMatchObject({ data: { payment: { sessionToken: expect.any(String) } } });
  });

  it('waits for a bank that is late, and is paid when the provider says so', async () => {
    const late = Promise.withResolvers<undefined>();
    answerOfBank = late.promise;
    const { browser } = await withGoods();
    const placed = await pay(browser, await approve(1000, 'slow'));
    expect(placed).toMatchObject({
      status: 200,
      body: { data: { payment: { sessionToken: null, redirectUrl: null } } },
    });
    expect(await unpaidOf(browser)).toMatchObject({ id: idOf(placed) });
    late.resolve(undefined);
    answerOfBank = Promise.resolve();
    await waitFor(async () => {
      const [row] = await shop.services.db
        .select()
        .from(order)
        .where(eq(order.id, idOf(placed)));
      expect(row?.paymentStatus).toBe('paid');
    });
  });

  it('is not placed when the cart has changed since the wallet showed it', async () => {
    const { browser, productId } = await withGoods();
    const body = { ...ofQuote(await quoteOf(browser)), wallet: await approve(1000) };
    await fillCart(browser, productId);
    expect(await tryOrder(browser, body)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    expect(await unpaidOf(browser)).toBeNull();
    // The token has paid for nothing, so it still does.
    expect(await tryOrder(browser, { ...ofQuote(await quoteOf(browser)), wallet: body.wallet })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    ['has no token', { details: '{"payerName":"Kim"}' }],
    ['cannot be read', { details: 'Kim' }],
    ['comes with another way to pay', { paymentMethodId: PAYMENT.mobile }],
  ])(
    'is refused in words when the wallet’s answer %s',
    async (_what, { details, paymentMethodId = PAYMENT.card }: { details?: string; paymentMethodId?: number }) => {
      const { browser } = await withGoods();
      const wallet = details === undefined ? await approve(1000) : { method: 'sandbox-wallet', details };
      expect(await tryOrder(browser, { customer: BUYER, paymentMethodId, wallet })).toMatchObject({
        status: 422,
        body: { fields: { paymentMethodId: expect.stringMatching(/^Plånboken gav inget/) } },
      });
    },
  );
});

describe('the session with which Apple Pay recognises the shop', () => {
  const send = (validationUrl: string, method = 'https://apple.com/apple-pay') =>
    shop.browser().send('POST', '/api/checkout/wallet/session', { body: { method, validationUrl } });

  it('is fetched by the provider, for the shop’s own domain', async () => {
    const validationUrl = 'https://apple-pay-gateway-nc-pod1.apple.com/paymentservices/startSession';
    const { data } = await shop
      .browser()
      .request(postWalletSession, { body: { method: 'https://apple.com/apple-pay', validationUrl } });
    const domainName = new URL(shop.services.config.publicOrigin).hostname;
    expect(data.session).toMatchObject({ domainName, merchantSessionIdentifier: expect.any(String) });
  });

  it.each([
    ['https://apple-pay-gateway.apple.com.evil.example/', undefined],
    ['http://apple-pay-gateway.apple.com/', undefined],
    ['https://apple-pay-gateway.apple.com:8443/', undefined],
    ['https://127.0.0.1/', undefined],
    ['not an address', undefined],
    ['https://apple-pay-gateway.apple.com/', 'sandbox-wallet'],
  ])('is asked of nobody else: %s', async (validationUrl, method) => {
    expect(await send(validationUrl, method)).toMatchObject({ status: 422 });
  });
});
