import { getOrderPayment, postOrderPayment } from '@shop/contracts';
import { buildCardSandbox } from '@shop/demo/simulators/card';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { order, orderEvent, orderRow, payment, paymentMethod } from '../db/schema/index.ts';
import { releaseExpiredReservations } from '../orders/release-reservations.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { TEST_KEYS } from '../testing/test-secret.ts';
import { createCardProvider } from './card-provider.ts';
import { cardProviderKeys, SIGNATURE_HEADER, signCallback } from './signature.ts';
import { waitFor } from '@shop/testing/wait-for';

const [KEY] = cardProviderKeys({ cardPayment: { provider: 'off' }, secrets: TEST_KEYS });
let shop: TestApp;
let sandbox: ReturnType<typeof buildCardSandbox>;
let sandboxUrl: string;
/** Callbacks that the provider has sent; `isOnline` decides whether they arrive. */
let sent: string[] = [];
let isOnline = true;

const callback = (body: string, signature = signCallback(KEY, body)) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/payment-callback/card',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload: body,
  });

const buildSandbox = () =>
  buildCardSandbox({
    key: KEY,
    shopOrigin: 'http://localhost:3000',
    deliver: async (body, signature) => {
      sent.push(body);
      return isOnline ? (await callback(body, signature)).statusCode : 404;
    },
    clock: { now: () => new Date('2026-11-20T10:00:00Z') },
    wait: () => Promise.resolve(),
  });

beforeAll(async () => {
  sandbox = buildSandbox();
  sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  shop = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: sandboxUrl } } });
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});
afterEach(() => {
  sent = [];
  isOnline = true;
});

const CARD = { number: '4111 1111 1111 1111', expiry: '12/29', cvc: '123', name: 'Kim Köpare' };

const pay = (token: string | null, number = CARD.number) =>
  fetch(`${sandboxUrl}/${token}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CARD, number }),
  });

const cardOrder = async (browser: TestBrowser = shop.browser()) => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  await fillCart(browser, id);
  const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.card });
  return {
    browser,
    id: data.order.id,
    productId: id,
    token: data.payment.sessionToken,
    reference: data.payment.reference ?? '',
  };
};

const stateOf = async (id: string) => {
  const [row] = await shop.services.db.select().from(order).where(eq(order.id, id));
  return [row?.status, row?.paymentStatus];
};

const news = (reference: string, eventId: string, status: string, amountOre = 14_900, currency = 'SEK') =>
  JSON.stringify({ eventId, reference, amountOre, currency, status });

describe('card payments', () => {
  it('[O4-43][O7-35] the order is paid by the provider’s callback alone', async () => {
    const { id, token, browser } = await cardOrder();
    expect(token).toMatch(/^[\w-]{24}$/);
    expect(await stateOf(id)).toEqual(['awaitingPayment', 'pending']);
    expect(await (await pay(token)).json()).toMatchObject({ result: 'authorized' });
    await waitFor(async () => expect(await stateOf(id)).toEqual(['received', 'paid']));
    expect((await browser.request(getOrderPayment, { params: { id } })).data.status).toBe('paid');
  });

  it('[7.10-07] says in which mode the provider’s page is shown, which is inline unless the shop asks otherwise', async () => {
    const { id, browser } = await cardOrder();
    const { data } = await browser.request(getOrderPayment, { params: { id } });
    expect(data.payment).toMatchObject({ type: 'card', ui: 'inline' });
    const other = createCardProvider({ url: sandboxUrl, key: KEY, ui: 'fullscreen' });
    expect(other.ui).toBe('fullscreen');
  });

  it('[O4-43] when the callback never comes, reading the status checks with the provider', async () => {
    const { id, token, browser } = await cardOrder();
    isOnline = false;
    await pay(token);
    expect(await stateOf(id)).toEqual(['awaitingPayment', 'pending']);
    expect((await browser.request(getOrderPayment, { params: { id } })).data.status).toBe('paid');
    expect(await stateOf(id)).toEqual(['received', 'paid']);
  });

  it('[O4-43] a lost response in the browser is still a payment, reported twice and applied once', async () => {
    const { id, token } = await cardOrder();
    await expect(pay(token, '4000 0000 0000 0259')).rejects.toThrow();
    await waitFor(() => expect(sent.length).toBe(2));
    await waitFor(async () => expect(await stateOf(id)).toEqual(['received', 'paid']));
    const events = await shop.services.db.select().from(orderEvent).where(eq(orderEvent.orderId, id));
    expect(events.map(({ status }) => status)).toEqual(['awaitingPayment', 'received']);
  });

  it('[O7-15] a declined card leaves the order to be paid again, by a new try or another method', async () => {
    const { id, token, browser } = await cardOrder();
    expect(await (await pay(token, '4000 0000 0000 0002')).json()).toMatchObject({ result: 'declined' });
    await waitFor(async () => expect(await stateOf(id)).toEqual(['awaitingPayment', 'failed']));
    const again = await browser.request(postOrderPayment, { params: { id }, body: {} });
    expect(again.data.payment.sessionToken).not.toBe(token);
    expect(again.data.payment.redirectUrl).toBe(`${sandboxUrl}/${again.data.payment.sessionToken}`);
    const invoice = await browser.request(postOrderPayment, {
      params: { id },
      body: { paymentMethodId: PAYMENT.invoice },
    });
    expect(invoice.data.payment.type).toBe('invoice');
    expect(await stateOf(id)).toEqual(['received', 'paid']);
    const [row] = await shop.services.db.select().from(order).where(eq(order.id, id));
    expect([row?.paymentFeeOre, row?.totalOre, row?.vatOre]).toEqual([2900, 17_800, 3560]);
  });

  it('going on with the same card session returns the same session', async () => {
    const { id, token, browser } = await cardOrder();
    const again = await browser.request(postOrderPayment, { params: { id }, body: {} });
    expect(again.data.payment.sessionToken).toBe(token);
  });

  it('[O7-15] giving the try up keeps the order unpaid, and what was paid meanwhile stays paid', async () => {
    const given = await cardOrder();
    expect((await given.browser.send('POST', `/api/order/${given.id}/payment/cancel`)).status).toBe(204);
    expect(await stateOf(given.id)).toEqual(['awaitingPayment', 'cancelled']);
    const paid = await cardOrder();
    isOnline = false;
    await pay(paid.token);
    await paid.browser.send('POST', `/api/order/${paid.id}/payment/cancel`);
    expect(await stateOf(paid.id)).toEqual(['received', 'paid']);
  });

  it('[O4-43] money for an order that is gone goes back', async () => {
    const { id, token, browser } = await cardOrder();
    await browser.send('POST', `/api/order/${id}/cancel`);
    await pay(token);
    const status = async () =>
      (await shop.services.db.select().from(payment).where(eq(payment.orderId, id)))[0]?.status;
    await waitFor(async () => expect(await status()).toBe('refunded'));
    expect((await stateOf(id))[0]).toBe('cancelled');
    // The provider hears of the refund after the order's transaction.
    await waitFor(async () => expect(await (await pay(token)).json()).toEqual({ error: 'Closed.' }));
  });

  it('[O7-15] a provider that is down refuses with 503, and the same key goes on with the same order once it is back', async () => {
    const provider = buildSandbox();
    const url = new URL(await provider.listen({ port: 0, host: '127.0.0.1' }));
    await provider.close();
    const late = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: url.origin } } });
    const back = buildSandbox();
    try {
      const browser = late.browser();
      const { id } = await createProduct(late.services.db, { possibleDeliveryMethods: [11] });
      await fillCart(browser, id);
      const order = () => tryOrder(browser, { paymentMethodId: PAYMENT.card }, 'down');
      expect(await order()).toMatchObject({ status: 503, body: { code: 'PAYMENT_UNAVAILABLE' } });
      await back.listen({ port: Number(url.port), host: '127.0.0.1' });
      expect(await order()).toMatchObject({
        status: 200,
        body: { data: { payment: { sessionToken: expect.any(String) } } },
      });
      const rows = await late.services.db.select().from(orderRow).where(eq(orderRow.productId, id));
      expect(rows).toHaveLength(1);
    } finally {
      await back.close();
      await late.close();
    }
  });

  it('[O7-15] a method that is switched off meanwhile: the order is returned as it is stored, and wants another method', async () => {
    const late = await createTestApp({ config: { cardPayment: { provider: 'sandbox', url: 'http://127.0.0.1:9' } } });
    try {
      const browser = late.browser();
      const { id } = await createProduct(late.services.db, { possibleDeliveryMethods: [11] });
      await fillCart(browser, id);
      const order = (key: string) => tryOrder(browser, { paymentMethodId: PAYMENT.card }, key);
      expect((await order('switched')).status).toBe(503);
      await late.services.db.update(paymentMethod).set({ isActive: false }).where(eq(paymentMethod.id, PAYMENT.card));
      const again = await order('switched');
      expect(again).toMatchObject({
        status: 200,
        body: { data: { payment: { type: 'card', sessionToken: null, redirectUrl: null } } },
      });
      const rows = await late.services.db.select().from(orderRow).where(eq(orderRow.productId, id));
      const orderId = rows[0]?.orderId ?? '';
      expect([rows.length, again.text.includes(orderId)]).toEqual([1, true]);
      const retry = (body: object) => browser.send('POST', `/api/order/${orderId}/payment`, { body });
      expect(await retry({})).toMatchObject({
        status: 422,
        body: { fields: { paymentMethodId: 'Betalsättet finns inte längre. Välj ett annat.' } },
      });
      expect(await retry({ paymentMethodId: PAYMENT.link })).toMatchObject({
        status: 200,
        body: { data: { payment: { type: 'link', redirectUrl: expect.stringContaining('/checkout/') } } },
      });
      await fillCart(browser, id);
      expect((await order('another')).status).toBe(422);
    } finally {
      await late.close();
    }
  });
});

describe('callbacks', () => {
  it('[O4-43] [F24] are refused unsigned (403), for strangers (404) and for another amount or currency (409)', async () => {
    const { id, reference } = await cardOrder();
    const body = news(reference, 'a', 'authorized');
    const statuses = await Promise.all([
      callback(body, 'sha256=00'),
      callback(body, signCallback('another key', body)),
      callback(news('unknown', 'b', 'authorized')),
      callback(news(reference, 'c', 'authorized', 100)),
      callback(news(reference, 'd', 'authorized', 14_900, 'EUR')),
      callback(JSON.stringify({ eventId: 'e', reference, amountOre: 14_900, status: 'authorized' })),
      callback('{"no":"callback"}'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 404, 409, 409, 400, 400]);
    expect(await stateOf(id)).toEqual(['awaitingPayment', 'pending']);
  });

  it('[O4-43] in any order and any number end in one paid order', async () => {
    const all = ['authorized', 'declined', 'cancelled'].flatMap((status) => [
      [status, `${status}-1`],
      [status, `${status}-2`],
    ]);
    const order = fc
      .shuffledSubarray([...all, ...all], { minLength: 1 })
      .filter((list) => list.some(([status]) => status === 'authorized'));
    await fc.assert(
      fc.asyncProperty(order, fc.boolean(), async (list, atOnce) => {
        const { id, reference } = await cardOrder();
        const send = ([status = '', name = '']: string[]) => callback(news(reference, `${reference}:${name}`, status));
        if (atOnce) await Promise.all(list.map(send));
        else for (const each of list) await send(each);
        expect(await stateOf(id)).toEqual(['received', 'paid']);
        const events = await shop.services.db.select().from(orderEvent).where(eq(orderEvent.orderId, id));
        expect(events.filter(({ status }) => status === 'received')).toHaveLength(1);
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});

describe('other ways to pay', () => {
  const placed = async (paymentMethodId: number, mobile = BUYER.mobile) => {
    const browser = shop.browser();
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
    await fillCart(browser, id);
    const { data } = await placeTestOrder(browser, { paymentMethodId, customer: { ...BUYER, mobile } });
    return { browser, ...data };
  };
  const status = async ({ browser, order: { id } }: Awaited<ReturnType<typeof placed>>) =>
    (await browser.request(getOrderPayment, { params: { id } })).data.status;

  it.each([
    ['0701234567', 'paid'],
    ['0701234599', 'failed'],
  ])('[O2.17-25] a mobile payment is approved in the app after a while (%s: %s)', async (mobile, result) => {
    const mine = await placed(PAYMENT.mobile, mobile);
    expect(mine.payment.redirectUrl).toBe(`/checkout/swish/${mine.order.id}`);
    expect(await status(mine)).toBe('pending');
    shop.clock.advance({ seconds: 6 });
    expect(await status(mine)).toBe(result);
  });

  it('[O4-43] a mobile callback only triggers a check: made up, early, repeated or late it never pays or unpays', async () => {
    const mine = await placed(PAYMENT.mobile);
    const call = (id: string, status: string) =>
      shop.app.inject({ method: 'POST', url: '/api/payment-callback/mobile', payload: { id, status, amount: 149 } });
    const id = (mine.payment.reference ?? '').replaceAll('-', '').toUpperCase();
    expect((await call(id, 'PAID')).statusCode).toBe(204);
    expect(await stateOf(mine.order.id)).toEqual(['awaitingPayment', 'pending']);
    expect((await call('0'.repeat(32), 'PAID')).statusCode).toBe(404);
    expect((await call('x', 'PAID')).statusCode).toBe(400);
    shop.clock.advance({ seconds: 6 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => call(id, 'PAID')));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await call(id, 'DECLINED');
    expect(await stateOf(mine.order.id)).toEqual(['received', 'paid']);
    const events = await shop.services.db.select().from(orderEvent).where(eq(orderEvent.orderId, mine.order.id));
    expect(events.filter((event) => event.status === 'received')).toHaveLength(1);
  });

  it('[O7-15] an invoice is decided at once', async () => {
    expect(await stateOf((await placed(PAYMENT.invoice)).order.id)).toEqual(['received', 'paid']);
  });

  it('[O2.1-11] whoever holds the link may pay, and the link ends there', async () => {
    const mine = await placed(PAYMENT.link);
    const link = mine.payment.redirectUrl?.replace('/checkout/', '') ?? '';
    const friend = shop.browser();
    const started = await friend.request(postOrderPayment, {
      params: { id: link },
      body: { paymentMethodId: PAYMENT.card },
    });
    await pay(started.data.payment.sessionToken);
    await waitFor(async () => expect(await stateOf(mine.order.id)).toEqual(['received', 'paid']));
    expect((await friend.send('GET', `/api/checkout?paymentLink=${link}`)).status).toBe(404);
  });

  it('[O4-43] before stock is given back the provider is checked: a paid order stays', async () => {
    const { id, token } = await cardOrder();
    isOnline = false;
    await pay(token);
    shop.clock.advance({ minutes: 61 });
    await releaseExpiredReservations(shop.services, shop.clock.now());
    expect(await stateOf(id)).toEqual(['received', 'paid']);
  });
});
