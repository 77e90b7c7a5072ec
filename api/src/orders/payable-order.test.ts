import { getPayableOrder, getOrderPayment, postOrderPayment } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order, orderRow } from '../db/schema/index.ts';
import { BUYER, fillCart, PAYMENT, placeTestOrder, readCheckout } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const placed = async () => {
  const { id: productId, name } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  const buyer = shop.browser();
  await fillCart(buyer, productId, 2);
  const { data } = await placeTestOrder(buyer, { paymentMethodId: PAYMENT.link });
  const link = data.payment.redirectUrl?.replace('/checkout/', '') ?? '';
  return { id: data.order.id, link, name, buyer };
};

const statusOf = async (id: string) =>
  (await shop.services.db.select({ status: order.status }).from(order).where(eq(order.id, id)))[0]?.status;

describe('the holder of a payment link', () => {
  it('[F24] [O2.1-11] sees rows, sum and number of the order, and nothing of who ordered it', async () => {
    const { id, link, name } = await placed();
    const giftCard = {
      recipientName: 'Mottagaren',
      recipientEmail: 'mottagaren@example.se',
      message: 'Hemligt',
      amount: 500,
    };
    await shop.services.db.update(orderRow).set({ extraData: { giftCard } }).where(eq(orderRow.orderId, id));
    const holder = shop.browser();
    const { order: shown } = (await holder.request(getPayableOrder, { params: { link } })).data;
    expect(shown).toMatchObject({
      id,
      rows: [{ quantity: 2, product: { name }, extraData: {} }],
      totals: { toPay: 249, total: 249 },
    });
    expect(shown.payableUntil - shown.createdAt).toBe(14 * 86_400);
    expect(shown.paymentMethods.map(({ isCredit, type }) => [isCredit, type])).toEqual([
      [false, 'card'],
      [false, 'mobile'],
    ]);
    const texts = [JSON.stringify(shown), JSON.stringify(await readCheckout(holder, link))].join();
    const secrets = [BUYER.email, BUYER.lastName, BUYER.street, '0701234567', '41112', 'Mottagaren', 'Hemligt'];
    expect(secrets.filter((secret) => texts.includes(secret))).toEqual([]);
  });

  it('[F24] cannot read, cancel, withdraw from, return or download the order, nor see its receipt', async () => {
    const { id, link } = await placed();
    const holder = shop.browser();
    const statement = { rows: [{ rowId: `${id}-0`, quantity: 1 }], name: 'Kim', email: 'kim@example.se', reason: '' };
    const calls = [
      ['GET', link],
      ['GET', `${link}/receipt`],
      ['GET', `${link}/withdrawal`],
      ['POST', `${link}/cancel`],
      ['POST', `${link}/withdraw`, statement],
      ['POST', `${link}/return`, { ...statement, description: 'Den är trasig.' }],
      ['POST', `${link}/download`, { rowId: `${id}-0`, consent: true }],
    ] as const;
    const statuses = await Promise.all(
      calls.map(async ([method, path, body]) => {
        const sent = { ...(body && { body }), headers: { 'idempotency-key': `key-${path}` } };
        return (await holder.send(method, `/api/order/${path}`, sent)).status;
      }),
    );
    expect(statuses).toEqual(calls.map(() => 404));
    expect(await statusOf(id)).toBe('awaitingPayment');
  });

  it('[F24] [O2.1-11] pays it, sees that it is paid, and the link is over', async () => {
    const { id, link, buyer } = await placed();
    const holder = shop.browser();
    await holder.request(postOrderPayment, { params: { id: link }, body: { paymentMethodId: PAYMENT.mobile } });
    shop.clock.advance({ minutes: 1 });
    expect((await holder.request(getOrderPayment, { params: { id: link } })).data.status).toBe('paid');
    expect(await statusOf(id)).toBe('received');
    const over = await holder.send('GET', `/api/payment-link/${link}`);
    expect([over.status, over.body]).toEqual([
      410,
      expect.objectContaining({ error: 'Beställningen är redan betald.' }),
    ]);
    expect((await buyer.send('GET', `/api/order/${id}`)).status).toBe(200);
  });

  it('[F24] cannot take credit in the buyer’s name, logged in or not; the buyer can', async () => {
    const { id, link, buyer } = await placed();
    const member = await shop.loginAs('member');
    const body = { paymentMethodId: PAYMENT.invoice };
    for (const holder of [shop.browser(), member]) {
      const refused = await holder.send('POST', `/api/order/${link}/payment`, { body });
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { fields: { paymentMethodId: /den som har beställt/ } },
      ]);
    }
    expect(await statusOf(id)).toBe('awaitingPayment');
    await buyer.request(postOrderPayment, { params: { id }, body });
    expect(await statusOf(id)).toBe('received');
  });

  it('[O2.1-11] the buyer is known behind it, and may pay as with any order', async () => {
    const { link, buyer } = await placed();
    const typesFor = async (browser: typeof buyer) => {
      const { isOwn, paymentMethods } = (await browser.request(getPayableOrder, { params: { link } })).data.order;
      return [isOwn, paymentMethods.map(({ type }) => type)];
    };
    expect(await typesFor(buyer)).toEqual([true, ['card', 'mobile', 'invoice']]);
    expect(await typesFor(shop.browser())).toEqual([false, ['card', 'mobile']]);
  });

  it('[O2.1-11] a link that was made up, changed or is 14 days old opens nothing', async () => {
    const { id, link } = await placed();
    const read = async (path: string) => (await shop.browser().send('GET', `/api/payment-link/${path}`)).status;
    expect(await Promise.all([read(id), read(`${link.slice(0, -2)}xx`), read('x'), read(link)])).toEqual([
      404, 404, 404, 200,
    ]);
    shop.clock.advance({ days: 14 });
    // The holder of a genuine link learns why it no longer works.
    expect(await read(link)).toBe(410);
    expect((await shop.browser().send('GET', `/api/order/${link}/payment`)).status).toBe(404);
    shop.clock.advance({ days: -14 });
  });
});
