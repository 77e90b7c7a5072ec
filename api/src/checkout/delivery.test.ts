import { deleteCheckout, getOrder, postLogin, putCheckout, type CheckoutChange } from '@shop/contracts';
import { getAdminOrder } from '@shop/contracts/api/admin';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailOf, fillCart, PAYMENT, placeTestOrder, readCheckout, SHIPPING, tryOrder } from '../testing/buying.ts';
import { createProduct, createStore } from '../testing/factories.ts';
import { createTestApp, TEST_PASSWORD, type TestApp, type TestBrowser } from '../testing/index.ts';
import { mailsTo } from '../testing/outbox.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const product = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11, 12, 13, 14, 20], ...values });

const withCart = async (values: Parameters<typeof createProduct>[1] = {}, browser: TestBrowser = shop.browser()) => {
  const { id } = await product(values);
  await fillCart(browser, id);
  return browser;
};
const put = async (browser: TestBrowser, body: CheckoutChange) =>
  (await browser.request(putCheckout, { body })).data.checkout;
const methodOf = ({ shippingMethods }: Awaited<ReturnType<typeof put>>, id: number) =>
  shippingMethods.find((method) => method.id === id);

const NOTES = {
  message: 'Slå in den, tack',
  doorCode: '4711',
  courier: 'Gården, tredje porten',
  handover: 'ring',
} as const;
const GOTHENBURG = { customer: { zipCode: '41114' } };

describe('stores to pick up in', () => {
  it('[O2.17-16] the nearest to the zip code are first, with distance, stock and hours', async () => {
    const browser = await withCart({ stock: { web: 9, '27': 1 } });
    const stores = methodOf(await put(browser, GOTHENBURG), SHIPPING.pickup)?.stores ?? [];
    expect(stores.slice(0, 2).map(({ name }) => name)).toEqual(['Göteborg Nordstan', 'Göteborg Bäckebol']);
    expect(stores[0]).toMatchObject({
      inStock: true,
      canOrder: true,
      dateLabel: expect.stringMatching(/^(idag|imorgon|\S+ \d)/),
    });
    expect(stores[1]).toMatchObject({ inStock: false, canOrder: true, dateLabel: 'inom 3–5 vardagar' });
    expect(stores[0]?.distanceKm).toBeLessThan(2);
    expect(stores[0]?.hours).toMatch(/^(Öppet till|Öppnar|Stängt)/);
    const km = stores.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
  });

  it('[O2.17-16] a closed store promises nothing for today', async () => {
    const weekdays = Array.from({ length: 7 }, (_, at) => ({ weekday: at + 1, open: null, close: null }));
    const closed = await createStore(shop.services.db, { openingHours: { weekdays, exceptions: [] } });
    const browser = await withCart({ stock: { [closed.id]: 3 } });
    const store = methodOf(await readCheckout(browser), SHIPPING.pickup)?.stores.find(({ id }) => id === closed.id);
    expect([store?.inStock, store?.hours]).toEqual([true, 'Stängt']);
    expect(store?.dateLabel).not.toBe('idag');
  });

  it('the chosen store decides what the method promises', async () => {
    const browser = await withCart({ stock: { web: 9, '27': 1 } });
    const chosen = { ...GOTHENBURG, shippingMethodId: SHIPPING.pickup, storeId: 34 };
    expect(methodOf(await put(browser, chosen), SHIPPING.pickup)?.dateLabel).toBe('inom 3–5 vardagar');
  });
});

describe('pickup points', () => {
  it('[O2.17-16] are listed by name, nearest first, and the order goes to the chosen one', async () => {
    const browser = await withCart();
    const checkout = await put(browser, { ...GOTHENBURG, shippingMethodId: SHIPPING.servicePoint });
    const { points = [], pickup } = methodOf(checkout, SHIPPING.servicePoint) ?? {};
    expect([pickup, methodOf(checkout, 12)?.pickup]).toEqual(['counter', 'locker']);
    expect(methodOf(checkout, 12)?.points?.every(({ kind }) => kind === 'locker')).toBe(true);
    expect(checkout.pickupPointId).toBe(points[0]?.id);
    const second = points[1];
    const pickupPointId = second?.id ?? null;
    expect((await put(browser, { pickupPointId })).pickupPointId).toBe(pickupPointId);
    const { data } = await placeTestOrder(browser, { pickupPointId });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(order.shipping.point).toMatchObject({ name: second?.name, city: 'Göteborg' });
  });

  it('a point that does not hand out the parcel is refused, and nothing is ordered', async () => {
    const browser = await withCart();
    const refused = await tryOrder(browser, { pickupPointId: 'landspaket.malmö.torgkiosken' });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT' })]);
    expect((await readCheckout(browser)).cart.rows).toHaveLength(1);
  });

  it('without a directory the carrier chooses', async () => {
    const failing = await createTestApp({ config: { pickupPoints: 'off' } });
    try {
      const { id } = await createProduct(failing.services.db, { possibleDeliveryMethods: [11] });
      const browser = failing.browser();
      await fillCart(browser, id);
      const checkout = await put(browser, GOTHENBURG);
      expect([methodOf(checkout, 11)?.points, checkout.pickupPointId]).toEqual([[], null]);
      await placeTestOrder(browser, { pickupPointId: 'landspaket.göteborg.torgkiosken' });
    } finally {
      await failing.close();
    }
  });
});

describe('an order of which a part is late', () => {
  const lateCart = async () => {
    const browser = await withCart();
    await withCart({ stock: { supplier: 4 } }, browser);
    return browser;
  };

  it('[3-104][O3-18] says what comes when and what it costs, and sends it together unless the buyer wants otherwise', async () => {
    const browser = await lateCart();
    const checkout = await put(browser, { ...GOTHENBURG, shippingMethodId: SHIPPING.servicePoint });
    const { parts = [], splitPrice, price, dateLabel } = methodOf(checkout, SHIPPING.servicePoint) ?? {};
    const rowIds = checkout.cart.rows.map(({ id }) => id);
    expect(parts.map((part) => part.rowIds)).toEqual(rowIds.map((id) => [id]));
    expect([parts[1]?.dateLabel, checkout.isSplit]).toEqual([dateLabel, false]);
    expect(parts[0]?.dateLabel).not.toBe(dateLabel);
    const split = await put(browser, { isSplit: true });
    expect([split.isSplit, split.totals.shipping]).toEqual([true, (price ?? 0) + (splitPrice ?? 0)]);
    expect(methodOf(split, SHIPPING.pickup)?.parts).toEqual([]);
  });

  it('the order has its parts and its freight, in the mail as well', async () => {
    const browser = await lateCart();
    const { totals } = await put(browser, { ...GOTHENBURG, isSplit: true, shippingMethodId: SHIPPING.servicePoint });
    const tooCheap = await tryOrder(browser, { isSplit: true, expectedTotal: totals.total - 1 });
    expect(tooCheap.body).toMatchObject({ code: 'PRICE_CHANGED' });
    const { data } = await placeTestOrder(browser, {
      isSplit: true,
      paymentMethodId: PAYMENT.mobile,
      expectedTotal: totals.total,
    });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(order.shipping.parts?.map(({ rowIds }) => rowIds)).toEqual(order.rows.map(({ id }) => [id]));
    expect(order.totals.shipping).toBe(totals.shipping);
    const [mail] = await mailsTo(shop, emailOf(browser));
    expect(mail?.text).toContain('Delleverans 1: ');
    expect(mail?.text).toContain('Delleverans 2: ');
  });

  it('without a late part nothing is split, whatever is asked', async () => {
    const browser = await withCart();
    const wanted = { ...GOTHENBURG, isSplit: true, shippingMethodId: SHIPPING.servicePoint };
    const { isSplit, totals } = await put(browser, wanted);
    expect(isSplit).toBe(false);
    const { data } = await placeTestOrder(browser, { isSplit: true, expectedTotal: totals.total });
    const { order } = (await browser.request(getOrder, { params: { id: data.order.id } })).data;
    expect(order.shipping.parts).toEqual([]);
  });
});

describe('what the buyer tells', () => {
  it('[O2.17-16] survives a reload, and reaches the order, the mail and the one who packs', async () => {
    const browser = await withCart();
    await put(browser, { notes: { message: NOTES.message, handover: 'ring' }, newsletter: true });
    await put(browser, { notes: { doorCode: NOTES.doorCode, courier: NOTES.courier } });
    const checkout = await readCheckout(browser);
    expect([checkout.notes, checkout.newsletter]).toEqual([NOTES, true]);
    const { id } = (await placeTestOrder(browser, { notes: NOTES })).data.order;
    expect((await browser.request(getOrder, { params: { id } })).data.order.notes).toEqual(NOTES);
    const [mail] = await mailsTo(shop, emailOf(browser));
    expect(mail?.text).toContain('Portkod: 4711');
    expect(mail?.text).toContain('Meddelande till butiken: Slå in den, tack');
    const { order } = (await (await quickLogin(shop, 'employee')).request(getAdminOrder, { params: { id } })).data;
    expect(order.delivery).toEqual([
      { label: 'Portkod', text: '4711' },
      { label: 'Till budet', text: 'Ring på dörren. Gården, tredje porten' },
      { label: 'Meddelande till butiken', text: 'Slå in den, tack' },
    ]);
  });

  it('[O4-09] is forgotten, codes and all, when a terminal starts over; the rows stay', async () => {
    const browser = await withCart();
    await put(browser, { ...GOTHENBURG, notes: NOTES, newsletter: true });
    await browser.request(deleteCheckout);
    const { customer, notes, newsletter, cart } = await readCheckout(browser);
    expect([customer.zipCode, notes?.message, newsletter, cart.rows.length]).toEqual(['', '', false, 1]);
    await shop.browser().request(deleteCheckout);
  });

  it('has a longest length', async () => {
    const browser = await withCart();
    const { status } = await browser.send('PUT', '/api/checkout', { body: { notes: { message: 'x'.repeat(501) } } });
    expect(status).toBe(422);
  });
});

describe('a member', () => {
  it('[O2.17-16] finds the last order’s delivery and direct payment chosen, and what the courier was told', async () => {
    const member = await quickLogin(shop);
    await withCart({}, member);
    const first = await put(member, { ...GOTHENBURG, shippingMethodId: 13, paymentMethodId: PAYMENT.mobile });
    expect([first.shippingMethodId, first.paymentMethodId]).toEqual([13, PAYMENT.mobile]);
    await placeTestOrder(member, { shippingMethodId: 13, paymentMethodId: PAYMENT.mobile, notes: NOTES });
    await withCart({}, member);
    const second = await put(member, GOTHENBURG);
    expect([second.shippingMethodId, second.paymentMethodId]).toEqual([13, PAYMENT.mobile]);
    expect(second.notes).toEqual({ ...NOTES, message: '' });
    expect(second.newsletter).toBe(false);
  });

  it('[O2.17-16] never finds credit chosen, though the last order was bought on it', async () => {
    const member = await quickLogin(shop);
    await withCart({}, member);
    await placeTestOrder(member, { paymentMethodId: PAYMENT.invoice });
    await withCart({}, member);
    expect((await put(member, GOTHENBURG)).paymentMethodId).toBe(PAYMENT.card);
  });

  it('[O4-06] brings along what was typed before the login, and finds it on another device', async () => {
    const { username } = await shop.createMember('member', {
      firstName: 'Mia',
      street: 'Hemvägen 1',
      zipCode: '11122',
      city: 'Stockholm',
    });
    const phone = await withCart();
    await put(phone, {
      customer: { email: 'annan@exempel.se', zipCode: '41114' },
      notes: NOTES,
      paymentMethodId: PAYMENT.link,
    });
    const body = { username, password: TEST_PASSWORD };
    await phone.request(postLogin, { body });
    const laptop = shop.browser();
    await laptop.request(postLogin, { body });
    for (const browser of [phone, laptop]) {
      expect(await readCheckout(browser)).toMatchObject({
        customer: { email: 'annan@exempel.se', firstName: 'Mia', street: 'Hemvägen 1', zipCode: '11122' },
        notes: NOTES,
        paymentMethodId: PAYMENT.link,
      });
    }
  });
});
