import { getTopList, getTopLists } from '@shop/contracts/api/navigation';
import { getCategoryTiles } from '@shop/contracts/api/recommendations';
import { TILE_ENTITY_TYPES } from '@shop/domain/ids';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { category, pageComponent, review, topList, topListProduct } from '../db/schema/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
const WHOLE = {
  id: 5,
  name: 'Mest sålda',
  internalName: 'best-sellers',
  description: 'Det som går mest.',
  linkText: 'Se alla',
  link: '/campaigns',
  normalBanner: '/images/banner/1?w=1128',
  mobileBanner: '/images/banner/1?w=720',
  listTypeName: 'Campaign',
  listId: '7866',
  listName: 'Black Week',
  siteTitle: 'Black Week hos oss',
  listFilter: 'f=stock^2&sort=price-asc',
  whereToShowReviews: 2,
  showFlashSales: true,
  showReviewCount: false,
  showScore: false,
};

beforeAll(async () => {
  shop = await createTestApp();
  const ids = Array.from({ length: 15 }, (_, index) => index + 1);
  await fillCatalogue(shop, {
    products: ids.map((id) =>
      aProduct({
        id,
        categoryId: id < 9 ? 101 : id < 14 ? 102 : 201,
        name: `Sak ${id}`,
        manufacturerId: id < 9 ? 1 : 2,
        popularity: 100 - id,
        reviewCount: id === 1 ? 3 : 0,
        ratingAverage: id === 1 ? 4 : null,
      }),
    ),
    stock: ids.map((productId) => ({ productId, place: 'web', quantity: 1 })),
  });
  const { db } = shop.services;
  await db
    .insert(topList)
    .values([WHOLE, { id: 6, name: 'Nytt', internalName: 'new' }, { id: 7, name: 'Tom', internalName: 'x' }]);
  await db
    .insert(topListProduct)
    .values([
      ...ids.map((productId) => ({ topListId: 5, productId, sort: productId })),
      { topListId: 6, productId: 2, sort: 1 },
    ]);
  await db.insert(pageComponent).values([
    { id: 1, sectionId: 0, type: 1, refId: 6, sort: 3 },
    { id: 2, sectionId: 0, type: 5, refId: 5, sort: 1 },
    { id: 3, sectionId: 0, type: 1, refId: 7, sort: 2 },
    { id: 4, sectionId: 13, type: 1, refId: 6, sort: 1 },
    { id: 5, sectionId: 13, type: 4, refId: 5, sort: 2 },
  ]);
  await db.insert(category).values({
    id: 900,
    sectionId: 13,
    parentId: null,
    name: 'Nyheter',
    internalName: 'news',
    icon: 'news',
    level: 1,
    sort: 50,
    specialFilters: 'category-filter^category-1-10',
  });
  const [a, b, c] = await Promise.all([
    shop.createMember('member', { username: 'ada' }),
    shop.createMember('member', { username: 'bo' }),
    shop.createMember('member', { username: 'cia' }),
  ]);
  await db.insert(review).values([
    { productId: 1, memberId: a.id, rating: 5, text: 'Bäst', upvotes: 9, downvotes: 1 },
    { productId: 1, memberId: b.id, rating: 4, text: 'Bra', upvotes: 9, downvotes: 0, isAnonymous: true },
    { productId: 1, memberId: c.id, rating: 3, text: 'Helt ok', upvotes: 0, downvotes: 4 },
  ]);
});
afterAll(() => shop.close());

describe('top-list', () => {
  const lists = async (query: { limit?: number; locationId?: number } = {}) =>
    (await shop.browser().request(getTopLists, { query: { ...query, locationType: 'section' } })).topLists;

  it('[7.6-14][3-112] returns, bare, the lists of the start page in its order; empty ones are left out', async () => {
    expect((await lists()).map(({ id }) => id)).toEqual([5, 6]);
  });

  it('[7.6-14][O7-26] returns those of a section, at most as many as asked for', async () => {
    expect((await lists({ locationId: 13 })).map(({ id }) => id)).toEqual([6]);
    expect((await lists({ limit: 1 })).map(({ id }) => id)).toEqual([5]);
    expect((await lists({ locationId: 30 })).length).toBe(0);
  });

  it('[7.6-14] responds 404 for a section that does not exist and 400 for another kind of place', async () => {
    expect((await shop.browser().send('GET', '/api/top-list?locationId=999')).status).toBe(404);
    expect((await shop.browser().send('GET', '/api/top-list?locationType=category')).status).toBe(400);
  });

  it('[3-95][3-97][3-98][3-99][3-101][3-102] carries all that the section draws', async () => {
    const { products, ...list } = (await shop.browser().request(getTopList, { params: { id: 5 } })).data.toplist;
    expect(list).toEqual(WHOLE);
    expect(typeof list.id).toBe('number');
    expect(products.length).toBeGreaterThan(0);
  });

  it('[3-96][9-56] shows at most twelve products, also of a list that holds more', async () => {
    const { toplist } = (await shop.browser().request(getTopList, { params: { id: 5 }, query: { limit: 12 } })).data;
    expect(toplist.products.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect((await lists())[0]?.products).toHaveLength(12);
    expect((await shop.browser().send('GET', '/api/top-list/5?products=true&limit=13')).status).toBe(400);
  });

  it('[O2.12-02][3-62][3-70] carries the two reviews of a product that most found helpful, without the name of the anonymous', async () => {
    const [first] = (await shop.browser().request(getTopList, { params: { id: 5 } })).data.toplist.products;
    expect(first?.reviewCount).toBe(3);
    expect(first?.reviewHighlights).toEqual([
      {
        id: expect.any(Number),
        text: 'Bra',
        rating: 4,
        user: null,
        isAnonymous: true,
        upvotes: 9,
        downvotes: 0,
        product: { id: 1, name: 'Sak 1' },
      },
      expect.objectContaining({ text: 'Bäst', isAnonymous: false, user: expect.objectContaining({ username: 'ada' }) }),
    ]);
  });
});

describe('category/tiles', () => {
  const { section, manufacturer, specialCategory, none } = TILE_ENTITY_TYPES;
  const tiles = (entityType: number, entityId: number, more: { level?: number; sectionId?: number } = {}) =>
    shop.browser().request(getCategoryTiles, { query: { id: 1, entityId, entityType, ...more } });
  const shown = async (...request: Parameters<typeof tiles>) =>
    (await tiles(...request)).map(({ category: { id }, product }) => [id, product?.id]);

  it('[7.6-21][7.6-24][3-94] returns, bare, subcategories with their best product and its maker', async () => {
    expect(await tiles(TILE_ENTITY_TYPES.category, 10)).toEqual([
      {
        category: { id: 101, name: 'Tangentbord', seoName: null, icon: 'box', level: 2, productCount: 8 },
        product: {
          id: 1,
          name: 'Sak 1',
          previewUrl: '/images/product/1?trim&w=231',
          manufacturer: { id: 1, name: 'Norrsken' },
        },
      },
      expect.objectContaining({
        category: expect.objectContaining({ id: 102, productCount: 5 }),
        product: expect.objectContaining({ id: 9, manufacturer: { id: 2, name: 'Vindil' } }),
      }),
    ]);
  });

  it('[7.6-21][3-93] does so for a section, a manufacturer and a special category, and has nothing for a tile without link', async () => {
    expect(await shown(section, 13)).toEqual([[10, 1]]);
    expect(await shown(manufacturer, 2, { level: 2 })).toEqual([
      [102, 9],
      [201, 14],
    ]);
    expect(await shown(specialCategory, 900)).toEqual([
      [101, 1],
      [102, 9],
    ]);
    expect(await shown(none, 0)).toEqual([]);
  });

  it('[7.6-22] takes categories of every section unless one is named', async () => {
    expect(await shown(manufacturer, 2, { level: 1 })).toEqual([
      [10, 9],
      [20, 14],
    ]);
    expect(await shown(manufacturer, 2, { level: 1, sectionId: 30 })).toEqual([[20, 14]]);
  });

  it('[7.6-23][O7-43] takes filters from employees alone', async () => {
    const path = `/api/category/tiles?entityType=2&entityId=10&filters=${encodeURIComponent('manufacturer^2')}`;
    expect((await shop.browser().send('GET', path)).status).toBe(401);
    expect((await (await shop.loginAs('member')).send('GET', path)).status).toBe(403);
    const response = await (await shop.loginAs('employee')).send('GET', path);
    expect(response.body).toEqual([
      expect.objectContaining({ category: expect.objectContaining({ id: 101 }), product: null }),
      expect.objectContaining({ product: expect.objectContaining({ id: 9 }) }),
    ]);
  });

  it('[7.6-21] responds 404 for a category that does not exist and 400 for a kind that does not', async () => {
    expect((await shop.browser().send('GET', '/api/category/tiles?entityType=2&entityId=77')).status).toBe(404);
    expect((await shop.browser().send('GET', '/api/category/tiles?entityType=6&entityId=10')).status).toBe(400);
  });
});
