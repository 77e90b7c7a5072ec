import * as contracts from '@shop/contracts';
import { postCart, postProductView, postStarredStore, postWishlist, type Endpoint } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { aProduct, fillCatalogue, FIXTURE_STORES } from '../testing/shop-fixture.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const audienceCalls = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .filter(({ audienceSeconds }) => audienceSeconds !== undefined);

/**
 * Requests to each endpoint that the shop's server may cache per audience, as they are really made; an endpoint
 * without an entry fails.
 */
const REQUESTS: Readonly<Record<string, readonly string[]>> = {
  'productdiscovery/:type/:value': [
    'productdiscovery/category/101',
    'productdiscovery/category/101?sortBy=price-asc&page=1',
    'productdiscovery/category/101?filters[]=attributes^price-1-3',
    'productdiscovery/section/13',
    'productdiscovery/manufacturer/1',
    'productdiscovery/search/norrsken',
  ],
};

/** Tickets of paid positions are random; the position itself is compared. */
const withoutTickets = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'ticket' ? typeof value : value)));

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const products = Array.from({ length: 30 }, (_, index) => index + 1).map((id) =>
    aProduct({
      id,
      categoryId: 101,
      name: `Norrsken modell ${id}`,
      manufacturerId: 1,
      priceOre: 10_000 * id,
      isSponsored: id > 28,
      ...(id === 3 && { priceType: 'member', regularPriceOre: 75_000 }),
    }),
  );
  await fillCatalogue(shop, {
    products,
    stock: products.map(({ id }) => ({ productId: id, place: 'web', quantity: 1 })),
  });
});
afterAll(() => shop.close());

/** Creates all state that a shopper can create: views, a cart, a store, a wish list. */
async function shopAround(browser: TestBrowser, productId: number, isMember: boolean): Promise<void> {
  await browser.request(postProductView, { params: { id: productId } });
  await browser.request(postCart, { body: { events: [{ method: 'relative', productId, quantity: 1 }] } });
  if (!isMember) return;
  await browser.request(postStarredStore, { body: { storeId: FIXTURE_STORES[0] ?? 1 } });
  await browser.request(postWishlist, { body: { name: 'Önskningar' } });
}

describe('what the shop’s server may store for all members, and for all visitors', () => {
  it('[F24] has a request here for every such call', () => {
    expect(audienceCalls.map(({ path }) => path).toSorted()).toEqual(Object.keys(REQUESTS).toSorted());
  });

  it.each(Object.values(REQUESTS).flat())(
    '[F24] is the same for two members, and for two visitors: %s',
    async (path) => {
      const responses = async (browsers: readonly TestBrowser[]) =>
        Promise.all(browsers.map(async (browser) => withoutTickets((await browser.send('GET', `/api/${path}`)).body)));
      const newcomer = await shop.loginAs('member', { rankLevel: 1, zipCode: '11120' });
      const company = await shop.loginAs('member', { rankLevel: 24, zipCode: '98131', isCorporateCustomer: true });
      const [visitor, other] = [shop.browser(), shop.browser()];
      await shopAround(company, 4, true);
      await shopAround(other, 5, false);
      const [first, second] = await responses([newcomer, company]);
      expect(second).toEqual(first);
      expect(first).toMatchObject({
        products: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
      });
      const [third, fourth] = await responses([visitor, other]);
      expect(fourth).toEqual(third);
    },
  );
});
