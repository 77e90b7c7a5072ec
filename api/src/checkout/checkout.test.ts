import { postLogin, putCheckout } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUYER, fillCart, PAYMENT, placeTestOrder, readCheckout, SHIPPING, tryOrder } from '../testing/buying.ts';
import { createProduct, setStock } from '../testing/factories.ts';
import { createTestApp, TEST_PASSWORD, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const SENDABLE = [2, 11, 13, 14, 20];
const product = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: SENDABLE, ...values });

const withCart = async (browser: TestBrowser, quantity = 1, values: Parameters<typeof createProduct>[1] = {}) => {
  const { id } = await product(values);
  await fillCart(browser, id, quantity);
  return { browser, id };
};

const put = async (
  browser: TestBrowser,
  body: Parameters<typeof browser.request<typeof putCheckout>>[1] extends infer R
    ? R extends { body?: infer B }
      ? B
      : never
    : never,
) => (await browser.request(putCheckout, { body })).data.checkout;

describe('checkout', () => {
  it('[O7-15][2.17-03] an empty cart has nothing to choose and nothing to pay', async () => {
    const checkout = await readCheckout(shop.browser());
    expect(checkout).toMatchObject({
      shippingMethods: [],
      shippingMethodId: null,
      totals: { total: 0, paymentFee: 0 },
      locked: false,
    });
  });

  it('[O2.17-16] stores a half-filled form, field by field, over reloads', async () => {
    const { browser } = await withCart(shop.browser());
    await put(browser, { customer: { email: 'kim@' } });
    await put(browser, { customer: { firstName: 'Kim' }, paymentMethodId: PAYMENT.invoice });
    expect(await readCheckout(browser)).toMatchObject({
      customer: { email: 'kim@', firstName: 'Kim', lastName: '' },
      paymentMethodId: PAYMENT.invoice,
      totals: { paymentFee: 29 },
    });
  });

  it('[O2.17-16] keeps a company’s fields when others are changed after them', async () => {
    const { browser } = await withCart(shop.browser());
    const company = { companyName: 'Hamnbolaget AB', corpNumber: '556016-0680', invoiceReference: 'Greta 1204' };
    await put(browser, { customer: { kind: 'company', ...company } });
    const { customer } = await put(browser, { customer: { city: 'Göteborg' } });
    expect(customer).toMatchObject({ kind: 'company', city: 'Göteborg', ...company });
  });

  it('[O2.17-16] keeps what a visitor has typed and chosen when they log in, over what the member has', async () => {
    const { browser } = await withCart(shop.browser());
    await put(browser, {
      customer: { kind: 'private', street: 'Provgatan 7', mobile: ' ' },
      paymentMethodId: PAYMENT.link,
    });
    const known = { street: 'Hamngatan 1', phoneNumber: '0701234567' };
    const { username } = await shop.createMember('company', known);
    await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } });
    expect(await readCheckout(browser)).toMatchObject({
      customer: { kind: 'company', street: 'Provgatan 7', mobile: '0701234567' },
      paymentMethodId: PAYMENT.link,
    });
  });

  it('[O2.17-16] chooses the cheapest way to send it and direct payment, never pickup, never credit', async () => {
    const { browser } = await withCart(shop.browser());
    const checkout = await put(browser, { customer: { zipCode: '411 12' } });
    expect([checkout.shippingMethodId, checkout.paymentMethodId]).toEqual([SHIPPING.servicePoint, PAYMENT.card]);
    const credit = checkout.paymentMethods.map(({ isCredit }) => isCredit);
    expect(credit).toEqual([...credit].sort());
    expect(credit).toContain(true);
  });

  it('[1-91] [O6-17] offers instalments only to members who can have them, for a sum that has a plan', async () => {
    const member = await shop.loginAs('member');
    await withCart(member, 1, { priceOre: 200_000 });
    const typesOf = async (browser: TestBrowser, kind: 'private' | 'company' = 'private') =>
      (await put(browser, { customer: { kind, zipCode: '41112' } })).paymentMethods.map(({ id }) => id);
    expect(await typesOf(member)).toEqual(expect.arrayContaining([PAYMENT.invoice, PAYMENT.instalment]));
    // Credit for consumers is not for companies, which get an invoice of their own.
    const forCompany = await typesOf(member, 'company');
    expect(forCompany).toContain(PAYMENT.companyInvoice);
    expect(forCompany).not.toContain(PAYMENT.invoice);
    expect(forCompany).not.toContain(PAYMENT.instalment);

    const guest = shop.browser();
    await withCart(guest, 1, { priceOre: 200_000 });
    expect(await typesOf(guest)).not.toContain(PAYMENT.instalment);
    const poor = await shop.loginAs('member');
    await withCart(poor, 1, { priceOre: 50_000 });
    expect(await typesOf(poor)).not.toContain(PAYMENT.instalment);
    const rich = await shop.loginAs('member');
    await withCart(rich, 1, { priceOre: 5_000_001 });
    const direct = await typesOf(rich);
    expect([direct.includes(PAYMENT.instalment), direct.includes(PAYMENT.invoice)]).toEqual([false, false]);
    expect(direct).toContain(PAYMENT.card);
  });

  it('[O7-17] offers only pickup until the zip code is known, with every store and whether it has it', async () => {
    const { browser } = await withCart(shop.browser(), 2, { stock: { web: 9, '2': 2, '15': 1 } });
    const { shippingMethods, shippingMethodId } = await readCheckout(browser);
    expect(shippingMethods.map(({ id }) => id)).toEqual([SHIPPING.pickup]);
    expect(shippingMethodId).toBeNull();
    const stores = new Map(shippingMethods[0]?.stores.map(({ id, inStock }) => [id, inStock]));
    expect([stores.get(2), stores.get(15), stores.has(9999)]).toEqual([true, false, false]);
    const chosen = await put(browser, { shippingMethodId: SHIPPING.pickup, storeId: 2 });
    expect([chosen.shippingMethodId, chosen.storeId]).toEqual([SHIPPING.pickup, 2]);
  });

  it.each(['99999', '12345'])('[O5-18] knows no zip code %s, and no order goes there', async (zipCode) => {
    const { browser } = await withCart(shop.browser());
    const { isZipKnown, shippingMethods } = await put(browser, { customer: { zipCode } });
    expect([isZipKnown, shippingMethods.map(({ kind }) => kind)]).toEqual([false, ['store']]);
    expect((await put(browser, { customer: { zipCode: '41112' } })).isZipKnown).toBe(true);
    expect(
      await tryOrder(browser, { customer: { ...BUYER, zipCode }, shippingMethodId: SHIPPING.servicePoint }),
    ).toMatchObject({
      status: 422,
      body: { fields: { 'customer.zipCode': 'Postnumret finns inte. Kontrollera siffrorna.' } },
    });
  });

  it('[O2.17-16] says when each method arrives', async () => {
    const { browser } = await withCart(shop.browser());
    const { shippingMethods } = await put(browser, { customer: { zipCode: '41112' } });
    const label = (id: number) => shippingMethods.find((method) => method.id === id)?.dateLabel;
    expect([label(14), label(11)]).toEqual(['idag', 'tis 24 nov.']);
  });

  it('[O2.17-16] a pre-order arrives after its release, and goods that have to be ordered in have no date', async () => {
    const label = async (values: Parameters<typeof createProduct>[1]) => {
      const { browser } = await withCart(shop.browser(), 1, values);
      const { shippingMethods } = await put(browser, { customer: { zipCode: '41112' } });
      return shippingMethods.find(({ id }) => id === 11)?.dateLabel;
    };
    expect(await label({ stock: {}, releaseAt: new Date('2026-12-07T23:00:00Z') })).toBe('tors 10 dec.');
    expect(await label({ stock: {}, isBackorderable: true })).toBeNull();
    expect(await label({ stock: { supplier: 4 } })).toBe('tis 1 dec.');
  });

  it('[9-08][9-09][9-10][O9-05] sums goods, insurance, freight and fee, and the VAT inside', async () => {
    const browser = shop.browser();
    const { id } = await product({ insurance: { id: 1, name: 'Trygg', priceOre: 4900, provider: 'X' } });
    const event = {
      method: 'relative' as const,
      productId: id,
      quantity: 2,
      unitPrice: 100,
      extraData: { insured: true },
    };
    await browser.send('POST', '/api/cart', { body: { events: [event] } });
    const { totals } = await put(browser, { customer: { zipCode: '41112' }, paymentMethodId: PAYMENT.invoice });
    expect(totals).toEqual({
      goods: 200,
      insurance: 98,
      shipping: 49,
      paymentFee: 29,
      discount: 0,
      giftCards: 0,
      toPay: 376,
      total: 376,
      vat: 55.6,
      totalExcludingVat: 320.4,
    });
  });

  it('[O9-02][O6-18] freight, cart and method 20 agree about free freight', async () => {
    const member = await shop.loginAs('member');
    await withCart(member, 5);
    const { cart, shippingMethods, totals, shippingMethodId } = await readCheckout(member);
    expect(cart.freeShipping.isFree).toBe(true);
    expect(shippingMethods.find(({ id }) => id === 20)).toMatchObject({ price: 0, regularPrice: 79 });
    expect([shippingMethodId, totals.shipping]).toEqual([20, 0]);
  });

  it('[O3-23] a member finds the known fields filled in', async () => {
    const known = { street: 'Lillgatan 2', city: 'Borås', phoneNumber: '0701112233', invoiceReference: 'Anna 1204' };
    const member = await shop.loginAs('company', known);
    expect((await readCheckout(member)).customer).toMatchObject({
      kind: 'company',
      firstName: 'Tess',
      street: 'Lillgatan 2',
      mobile: '0701112233',
      companyName: 'Testbolaget AB',
      corpNumber: '559999-1238',
      invoiceReference: 'Anna 1204',
    });
  });

  it('[O3-23] what is written instead of a known field stays, also when it is emptied', async () => {
    const { browser } = await withCart(await shop.loginAs('company', { invoiceReference: 'Anna 1204' }));
    expect((await put(browser, { customer: { invoiceReference: '' } })).customer.invoiceReference).toBe('');
    expect((await readCheckout(browser)).customer.invoiceReference).toBe('');
  });

  it('[O5-01] checks the cart and reports its changes', async () => {
    const { browser, id } = await withCart(shop.browser(), 3);
    await setStock(shop.services.db, id, { web: 1 });
    const checkout = await readCheckout(browser);
    expect(checkout).toMatchObject({
      cart: { rows: [{ quantity: 1 }] },
      corrections: [{ type: 'MAX_STOCK_REACHED', value: 1 }],
    });
  });
});

describe('payment links', () => {
  it('[O2.1-11] opens the unpaid order with locked rows, until 14 days have passed', async () => {
    const { browser } = await withCart(shop.browser(), 2);
    const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.link });
    const token = data.payment.redirectUrl?.replace('/checkout/', '') ?? '';
    const anyone = shop.browser();
    expect(await readCheckout(anyone, token)).toMatchObject({
      locked: true,
      cart: { id: data.order.id, rows: [{ quantity: 2 }] },
      customer: { email: '', kind: 'private' },
      totals: { total: 249 },
      paymentMethodId: PAYMENT.card,
    });
    const read = async (link: string) => (await anyone.send('GET', `/api/checkout?paymentLink=${link}`)).status;
    expect(await Promise.all([read(token), read(`${token.slice(0, -2)}xx`), read(data.order.id)])).toEqual([
      200, 404, 404,
    ]);
    shop.clock.advance({ days: 14 });
    expect(await read(token)).toBe(404);
    shop.clock.advance({ days: -14 });
  });
});
