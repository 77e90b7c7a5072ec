import { getProductList, getSponsoredClick, getSponsoredViewport } from '@shop/contracts/api/discovery';
import { postProductView } from '@shop/contracts/api/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { category, product, sponsoredHit, topList, topListProduct } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';

let shop: TestApp;
const SPONSORED = [30, 31, 32];

beforeAll(async () => {
  shop = await createTestApp();
  const products = Array.from({ length: 40 }, (_, index) => index + 1).map((id) =>
    aProduct({
      id,
      categoryId: 101,
      name: `Norrsken modell ${id}`,
      manufacturerId: id <= 20 ? 1 : 2,
      popularity: 1000 - id,
      priceOre: 10_000 * id,
      attributeValueIds: [id % 2 === 0 ? 11 : 12, 21],
      isSponsored: SPONSORED.includes(id),
      ...(id === 3 && { priceType: 'member', regularPriceOre: 75_000 }),
    }),
  );
  await fillCatalogue(shop, {
    products,
    stock: products.map(({ id }) => ({ productId: id, place: 'web', quantity: 1 })),
  });
  const { db } = shop.services;
  await db.insert(category).values({
    id: 900,
    sectionId: 13,
    parentId: 101,
    name: 'Vita',
    internalName: 'vita',
    icon: 'box',
    level: 3,
    sort: 1,
    specialFilters: 'f=attributes^1-1-12',
  });
  await db.insert(topList).values({ id: 5, name: 'Topp', internalName: 'topp' });
  await db
    .insert(topListProduct)
    .values(Array.from({ length: 30 }, (_, index) => ({ topListId: 5, productId: 40 - index, sort: index })));
});
afterAll(() => shop.close());

type ListType = Parameters<typeof send>[0];
const send = (
  type:
    | 'search'
    | 'category'
    | 'campaign'
    | 'manufacturer'
    | 'manufacturer-page'
    | 'section'
    | 'toplist'
    | 'article'
    | 'memberDeals',
  value: string,
  query: object = {},
) => shop.browser().request(getProductList, { params: { type, value }, query });
const ids = async (type: ListType, value: string, query: object = {}): Promise<number[]> =>
  (await send(type, value, query)).products.map(({ id }) => id);

describe('productdiscovery/:type/:value', () => {
  it('[9-64] gives 24 products a page, page after page', async () => {
    const [first, second, third] = [
      await send('category', '101'),
      await send('category', '101', { page: 2 }),
      await send('category', '101', { page: 3 }),
    ];
    expect([first.products.length, second.products.length, third.products.length]).toEqual([24, 16, 0]);
    expect(first).toMatchObject({ totalProductCount: 40, filteredProductCount: 40, page: 1, pageCount: 2 });
    expect(new Set([...first.products, ...second.products].map(({ id }) => id)).size).toBe(40);
  });

  it('[9-65] gives 12 a page in a top list, in the order of the list', async () => {
    const list = await send('toplist', '5');
    expect(list.products.map(({ id }) => id)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29]);
    expect(list).toMatchObject({ totalProductCount: 30, pageCount: 3 });
    expect(await ids('toplist', '5', { page: 2 })).toEqual([28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17]);
  });

  it('[O8-02][4-77] offers the sort options and takes the first one for any it does not know', async () => {
    const list = await send('category', '101', { sortBy: 'nonsense' });
    expect(list.sortOptions.map(({ label }) => label)).toEqual([
      'Rekommenderat',
      'Lägsta pris',
      'Högsta pris',
      'Nyast',
      'Bäst betyg',
      'Namn A–Ö',
    ]);
    expect(list.query.sortBy).toBe(list.sortOptions[0]?.value);
    expect((await ids('category', '101', { sortBy: 'price-asc' })).slice(0, 3)).toEqual([1, 2, 4]);
  });

  it('[7.6-03] takes where a search came from, and no list of another kind changes by it', async () => {
    const origin = 'DID_YOU_MEAN';
    expect(await ids('category', '101', { origin })).toEqual(await ids('category', '101'));
    expect((await send('search', 'mus', { origin })).query.searchString).toBe('mus');
    const unknown = await shop.browser().send('GET', '/api/productdiscovery/search/mus?origin=GUESS');
    expect(unknown.status).toBe(400);
  });

  it('[O4-34] orders by what this shopper pays', async () => {
    const member = await shop.loginAs('member');
    const list = await member.request(getProductList, {
      params: { type: 'category', value: '101' },
      query: { sortBy: 'price-asc' },
    });
    expect(list.products.slice(0, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect((await ids('category', '101', { sortBy: 'price-asc' })).slice(0, 7)).toEqual([1, 2, 4, 5, 6, 7, 3]);
  });

  it('is the same for all members, as the contract promises', async () => {
    expect(getProductList.audienceSeconds).toBeGreaterThan(0);
    const request = { params: { type: 'category', value: '101' }, query: { sortBy: 'price-asc' } } as const;
    const [newcomer, other] = [
      await shop.loginAs('member', { rankLevel: 1, zipCode: '11120' }),
      await shop.loginAs('member', { rankLevel: 9, zipCode: '98131', isCorporateCustomer: true }),
    ];
    await other.request(postProductView, { params: { id: 4 } });
    expect(await other.request(getProductList, request)).toEqual(await newcomer.request(getProductList, request));
  });

  it('[O4-34] bands prices by what this shopper pays', async () => {
    const member = await shop.loginAs('member');
    // Product 3 costs members 300 and visitors 750.
    const inBand = async (browser: Pick<typeof member, 'request'>, band: number) => {
      const { products, filters } = await browser.request(getProductList, {
        params: { type: 'category', value: '101' },
        query: { filters: [`attributes^price-1-${band}`] },
      });
      const box = filters.filter(({ id }) => id === 'price');
      expect(box).toHaveLength(1);
      expect(box[0]?.values.find(({ value }) => value === String(band))).toMatchObject({
        count: products.length,
        selected: true,
      });
      return products.map(({ id }) => id);
    };
    expect(await inBand(member, 3)).toEqual([3, 4]);
    expect(await inBand(shop.browser(), 3)).toEqual([4]);
    expect(await inBand(shop.browser(), 4)).toEqual([3, 5, 6, 7, 8, 9]);
    expect(await inBand(member, 4)).toEqual([5, 6, 7, 8, 9]);
  });

  it('[O2.13-11][3-59] puts at most two paid products first, marks them, and gives them tickets', async () => {
    const { products } = await send('category', '101');
    expect(products.slice(0, 4).map(({ id, sponsored }) => [id, sponsored])).toEqual([
      [30, true],
      [31, true],
      [1, false],
      [2, false],
    ]);
    expect(products.filter(({ ticket }) => ticket !== null)).toHaveLength(2);
    const next = await send('category', '101', { page: 2 });
    expect(next.products.every(({ sponsored, ticket }) => !sponsored && ticket === null)).toBe(true);
    expect((await send('category', '101', { sortBy: 'price-asc' })).products[0]).toMatchObject({
      id: 1,
      sponsored: false,
    });
    expect((await send('manufacturer', '2')).products[0]?.sponsored).toBe(false);
  });

  it('takes paid positions from the filtered products only', async () => {
    const { products } = await send('category', '101', { filters: ['attributes^1-1-12'] });
    expect(products.slice(0, 2).map(({ id, sponsored }) => [id, sponsored])).toEqual([
      [31, true],
      [1, false],
    ]);
  });

  it('[3-76][O3-13] builds the boxes of the filter panel: stock with stores, then maker, price, and attributes', async () => {
    const { filters } = await send('category', '101', { filters: ['manufacturer^2'] });
    expect(filters.map(({ id, type, stock }) => [id, type, stock])).toEqual([
      ['manufacturer', 'manufacturer', false],
      ['1', 'attributes', false],
    ]);
    expect(filters[0]?.values).toEqual([
      { value: '1', name: 'Norrsken', count: 20, selected: false },
      { value: '2', name: 'Vindil', count: 20, selected: true },
    ]);
    const ids = (await send('category', '101')).filters.map(({ id }) => id);
    expect(ids).toEqual(['manufacturer', 'price', '1']);
    const chosen = await send('category', '101', { filters: ['stock^2'] });
    expect(chosen.filters[0]).toMatchObject({ id: 'stock', stock: true, name: 'Lagerstatus' });
    expect(chosen.filters[0]?.values).toEqual([
      { value: '0', name: 'Webblager', count: 40, selected: false },
      { value: '2', name: 'Butik 2', count: 0, selected: true },
    ]);
    expect(chosen.products).toEqual([]);
  });

  it.each([
    ['attributes^1-1-12', [1, 3, 5]],
    ['category-filter^category-1-102~s101', [1, 2, 3]],
    ['search^modell 7', [7]],
    ['campaign^7866', [1, 8, 15]],
    ['memberDeals^1', [3]],
    ['stock^0', [1, 2, 3]],
    ['manufacturer^2', [21, 22, 23]],
    ['*manufacturer^2', [21, 22, 23]],
  ])('[3-71][3-72][3-73][3-75][7.6-02] keeps what the filter %s lets through', async (filter, first) => {
    const { products, query } = await send('section', '13', { filters: [filter] });
    expect(products.slice(0, 3).map(({ id }) => id)).toEqual(first);
    expect(query.filters).toEqual([filter]);
  });

  it('[7.6-02] reads filters under the name that the specification writes', async () => {
    const path =
      '/api/productdiscovery/section/13?filters[]=manufacturer^2&filters[]=attributes^1-1-12&touchpoint=MOBILE&page=1';
    const { status, body } = await shop.browser().send('GET', encodeURI(path));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      filteredProductCount: 10,
      query: { filters: ['manufacturer^2', 'attributes^1-1-12'] },
    });
  });

  it('[4-81] puts the boxes of prioritized filters first', async () => {
    const { filters } = await send('category', '101', { filters: ['*attributes^1-1-11'] });
    expect(filters[0]?.id).toBe('1');
    expect(filters[0]?.values.map(({ name, count, selected }) => [name, count, selected])).toEqual([
      ['Svart', 20, true],
      ['Vit', 20, false],
    ]);
  });

  it.each([
    '',
    'x',
    'attributes^',
    'attributes^1-2-11',
    'attributes^1-1-',
    'attributes^2-1-11',
    'attributes^99-1-1',
    'attributes^price-1-77',
    'manufacturer^9999',
    'stock^x',
    "attributes^1-1-1'; --",
    'stock^9999999999',
    'manufacturer^9999999999',
    'category-filter^category-2-1',
    'attributes^1-1-4294967296',
  ])('[7.6-02][O4-30] ignores the malformed or unknown filter "%s"', async (filter) => {
    const list = await send('category', '101', { filters: [filter, 'attributes^1-1-11'] });
    const isImpossible = filter.startsWith('stock^9');
    expect(list.filteredProductCount).toBe(isImpossible ? list.filteredProductCount : 20);
  });

  it('[3-77] returns the page as filters beside the chosen ones', async () => {
    const { query } = await send('category', '101', { filters: ['attributes^1-1-11', 'broken'] });
    expect(query).toMatchObject({
      initialFilters: ['category-filter^category-1-101'],
      filters: ['attributes^1-1-11'],
      autoCorrect: true,
    });
    expect((await send('search', 'norrsken')).query.initialFilters).toEqual(['search^norrsken']);
  });

  it('[3-78] counts the category tree under the current filters', async () => {
    const list = await send('section', '13', { filters: ['attributes^1-1-11'] });
    expect(list.categories.children.map(({ id, productCount }) => [id, productCount])).toEqual([[10, 20]]);
    expect(list.categories.children[0]?.children.map(({ id, productCount }) => [id, productCount])).toEqual([
      [101, 20],
    ]);
    expect(
      (await send('category', '10')).categories.children.map(({ id, productCount }) => [id, productCount]),
    ).toEqual([[101, 40]]);
  });

  it('[2.1-37] shows in a special category the products of its parent category that match its stored filters', async () => {
    for (const value of ['900', 's900']) {
      const list = await send('category', value);
      expect(list.totalProductCount).toBe(40);
      expect(list.filteredProductCount).toBe(20);
      expect(list.products.every(({ id }) => id % 2 === 1)).toBe(true);
    }
  });

  it('[1-12][1-13][1-14][1-15][1-16] lists by section, category, manufacturer, campaign and top list', async () => {
    expect((await send('section', '13')).totalProductCount).toBe(40);
    expect((await send('category', '10')).totalProductCount).toBe(40);
    expect((await send('manufacturer', '1')).totalProductCount).toBe(20);
    expect((await send('manufacturer-page', '1', { categoryId: 101 })).totalProductCount).toBe(20);
    expect((await send('manufacturer-page', '1', { categoryId: 102 })).totalProductCount).toBe(0);
    expect(await ids('campaign', '7866')).toEqual([1, 8, 15, 22, 29, 36]);
    expect((await send('toplist', '5')).totalProductCount).toBe(30);
  });

  it('[O3-26] lists what has a member price', async () => {
    expect(await ids('memberDeals', '1')).toEqual([3]);
    expect(await ids('category', '101', { filters: ['memberDeals^1'] })).toEqual([3]);
  });

  it.each([
    'category/1',
    'category/abc',
    'campaign/1',
    'manufacturer/99',
    'section/99',
    'toplist/99',
    'article/1',
    'manufacturer-page/99',
  ])('[O7-21] answers 404 in Swedish for %s', async (path) => {
    const response = await shop.browser().send('GET', `/api/productdiscovery/${path}`);
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ code: 'NOT_FOUND', error: expect.stringContaining('finns inte') });
  });

  it('caches lists without filters for less than a minute', async () => {
    const price = async () => (await send('category', '101', { sortBy: 'price-asc' })).products[0]?.price.price;
    expect(await price()).toBe(100);
    await shop.services.db.update(product).set({ priceOre: 5_000 }).where(eq(product.id, 1));
    shop.clock.advance({ seconds: 60 });
    expect(await price()).toBe(50);
    await shop.services.db.update(product).set({ priceOre: 10_000 }).where(eq(product.id, 1));
    shop.clock.advance({ seconds: 60 });
  });
});

describe('sponsored products', () => {
  const hits = () => shop.services.db.select().from(sponsoredHit);

  it('[7.6-08][7.6-10][O7-24] counts an impression and a click once per ticket and session, and returns 204 uncached', async () => {
    const [first] = (await send('category', '101')).products;
    const ticket = first?.ticket ?? '';
    const { headers } = await shop.browser().send('GET', `/api/productdiscovery/viewport/${ticket}?touchpoint=DESKTOP`);
    expect(headers['cache-control']).toContain('no-store');
    for (let index = 0; index < 3; index += 1) {
      await shop.browser().request(getSponsoredViewport, { params: { ticket } });
      await shop.browser().request(getSponsoredClick, { params: { ticket } });
    }
    expect((await hits()).map(({ kind, productId }) => [kind, productId]).sort()).toEqual([
      ['click', 30],
      ['viewport', 30],
    ]);
    const member = await shop.loginAs();
    await member.request(getSponsoredClick, { params: { ticket } });
    expect(await hits()).toHaveLength(3);
  });

  it('[F22] counts once for an address without a session, whatever its browsers call themselves', async () => {
    const [first] = (await send('category', '101')).products;
    const ticket = first?.ticket ?? '';
    const before = (await hits()).length;
    for (const browser of ['a', 'b', 'c']) {
      const headers = { 'user-agent': browser, 'x-forwarded-for': '203.0.113.60' };
      await shop.browser().send('GET', `/api/productdiscovery/click/${ticket}`, { headers });
    }
    expect(await hits()).toHaveLength(before + 1);
  });

  it('counts nothing for a forged ticket', async () => {
    const before = (await hits()).length;
    for (const ticket of ['x', '30.aaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa'])
      await shop.browser().request(getSponsoredClick, { params: { ticket } });
    expect(await hits()).toHaveLength(before);
  });
});
