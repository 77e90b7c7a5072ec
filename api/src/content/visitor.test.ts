import { type ResponseOf, getMe, postCart, postNewsletterSubscription } from '@shop/contracts';
import { getProductList } from '@shop/contracts/api/discovery';
import { getPageComponents } from '@shop/contracts/api/navigation';
import { getProduct } from '@shop/contracts/api/product';
import { parseFilters } from '@shop/domain/filters';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type ApiResponse = ResponseOf<typeof postCart>['data'];
const add = async (browser: TestBrowser, productId: number, rest: object = {}): Promise<ApiResponse> => {
  const event = { method: 'relative' as const, productId, quantity: 1, ...rest };
  return (await browser.request(postCart, { body: { events: [event] } })).data;
};

describe('a visitor who is nobody', () => {
  it('[6-01][6-02][6-03][6-06] browses, searches, fills a cart and subscribes to the newsletter', async () => {
    const visitor = shop.browser();
    const { data } = await visitor.request(getPageComponents, { params: { entityType: 'index', entityId: '0' } });
    expect(data.components.length).toBeGreaterThan(3);
    expect((await visitor.request(getProduct, { params: { id: 300_001 } })).data.product.id).toBe(300_001);
    const found = await visitor.request(getProductList, { params: { type: 'search', value: 'tangentbord' } });
    expect(found.products.length).toBeGreaterThan(0);
    expect((await add(visitor, 300_001)).cart.rows).toHaveLength(1);
    await visitor.request(postNewsletterSubscription, { params: { email: 'ny.lasare@example.se' } });
    expect((await visitor.request(getMe)).data.user).toBeNull();
  });

  it('[3-71][3-72] filters by type and value, the prioritized one first, and gets the same filters', async () => {
    const params = { type: 'search' as const, value: 'tangentbord' };
    const filters = ['stock^2', '*attributes^price-1-1~2~3~4~5~6~7~8~9'];
    const { query, filters: boxes } = await shop.browser().request(getProductList, { params, query: { filters } });
    expect(query.filters.toSorted()).toEqual(filters.toSorted());
    expect(parseFilters(query.filters)).toEqual([
      { type: 'stock', value: 2, prioritized: false },
      { type: 'attributes', value: 'price-1-1~2~3~4~5~6~7~8~9', prioritized: true },
    ]);
    expect(boxes[0]?.id).toBe('price');
  });
});

describe('the cart on the wire', () => {
  it('[3-06][3-07][3-09][3-11] takes events with every field, and returns rows with extraData, the insurance’s price and errors', async () => {
    const browser = shop.browser();
    const { products } = await browser.request(getProductList, { params: { type: 'section', value: '4' } });
    const insurable = products.find(
      ({ insurance, price, isDigital }) => insurance && price.pass === null && !isDigital,
    );
    if (insurable === undefined) throw new Error('Nothing can be insured.');
    const { id: productId, unitPrice } = insurable;
    await add(browser, productId, { unitPrice, pass: null, extraData: { insured: true }, key: null, value: null });
    const update = {
      method: 'updateRow',
      key: 'sharedCartId',
      value: 'abc',
      productId,
      unitPrice,
      pass: null,
      quantity: null,
      extraData: { insured: true },
    };
    const { cart, errors } = await add(browser, productId, update);
    expect(cart.rows.map(({ extraData, insurance }) => [extraData, insurance?.price])).toEqual([
      [{ insured: true, sharedCartId: 'abc' }, insurable.insurance?.price],
    ]);
    expect(errors).toEqual([]);
    const wrong = await add(shop.browser(), productId, { unitPrice: (unitPrice ?? 0) + 1 });
    expect(wrong.errors).toEqual([expect.stringContaining('har ändrats från')]);
  });

  it('[6-20][3-12] removes what needs a higher level, and says so by type, value and name', async () => {
    const low = await shop.loginAs('member', { rankLevel: 13 });
    const { cart, corrections } = await add(low, 300_008);
    expect(cart.rows).toEqual([]);
    expect(corrections).toEqual([
      { type: 'LVL_RULE_NOT_FURFILLED', value: 14, name: expect.any(String), from: 1, to: 0 },
    ]);
    const high = await add(await shop.loginAs('member', { rankLevel: 14 }), 300_008);
    expect([high.cart.rows.length, high.corrections]).toEqual([1, []]);
  });
});
