import { postCart } from '@shop/contracts';
import { getProductTips } from '@shop/contracts/api/product';
import { getBundleOffers, getDiscontinuedTips, getExtraProductData } from '@shop/contracts/api/recommendations';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { priceHistory, productRelation } from '../db/schema/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
const at = (text: string): Date => new Date(text);
const OFFER_END = at('2026-12-24T00:00:00+01:00');

const relation = (kind: 'bundle' | 'replacement', productId: number, relatedId: number, offerPriceOre?: number) => ({
  kind,
  productId,
  relatedId,
  sort: relatedId,
  offerPriceOre: offerPriceOre ?? null,
  offerEndsAt: offerPriceOre === undefined ? null : OFFER_END,
});

beforeAll(async () => {
  shop = await createTestApp();
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  await fillCatalogue(shop, {
    products: ids.map((id) =>
      aProduct({
        id,
        categoryId: id < 6 ? 101 : 102,
        name: `Sak ${id}`,
        priceOre: 100_000 + id * 1000,
        isDiscontinued: id === 6,
        ...(id === 1 && { statusCodes: [11], minimumRankLevel: 3 }),
      }),
    ),
    stock: ids.filter((id) => id !== 4).map((productId) => ({ productId, place: 'web', quantity: productId })),
  });
  await shop.services.db
    .insert(productRelation)
    .values([
      relation('bundle', 1, 2, 90_000),
      relation('bundle', 1, 3),
      relation('bundle', 1, 4, 90_000),
      relation('bundle', 5, 3),
      relation('bundle', 7, 2, 150_000),
      relation('replacement', 6, 8),
      relation('replacement', 2, 8),
    ]);
  await shop.services.db.insert(priceHistory).values([
    { productId: 1, priceOre: 120_000, validFrom: at('2026-09-01T00:00:00Z') },
    { productId: 1, priceOre: 101_000, validFrom: at('2026-11-01T00:00:00Z') },
  ]);
});
afterAll(() => shop.close());

const offers = (id: number) => shop.browser().request(getBundleOffers, { params: { id } });

describe('product-tips/:id/bundle-offers', () => {
  it('[7.6-12][3-111] returns, bare, whether it is a bundle, and its products that can be bought', async () => {
    const { isBundle, products } = await offers(1);
    expect(isBundle).toBe(true);
    expect(products.map(({ id, price }) => [id, price.price, price.vat, price.type])).toEqual([
      [2, 900, 180, 'priceList'],
      [3, 1030, 206, null],
    ]);
    expect(products[0]?.regularPrice).toEqual({ price: 1020 });
  });

  it('[7.6-12] is no bundle without a price of its own, nor with one that is not below the ordinary price', async () => {
    expect(await offers(5)).toMatchObject({ isBundle: false, products: [{ id: 3 }] });
    expect(await offers(7)).toMatchObject({
      isBundle: false,
      products: [{ id: 2, price: { price: 1020, pass: null } }],
    });
    expect(await offers(999)).toEqual({ isBundle: false, products: [] });
  });

  it('[O3-03][O5-04] gives a pass that is worth the offer in a cart with its origin, and nothing without', async () => {
    const offer = (await offers(1)).products[0];
    const event = (productId: number, unitPrice: number, rest: object) => ({
      method: 'relative' as const,
      productId,
      quantity: 1,
      unitPrice,
      ...rest,
    });
    const bought = { pass: offer?.price.pass ?? null, extraData: { offerOriginProductId: 5 } };
    const forged = await shop
      .browser()
      .request(postCart, { body: { events: [event(5, 1050, {}), event(2, 900, bought)] } });
    expect(forged.data.cart.rows.map(({ unitPrice }) => unitPrice)).toEqual([1050, 1020]);

    const member = await shop.loginAs('member', { rankLevel: 5 });
    const events = [event(1, 1010, {}), event(2, 900, { ...bought, extraData: { offerOriginProductId: 1 } })];
    const { data } = await member.request(postCart, { body: { events } });
    expect(data.cart.rows.map(({ product, unitPrice }) => [product.id, unitPrice])).toEqual([
      [1, 1010],
      [2, 900],
    ]);
    expect(data.errors).toEqual([]);
  });

  it('[O3-03] ends when the offer ends', async () => {
    shop.clock.set('2026-12-24T00:00:01+01:00');
    expect(await offers(1)).toMatchObject({
      isBundle: false,
      products: [{ id: 2, price: { price: 1020 } }, { id: 3 }],
    });
    shop.clock.set('2026-11-20T10:00:00+01:00');
  });

  it('is the same for all and cacheable', async () => {
    const { headers } = await shop.browser().send('GET', '/api/product-tips/1/bundle-offers?touchpoint=DESKTOP');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['set-cookie']).toBeUndefined();
    expect((await shop.browser().send('GET', '/api/product-tips/1/bundle-offers?touchpoint=TV')).status).toBe(400);
  });
});

describe('product-tips/:id/discontinued-tips', () => {
  const tips = async (id: number) =>
    (await shop.browser().request(getDiscontinuedTips, { params: { id } })).products.map((each) => each.id);

  it('[7.6-13] returns, bare, the chosen successor first and then similar products, never the product itself', async () => {
    const ids = await tips(6);
    expect(ids[0]).toBe(8);
    expect(ids.toSorted()).toEqual([7, 8, 9]);
  });

  it('[7.6-13] returns nothing for a product that is still sold, and 404 for an unknown one', async () => {
    expect(await tips(2)).toEqual([]);
    expect((await shop.browser().send('GET', '/api/product-tips/999/discontinued-tips')).status).toBe(404);
  });

  it('[3-110] leaves the other tips as they are', async () => {
    expect(await shop.browser().request(getProductTips, { params: { id: 6 } })).toMatchObject({ engine: 'relations' });
  });
});

describe('product/extra-data', () => {
  it('[7.6-19][6-39][O6-04] returns internal figures by product id to employees; unknown ids are left out', async () => {
    const employee = await shop.loginAs('employee');
    const { data } = await employee.request(getExtraProductData, { query: { products: [1, 6, 999] } });
    expect(Object.keys(data)).toEqual(['1', '6']);
    expect(data['1']).toEqual({
      hasReceivedExtraData: true,
      articleNumber: 'ART1',
      ean: '7350000000001',
      statusCodes: [11],
      stockByPlace: { web: 1 },
      priceHistory: [
        { price: 1010, validFrom: 1_793_491_200 },
        { price: 1200, validFrom: 1_788_220_800 },
      ],
      popularity: 100,
      soldLast30Days: 0,
      isListed: true,
      campaigns: [{ id: 7866, name: 'Black Friday' }],
      editPath: '/admin/product/1',
    });
  });

  it('[O7-43][O6-02] refuses visitors with 401 and members, corporate ones too, with 403', async () => {
    const path = '/api/product/extra-data?products[]=1';
    expect((await shop.browser().send('GET', path)).status).toBe(401);
    for (const kind of ['member', 'company'] as const) {
      const response = await (await shop.loginAs(kind)).send('GET', path);
      expect([response.status, response.text.includes('priceHistory')]).toEqual([403, false]);
    }
    expect((await (await shop.loginAs('admin')).send('GET', path)).headers['cache-control']).toBe('private, no-store');
  });

  it('[7.6-19] takes at most a hundred ids', async () => {
    const employee = await shop.loginAs('employee');
    const many = Array.from({ length: 101 }, (_, index) => `products[]=${index + 1}`).join('&');
    expect((await employee.send('GET', `/api/product/extra-data?${many}`)).status).toBe(400);
    expect((await employee.send('GET', '/api/product/extra-data')).status).toBe(400);
  });
});
