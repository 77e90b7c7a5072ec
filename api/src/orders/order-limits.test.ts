import { getCart, postOrderPayment } from '@shop/contracts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { order, outboxMail, rateLimit, stock } from '../db/schema/index.ts';
import { BUYER, emailOf, fillCart, PAYMENT, placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct, setStock } from '../testing/factories.ts';
import { createTestApp, type RawAnswer, type TestApp, type TestBrowser } from '../testing/index.ts';
import { releaseExpiredReservations } from './release-reservations.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(rateLimit);
  await shop.services.db.update(order).set({ status: 'cancelled' }).where(eq(order.status, 'awaitingPayment'));
});

const product = (units = 1000) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], stock: { web: units } });

const left = async (productId: number): Promise<number | undefined> =>
  (await shop.services.db.select().from(stock).where(eq(stock.productId, productId)))[0]?.quantity;

/** By payment link unless another method is given. */
const buy = async (browser: TestBrowser, productId: number, values = {}, quantity = 1): Promise<RawAnswer> => {
  await fillCart(browser, productId, quantity);
  return tryOrder(browser, { ...LINK, ...values });
};

const mailsTo = (email: string, subject: string) =>
  shop.services.db.$count(outboxMail, and(eq(outboxMail.to, email), like(outboxMail.subject, subject)));

const textOf = ({ body }: RawAnswer): unknown => (body as { error?: string } | undefined)?.error;

const LINK = { paymentMethodId: PAYMENT.link };
const MOBILE = { paymentMethodId: PAYMENT.mobile };

describe('orders that nobody has paid', () => {
  it('[F6] a fourth open payment link of one session is refused in Swedish, and its cart is kept', async () => {
    const { id } = await product();
    const guest = shop.browser();
    const responses = [];
    for (let count = 0; count < 4; count += 1) {
      responses.push(await buy(guest, id, { customer: { ...BUYER, email: `gast-${count}@example.se` } }));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(textOf(responses[3] as RawAnswer)).toBe(
      'Du har redan flera obetalda beställningar med betallänk. Betala någon av dem först, eller välj kort eller Swish.',
    );
    expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guest.request(getCart)).data.cart.rows).toHaveLength(1);
    expect([await left(id), await mailsTo('gast-3@example.se', '%')]).toEqual([997, 0]);
    expect((await tryOrder(guest, MOBILE)).status).toBe(200);
  });

  it('[F6] so is the fourth to one e-mail address, from whatever browser and network', async () => {
    const { id } = await product();
    const statuses = [];
    for (const email of ['offer@example.se', 'Offer@example.se', 'offer@example.se', 'offer@EXAMPLE.se']) {
      statuses.push((await buy(shop.browser(), id, { customer: { ...BUYER, email } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('[F6] one mailbox gets ten confirmations a day, however its address is written', async () => {
    const { id } = await product();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const customer = { ...BUYER, email: `brevbomb+${count}@example.se` };
      statuses.push((await buy(shop.browser(), id, { ...MOBILE, customer })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    shop.clock.advance({ days: 1, minutes: 1 });
    const customer = { ...BUYER, email: 'brevbomb@example.se' };
    expect((await buy(shop.browser(), id, { ...MOBILE, customer })).status).toBe(200);
  });

  it('[F6] one session places ten orders an hour, also side by side; only placed ones count', async () => {
    const { id } = await product();
    const guest = shop.browser();
    const customer = (count: number) => ({ customer: { ...BUYER, email: `tio-${count}@example.se` }, ...MOBILE });
    expect((await buy(guest, id, { customer: { ...BUYER, email: 'fel' } })).status).toBe(422);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await buy(guest, id, customer(count))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    shop.clock.advance({ hours: 1, minutes: 1 });
    expect((await tryOrder(guest, customer(12))).status).toBe(200);
  });

  it('[F6] one network address places sixty orders an hour and ten with a payment link a day', async () => {
    const { id } = await product();
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    let tries = 0;
    const from = async (values: object): Promise<number> => {
      const browser = shop.browser();
      await fillCart(browser, id);
      const body = { customer: { ...BUYER, email: emailOf(browser) }, shippingMethodId: 11, expectedTotal: 999 };
      const sent = {
        body: { ...body, ...values },
        headers: { ...headers, 'idempotency-key': `natet-${(tries += 1)}` },
      };
      return (await browser.send('POST', '/api/order', sent)).status;
    };
    const links: number[] = [];
    for (let count = 0; count < 11; count += 1) links.push(await from({ paymentMethodId: PAYMENT.link }));
    expect(links).toEqual([...Array<number>(10).fill(200), 429]);
    const direct: number[] = [];
    for (let count = 0; count < 51; count += 1) direct.push(await from(MOBILE));
    expect(direct).toEqual([...Array<number>(50).fill(200), 429]);
  });

  it('[F6] a member with a confirmed address has ten open links; an account alone is counted as a guest', async () => {
    const { id } = await product();
    const ordersOf = async (isEmailConfirmed: boolean): Promise<number> => {
      const member = await shop.loginAs('member', { isEmailConfirmed });
      for (let count = 0; count < 11; count += 1) {
        const customer = { ...BUYER, email: `${member.username}-${count}@example.se` };
        if ((await buy(member, id, { customer })).status !== 200) return count;
      }
      return 11;
    };
    expect([await ordersOf(true), await ordersOf(false)]).toEqual([10, 3]);
  });

  it('[F6] [O5-28] the newsletter box counts with the newsletter’s own limits', async () => {
    const { id } = await product();
    const customer = { ...BUYER, email: 'nyhetsbrev@example.se' };
    for (let count = 0; count < 4; count += 1) {
      expect((await buy(shop.browser(), id, { ...MOBILE, customer, newsletter: true })).status).toBe(200);
    }
    expect(await mailsTo(customer.email, '%nyhetsbrev%')).toBe(3);
    const form = await shop.browser().send('POST', '/api/newsletter/subscribe/email/nyhetsbrev@example.se');
    expect(form.status).toBe(429);
  });

  it('[F6] one caller starts ten newsletters an hour with the box in checkout', async () => {
    const { id } = await product();
    const headers = { 'x-forwarded-for': '203.0.113.10' };
    for (let count = 0; count < 12; count += 1) {
      const browser = shop.browser();
      await fillCart(browser, id);
      const customer = { ...BUYER, email: `lista-${count}@example.se` };
      const body = { customer, shippingMethodId: 11, expectedTotal: 999, newsletter: true, ...MOBILE };
      await browser.send('POST', '/api/order', { body, headers: { ...headers, 'idempotency-key': `lista-${count}` } });
    }
    expect(await mailsTo('lista-%', '%')).toBe(0);
    const sent = await shop.services.db.$count(
      outboxMail,
      and(like(outboxMail.to, 'lista-%'), like(outboxMail.subject, '%nyhetsbrev%')),
    );
    expect(sent).toBe(10);
  });
});

describe('stock that unpaid orders hold', () => {
  it('[F6] a hundred addresses with payment links hold at most half of a product', async () => {
    const { id } = await product(40);
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) statuses.push((await buy(shop.browser(), id)).status);
    expect([statuses.filter((status) => status === 200).length, await left(id)]).toEqual([20, 20]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('[F6] one payment link cannot take the whole stock, and says what can be done instead', async () => {
    const { id, name } = await product(10);
    const refused = await buy(shop.browser(), id, {}, 10);
    expect([refused.status, await left(id)]).toEqual([429, 10]);
    expect(textOf(refused)).toBe(
      `${name} kan inte reserveras med betallänk i den mängden just nu. Välj kort eller Swish, eller ett mindre antal.`,
    );
    expect((await buy(shop.browser(), id, {}, 5)).status).toBe(200);
    expect((await buy(await shop.loginAs('member'), id)).status).toBe(429);
  });

  it('[F6] whoever pays at once may have the last unit; no more than a hundred products are with guests who have not', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 102; count += 1) {
      const { id } = await product(1);
      await setStock(shop.services.db, id, { web: 2 });
      statuses.push((await buy(shop.browser(), id, MOBILE, 2)).status);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(200), 429, 429]);
    const { id } = await product(1);
    expect((await buy(await shop.loginAs('member'), id, MOBILE)).status).toBe(200);
  }, 60_000);

  it('[F6] a guest’s link gives its stock back after four hours and can be paid for as long as there is some', async () => {
    const { id } = await product(10);
    const guest = shop.browser();
    await fillCart(guest, id, 4);
    const { order: placed } = (await placeTestOrder(guest, LINK)).data;
    const mail = await shop.services.db.select().from(outboxMail).where(eq(outboxMail.orderId, placed.id));
    expect(mail[0]?.text).toContain('Vi håller varorna åt dig i 4 timmar.');
    const release = () => releaseExpiredReservations(shop.services, shop.clock.now());
    shop.clock.advance({ hours: 4 });
    expect([await release(), await left(id)]).toEqual([0, 6]);
    shop.clock.advance({ minutes: 1 });
    expect([await release(), await left(id), await release()]).toEqual([1, 10, 0]);

    await setStock(shop.services.db, id, { web: 3 });
    const pay = () => guest.send('POST', `/api/order/${placed.id}/payment`, { body: MOBILE });
    const refused = await pay();
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'OUT_OF_STOCK' })]);
    await setStock(shop.services.db, id, { web: 5 });
    expect([(await pay()).status, await left(id)]).toEqual([200, 1]);
    shop.clock.advance({ minutes: 1 });
    await guest.send('GET', `/api/order/${placed.id}/payment`);
    const [paid] = await shop.services.db.select().from(order).where(eq(order.id, placed.id));
    expect([paid?.status, await left(id)]).toEqual(['received', 1]);
  });

  it('[F6] money that comes when the goods are gone goes back, and the order ends', async () => {
    const { id } = await product(10);
    const guest = shop.browser();
    await fillCart(guest, id, 4);
    const { order: placed } = (await placeTestOrder(guest, LINK)).data;
    const { data } = await guest.request(postOrderPayment, { params: { id: placed.id }, body: MOBILE });
    await shop.services.db.update(order).set({ stockReturnedAt: shop.clock.now() }).where(eq(order.id, placed.id));
    await setStock(shop.services.db, id, { web: 0 });
    expect(data.payment.type).toBe('mobile');
    shop.clock.advance({ minutes: 1 });
    await guest.send('GET', `/api/order/${placed.id}/payment`);
    const [ended] = await shop.services.db.select().from(order).where(eq(order.id, placed.id));
    expect([ended?.status, ended?.paymentStatus, await left(id)]).toEqual(['cancelled', 'refunded', 0]);
  });

  it('[F6] a cancelled order whose stock has gone back already gives none back', async () => {
    const { id } = await product(10);
    const guest = shop.browser();
    await fillCart(guest, id, 4);
    const { order: placed } = (await placeTestOrder(guest, LINK)).data;
    shop.clock.advance({ hours: 5 });
    await releaseExpiredReservations(shop.services, shop.clock.now());
    expect((await guest.send('POST', `/api/order/${placed.id}/cancel`)).status).toBe(200);
    expect(await left(id)).toBe(10);
  });

  it('[F6] a member with a confirmed address keeps the stock of a link for its 14 days', async () => {
    const { id } = await product(10);
    const member = await shop.loginAs('member');
    await buy(member, id, {}, 4);
    shop.clock.advance({ days: 13 });
    await releaseExpiredReservations(shop.services, shop.clock.now());
    expect(await left(id)).toBe(6);
    shop.clock.advance({ days: 2 });
    await releaseExpiredReservations(shop.services, shop.clock.now());
    expect(await left(id)).toBe(10);
  });
});
