import { type CartEvent, getBundleOffers, getCart, getOrder, getShippingRelatedInfo, postCart } from '@shop/contracts';
import { shippingEstimateRequest } from '@shop/domain/shipping-estimate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { productRelation, stock } from '../db/schema/index.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { placeTestOrder, tryOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const product = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], ...values });

const send = async (browser: TestBrowser, ...events: Partial<CartEvent>[]) => {
  const whole = events.map((event) => ({
    method: 'relative' as const,
    quantity: 1,
    unitPrice: 100,
    pass: null,
    extraData: {},
    ...event,
  }));
  return (await browser.request(postCart, { body: { events: whole } })).data;
};

const orderOf = async (browser: TestBrowser, id: string) =>
  (await browser.request(getOrder, { params: { id } })).data.order;

describe('bundle offers from the product page to the order', () => {
  const bundle = async () => {
    const [origin, other] = [await product(), await product()];
    await shop.services.db.insert(productRelation).values({
      kind: 'bundle',
      productId: origin.id,
      relatedId: other.id,
      sort: 1,
      offerPriceOre: 6000,
      offerEndsAt: new Date('2026-12-24T00:00:00+01:00'),
    });
    await refreshListings(shop.services, [origin.id, other.id]);
    const { products } = await shop.browser().request(getBundleOffers, { params: { id: origin.id } });
    const offered = {
      productId: other.id,
      unitPrice: 60,
      pass: products[0]?.price.pass ?? null,
      extraData: { offerOriginProductId: origin.id },
    };
    return { origin: { productId: origin.id }, offered, otherId: other.id };
  };

  it('[O5-04][O3-03] are bought at the offer price together with their origin', async () => {
    const { origin, offered } = await bundle();
    const browser = shop.browser();
    expect((await send(browser, origin, offered)).cart.rows.map(({ unitPrice }) => unitPrice)).toEqual([100, 60]);
    const { data } = await placeTestOrder(browser, { expectedTotal: 209 });
    expect((await orderOf(browser, data.order.id)).rows.map(({ unitPrice }) => unitPrice)).toEqual([100, 60]);
  });

  it('[O5-04] without the origin cost what they cost, and say so; the order waits for that to be seen', async () => {
    const { origin, offered, otherId } = await bundle();
    const browser = shop.browser();
    await send(browser, origin, offered);
    const { cart, corrections } = await send(browser, { ...origin, quantity: -1 });
    expect(corrections).toMatchObject([{ type: 'OFFER_ORIGIN_MISSING', value: 60, name: `Testvara ${otherId}` }]);
    expect(cart.rows).toMatchObject([{ product: { id: otherId }, unitPrice: 100 }]);
    expect((await tryOrder(browser, { expectedTotal: 109 })).body).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('[O5-04] need as many of the origin as of themselves', async () => {
    const { origin, offered } = await bundle();
    const { corrections } = await send(shop.browser(), origin, { ...offered, quantity: 2 });
    expect(corrections).toMatchObject([{ type: 'OFFER_ORIGIN_MISSING', value: 60 }]);
  });
});

describe('insured rows', () => {
  it('[1-21][3-07][9-09] are charged with their insurance per unit, without VAT, and keep it on the order', async () => {
    const insurance = { id: 3, name: 'Trygghet 3 år', priceOre: 14_900, provider: 'Försäkringsbolaget' };
    const { id } = await product({ priceOre: 50_000, insurance });
    const browser = shop.browser();
    const { cart } = await send(browser, { productId: id, quantity: 2, unitPrice: 500, extraData: { insured: true } });
    expect(cart.rows[0]?.insurance).toMatchObject({ price: 149, name: 'Trygghet 3 år' });
    const { data } = await placeTestOrder(browser);
    const { totals, rows } = await orderOf(browser, data.order.id);
    expect(totals).toMatchObject({ goods: 1000, insurance: 298, shipping: 49, total: 1347, vat: 209.8 });
    expect(rows).toMatchObject([{ extraData: { insured: true }, insurance: { price: 149 } }]);
  });

  it('[1-21] cannot be made of what has no insurance', async () => {
    const { id } = await product();
    const { cart, corrections } = await send(shop.browser(), { productId: id, extraData: { insured: true } });
    expect(cart.rows[0]?.extraData).toEqual({});
    expect(corrections).toMatchObject([{ type: 'INSURED_TOGGLE', value: false }]);
  });
});

describe('bargains', () => {
  it('[1-18][O5-07] are a limited sale: the last one is cut to, sold once, and then gone from other carts', async () => {
    const { id } = await product({ isFyndware: true, stock: { web: 1 } });
    const [first, second] = [shop.browser(), shop.browser()];
    const { cart, corrections } = await send(first, { productId: id, quantity: 3 });
    expect([cart.rows[0]?.quantity, corrections]).toMatchObject([1, [{ type: 'MAX_STOCK_LIMITED', value: 1 }]]);
    await send(second, { productId: id });
    const responses = await Promise.all([tryOrder(first), tryOrder(second)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [left] = await shop.services.db.select().from(stock).where(eq(stock.productId, id));
    expect(left?.quantity).toBe(0);
    const loser = responses[0]?.status === 200 ? second : first;
    const { data } = await loser.request(getCart, { query: { checkCart: true } });
    expect(data.cart.rows).toEqual([]);
  });
});

describe('the shipping estimate', () => {
  it('[6-28][O6-15] says is_corporate_customer false for everybody; a company that says otherwise is refused', async () => {
    const company = await shop.loginAs('company');
    const info = await company.request(getShippingRelatedInfo);
    const estimated = {
      price: { price: 500 },
      packageMeasurements: [100, 100, 100],
      packageWeight: 500,
      packageSizeId: 1,
      possibleDeliveryMethods: [11],
    };
    const made = shippingEstimateRequest(estimated, info, { zipCode: '41112' });
    expect(made.filters.is_corporate_customer).toBe(false);
    const post = (filters: object) =>
      company.send('POST', '/api/shipping-method/estimate', { body: { ...made, filters } });
    expect((await post(made.filters)).status).toBe(200);
    expect((await post({ ...made.filters, is_corporate_customer: true })).status).toBe(422);
  });
});
