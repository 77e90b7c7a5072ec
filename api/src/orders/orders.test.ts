import { cancelOrder, getCart, getGuestOrder, getOrder, getOrders } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedEntry, order, orderRow, outboxMail, product as productTable, stock } from '../db/schema/index.ts';
import {
  BUYER,
  emailOf,
  fillCart,
  PAYMENT,
  placeTestOrder,
  readCheckout,
  SHIPPING,
  tryOrder,
} from '../testing/buying.ts';
import { createProduct, createStore, setStock } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { releaseExpiredReservations } from './release-reservations.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const product = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], ...values });

const left = async (productId: number): Promise<Record<string, number>> => {
  const rows = await shop.services.db.select().from(stock).where(eq(stock.productId, productId));
  return Object.fromEntries(rows.map(({ place, quantity }) => [place, quantity]));
};

const buyer = async (productId: number, quantity = 1, browser: TestBrowser = shop.browser()) => {
  await fillCart(browser, productId, quantity);
  return browser;
};

const ordersOf = (productId: number) =>
  shop.services.db.select({ id: orderRow.orderId }).from(orderRow).where(eq(orderRow.productId, productId));

describe('placing an order', () => {
  it('[O7-15] returns number, secret and payment; empties the cart, takes the stock and writes the mail', async () => {
    const { id, name } = await product();
    const browser = await buyer(id, 2);
    const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.link });
    expect(data.order.id).toMatch(/^PX-[0-9B-Z]{4}-[0-9B-Z]{4}$/);
    expect(data.payment).toMatchObject({ type: 'link', redirectUrl: expect.stringContaining('/checkout/PX-') });
    expect((await browser.request(getCart)).data.cart.rows).toEqual([]);
    expect(await left(id)).toEqual({ web: 8 });
    const mails = await shop.services.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.to, emailOf(browser)));
    const mail = mails.find(({ subject }) => subject.includes(data.order.id));
    expect(mail?.text).toContain(`2 × ${name}: 200\u00a0kr`);
    expect(mail?.text).toContain(data.order.secret);
  });

  it('[O7-15] the same key is one order, sent fifty times at once and again after a lost response', async () => {
    const { id } = await product();
    const browser = await buyer(id);
    const responses = await Promise.all(Array.from({ length: 50 }, () => tryOrder(browser, {}, 'one-click')));
    const late = await tryOrder(browser, {}, 'one-click');
    expect([...responses, late].map(({ status }) => status)).toEqual(Array(51).fill(200));
    expect(new Set([...responses, late].map(({ text }) => text)).size).toBe(1);
    expect([await left(id), (await ordersOf(id)).length]).toEqual([{ web: 9 }, 1]);
  });

  it('[O7-15] needs a key, and somebody else’s key shows nothing', async () => {
    const { id } = await product();
    const browser = await buyer(id);
    const { status } = await browser.send('POST', '/api/order', { body: {} });
    expect(status).toBe(422);
    await tryOrder(browser, {}, 'mine');
    const thief = await tryOrder(await buyer(id), {}, 'mine');
    expect([thief.status, thief.text.includes('PX-')]).toEqual([409, false]);
  });

  it('[O5-06] a hundred buyers of ten units make ten orders and leave none', async () => {
    const { id } = await product({ stock: { web: 4, supplier: 6 } });
    const browsers = await Promise.all(Array.from({ length: 100 }, () => buyer(id)));
    const responses = await Promise.all(browsers.map((browser) => tryOrder(browser)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(90);
    expect([await left(id), (await ordersOf(id)).length]).toEqual([{ web: 0, supplier: 0 }, 10]);
  }, 60_000);

  it('[O5-07] a limited sale of three is sold three times, whatever the stock says', async () => {
    const { id } = await product({ limitedQuota: 3, stock: { web: 50 } });
    const browsers = await Promise.all(Array.from({ length: 12 }, () => buyer(id)));
    const responses = await Promise.all(browsers.map((browser) => tryOrder(browser)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    const [row] = await shop.services.db.select().from(productTable).where(eq(productTable.id, id));
    expect([row?.limitedQuota, await left(id)]).toEqual([0, { web: 47 }]);
  });

  it('[O5-06] takes from web, then supplier, then the stores that ship by priority', async () => {
    const [second, first] = await Promise.all([
      createStore(shop.services.db, { shipPriority: 901 }),
      createStore(shop.services.db, { shipPriority: 900 }),
    ]);
    const { id } = await product({ stock: { web: 2, supplier: 1, [first.id]: 1, [second.id]: 5 } });
    await placeTestOrder(await buyer(id, 6));
    expect(await left(id)).toEqual({ web: 0, supplier: 0, [first.id]: 0, [second.id]: 3 });
  });

  it('[O2.17-16] a pickup takes what its store has, and what is missing is brought there', async () => {
    const { id } = await product({ stock: { web: 1, '2': 1 } });
    const pickup = { shippingMethodId: SHIPPING.pickup, storeId: 2 };
    await placeTestOrder(await buyer(id), pickup);
    expect(await left(id)).toEqual({ web: 1, '2': 0 });
    const brought = await placeTestOrder(await buyer(id), pickup);
    expect(await left(id)).toEqual({ web: 0, '2': 0 });
    const [stored] = await shop.services.db.select().from(order).where(eq(order.id, brought.data.order.id));
    expect(stored?.dateLabel).toBe('inom 3–5 vardagar');
  });

  it('[O2.17-16] a store that nobody can bring it to refuses', async () => {
    const { id } = await product({ stock: { web: 5, '2': 1 }, isShippable: false });
    const pickup = { shippingMethodId: SHIPPING.pickup, storeId: 15 };
    const refused = await tryOrder(await buyer(id), pickup);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'OUT_OF_STOCK' })]);
    expect(await left(id)).toEqual({ web: 5, '2': 1 });
  });

  it('[4-100] a pre-order takes nothing and is marked', async () => {
    const { id } = await product({ stock: { web: 5 }, releaseAt: new Date('2027-02-01T00:00:00Z') });
    const browser = await buyer(id, 3);
    const { data } = await placeTestOrder(browser);
    const { order: placed } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect([placed.isPreOrder, await left(id)]).toEqual([true, { web: 5 }]);
  });

  it('[O5-12] reports every wrong field in Swedish, and places nothing', async () => {
    const { id } = await product();
    const customer = {
      ...BUYER,
      email: 'kim@',
      mobile: '0811',
      street: '',
      firstName: 'K1m',
      kind: 'company' as const,
    };
    const response = await tryOrder(await buyer(id), { customer, shippingMethodId: 999 });
    expect(response).toMatchObject({
      status: 422,
      body: {
        fields: {
          'customer.email': 'Ogiltig e-postadress',
          'customer.mobile': 'Ange ett tiosiffrigt mobilnummer',
          'customer.street': 'Fyll i din gatuadress',
          'customer.firstName': 'Ogiltigt förnamn',
          'customer.corpNumber': 'Fyll i organisationsnumret',
          shippingMethodId: 'Välj ett leveranssätt.',
        },
      },
    });
    expect(await ordersOf(id)).toEqual([]);
  });

  it('[9-121][9-122][O9-25][O9-26] keeps phone and zip code in one form', async () => {
    const { id } = await product();
    const browser = await buyer(id);
    const customer = { ...BUYER, mobile: '+46 70-123 45 67', zipCode: '411 12' };
    const { data } = await placeTestOrder(browser, { customer });
    const { order: placed } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(placed.customer).toMatchObject({ mobile: '0701234567', zipCode: '41112' });
  });

  it('[O5-01] a cart that has changed is shown first', async () => {
    const { id } = await product();
    const browser = await buyer(id, 3);
    await setStock(shop.services.db, id, { web: 2 });
    const refused = await tryOrder(browser);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'CART_CHANGED' })]);
    expect(await readCheckout(browser)).toMatchObject({
      corrections: [{ type: 'MAX_STOCK_REACHED' }],
      cart: { rows: [{ quantity: 2 }] },
    });
    expect((await tryOrder(browser)).status).toBe(200);
  });

  it('[O5-09] a higher sum than the one that was seen must be accepted first', async () => {
    const { id } = await product();
    const browser = await buyer(id);
    const refused = await tryOrder(browser, { expectedTotal: 148.99 });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'PRICE_CHANGED' })]);
    expect(await left(id)).toEqual({ web: 10 });
    expect((await tryOrder(browser, { expectedTotal: 149 })).status).toBe(200);
  });

  it('[O7-15] an empty cart is no order', async () => {
    expect((await tryOrder(shop.browser())).body).toMatchObject({ code: 'CART_EMPTY' });
  });

  it('[O5-02] what a member has bought counts against the limit, also from several carts', async () => {
    const { id } = await product({ maxPerCustomer: 2 });
    const member = await shop.loginAs('member');
    await placeTestOrder(await buyer(id, 2, member));
    const { data } = await member.request(getCart, { query: { checkCart: true } });
    expect(data.cart.rows).toEqual([]);
    await fillCart(member, id, 1);
    expect((await tryOrder(member)).body).toMatchObject({ code: 'CART_EMPTY' });
  });
});

describe('reading orders', () => {
  it('[O2.1-12] the guest’s session reads it, also as the latest; nobody else does', async () => {
    const { id } = await product();
    const guest = await buyer(id);
    const { data } = await placeTestOrder(guest);
    const status = async (browser: TestBrowser, path: string) =>
      (await browser.send('GET', `/api/order/${path}`)).status;
    const other = await shop.loginAs('member');
    expect([
      await status(guest, data.order.id),
      await status(guest, 'latest'),
      await status(other, data.order.id),
      await status(shop.browser(), data.order.id),
      await status(shop.browser(), 'latest'),
      await status(guest, 'PX-2222-2222'),
    ]).toEqual([200, 200, 404, 404, 404, 404]);
  });

  it('[O7-11] the secret of the mail opens it for 90 days', async () => {
    const { id, name } = await product();
    const { data } = await placeTestOrder(await buyer(id));
    const read = (secret: string) => shop.browser().send('GET', `/api/order/${data.order.id}/${secret}`);
    const { order: shown } = (await shop.browser().request(getGuestOrder, { params: data.order })).data;
    expect(shown).toMatchObject({ rows: [{ product: { name } }], isGuestOrder: true, experiencePoints: null });
    expect((await read('wrong')).status).toBe(404);
    shop.clock.advance({ days: 90 });
    expect((await read(data.order.secret)).status).toBe(404);
    shop.clock.advance({ days: -90 });
  });

  it('[O7-11][3-36] a member has a list, newest first, and an entry in the feed', async () => {
    const { id } = await product();
    const member = await shop.loginAs('member');
    const first = await placeTestOrder(await buyer(id, 1, member));
    shop.clock.advance({ minutes: 1 });
    const second = await placeTestOrder(await buyer(id, 2, member));
    const { orders, total } = (await member.request(getOrders)).data;
    expect(orders.map((each) => each.id)).toEqual([second.data.order.id, first.data.order.id]);
    expect([total, orders[0]?.itemCount]).toEqual([2, 2]);
    const entries = await shop.services.db.select().from(feedEntry).where(eq(feedEntry.memberId, member.memberId));
    expect(entries).toMatchObject([
      { name: 'Beställning', path: { name: 'member.orders', params: { oid: first.data.order.id } } },
      { name: 'Beställning' },
    ]);
    const { order: shown } = (await member.request(getOrder, { params: { id: second.data.order.id } })).data;
    expect(shown).toMatchObject({
      experiencePoints: 200,
      isGuestOrder: false,
      status: 'awaitingPayment',
      canCancel: true,
    });
  });

  it('[O2.17-17] an order stays as it was bought', async () => {
    const { id, name } = await product();
    const guest = await buyer(id);
    const { data } = await placeTestOrder(guest);
    await shop.services.db
      .update(productTable)
      .set({ name: 'Omdöpt', priceOre: 99_900 })
      .where(eq(productTable.id, id));
    const { order: shown } = (await guest.request(getOrder, { params: { id: data.order.id } })).data;
    expect(shown.rows).toMatchObject([{ unitPrice: 100, product: { name } }]);
    expect(shown.totals).toMatchObject({ goods: 100, shipping: 49, total: 149, vat: 29.8 });
    expect(shown.timeline.map(({ status }) => status)).toEqual([
      'awaitingPayment',
      'received',
      'packing',
      'shipped',
      'delivered',
    ]);
  });

  it('[O5-13] a login with number and secret takes the guest’s order over; a wrong pair only logs in', async () => {
    const { id } = await product();
    const { data } = await placeTestOrder(await buyer(id));
    const login = async (secret: string) => {
      const { username } = await shop.createMember();
      const browser = shop.browser();
      const body = { username, password: 'rätt häst batteri häftklammer', orderId: data.order.id, secret };
      const { status } = await browser.send('POST', '/api/login', { body });
      return [status, (await browser.request(getOrders)).data.total];
    };
    expect([await login('wrong'), await login(data.order.secret), await login(data.order.secret)]).toEqual([
      [200, 0],
      [200, 1],
      [200, 0],
    ]);
  });
});

describe('cancelling', () => {
  it('[O7-11] puts stock and quota back once, however often it is requested', async () => {
    const { id } = await product({ limitedQuota: 5, stock: { web: 1, supplier: 4 } });
    const guest = await buyer(id, 3);
    const { data } = await placeTestOrder(guest, { paymentMethodId: PAYMENT.invoice });
    expect(await left(id)).toEqual({ web: 0, supplier: 2 });
    const cancel = () => guest.request(cancelOrder, { params: { id: data.order.id } });
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map((response) => response.data.order.status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(responses[0]?.data.order.payment.status).toBe('refunded');
    const [row] = await shop.services.db.select().from(productTable).where(eq(productTable.id, id));
    expect([await left(id), row?.limitedQuota]).toEqual([{ web: 1, supplier: 4 }, 5]);
  });

  it('[O7-11] is refused once the order is packed', async () => {
    const { id } = await product();
    const guest = await buyer(id);
    const { data } = await placeTestOrder(guest);
    await shop.services.db.update(order).set({ status: 'packing' }).where(eq(order.id, data.order.id));
    expect((await guest.send('POST', `/api/order/${data.order.id}/cancel`)).status).toBe(409);
    expect(await left(id)).toEqual({ web: 9 });
  });

  it('[O4-43] orders that nobody pays give their stock back after an hour, payment links after 14 days', async () => {
    const { id } = await product();
    await releaseExpiredReservations(shop.services, shop.clock.now());
    const direct = await placeTestOrder(await buyer(id), {
      paymentMethodId: PAYMENT.mobile,
      customer: { ...BUYER, mobile: '0701234599' },
    });
    const linked = await placeTestOrder(await buyer(id, 1, await shop.loginAs('member')), {
      paymentMethodId: PAYMENT.link,
    });
    const statusOf = async (orderId: string) =>
      (
        await shop.services.db
          .select({ status: order.status })
          .from(order)
          .where(and(eq(order.id, orderId)))
      )[0]?.status;
    const release = async () => {
      await releaseExpiredReservations(shop.services, shop.clock.now());
      return [await statusOf(direct.data.order.id), await statusOf(linked.data.order.id), (await left(id))['web']];
    };
    shop.clock.advance({ minutes: 60 });
    expect(await release()).toEqual(['awaitingPayment', 'awaitingPayment', 8]);
    shop.clock.advance({ minutes: 1 });
    expect(await release()).toEqual(['cancelled', 'awaitingPayment', 9]);
    shop.clock.advance({ days: 14 });
    expect(await release()).toEqual(['cancelled', 'cancelled', 10]);
  });
});
