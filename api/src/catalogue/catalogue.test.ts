import { postLogin } from '@shop/contracts';
import {
  getProduct,
  getProductReviews,
  getProductTips,
  getRecentProducts,
  postProductView,
  removeFromHistory,
} from '@shop/contracts/api/product';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, productRelation, review } from '../db/schema/index.ts';
import { aProduct, fillCatalogue, withClient } from '../testing/shop-fixture.ts';
import { updateListing } from '../discovery/indexer.ts';
import { createTestApp, type TestApp, TEST_PASSWORD } from '../testing/index.ts';

import { createPricePasses } from './price-pass.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, {
    products: [
      aProduct({
        id: 1,
        categoryId: 101,
        name: 'Norrsken Orkan tangentbord',
        priceOre: 124_950,
        regularPriceOre: 149_900,
        lowestPriceOre: 129_900,
        levelOnePriceOre: 119_900,
        priceType: 'campaign',
        priceStartedAt: new Date('2026-11-15T00:00:00Z'),
        priceEndsAt: new Date('2026-11-20T20:00:00Z'),
        isFlashSale: true,
        reviewCount: 4,
        ratingAverage: 4.25,
        imageCount: 2,
        variantGroupId: 9,
        variantGroupName: 'Färg',
        variantLabel: 'Svart',
        insurance: { id: 1, name: 'Drulle', priceOre: 9_900, provider: 'Trygg' },
      }),
      aProduct({
        id: 2,
        categoryId: 101,
        name: 'Norrsken Orkan tangentbord vit',
        variantGroupId: 9,
        variantLabel: 'Vit',
      }),
      aProduct({
        id: 3,
        categoryId: 101,
        name: 'Fynd: Orkan',
        isFyndware: true,
        fyndwareClassId: 11,
        fyndwareOfId: 1,
        priceOre: 90_000,
      }),
      aProduct({
        id: 4,
        categoryId: 101,
        name: 'Kommande',
        releaseAt: new Date('2027-01-01T00:00:00Z'),
        hype: 4.5,
        ratingAverage: 3,
        reviewCount: 9,
      }),
      ...[5, 6, 7, 8, 9].map((id) =>
        aProduct({ id, categoryId: 102, name: `Mus ${id}`, reviewCount: id === 5 ? 2 : 0, ratingAverage: 5 }),
      ),
    ],
    stock: [
      { productId: 1, place: 'web', quantity: 7 },
      { productId: 1, place: '2', quantity: 3 },
      { productId: 1, place: '3', quantity: 0 },
      { productId: 1, place: 'supplier', quantity: -4 },
      { productId: 2, place: 'web', quantity: 1 },
      ...[5, 6, 7, 8, 9].map((productId) => ({ productId, place: 'web', quantity: 1 })),
    ],
  });
  const author = await shop.createMember('member', { username: 'sara' });
  const unnamed = await shop.createMember('member', { username: 'namnlös' });
  const other = await shop.createMember('member', { username: 'kim' });
  await shop.services.db.insert(review).values([
    { productId: 1, memberId: author.id, rating: 5, text: 'Skön att skriva på', upvotes: 9 },
    { productId: 1, memberId: unnamed.id, rating: 4, text: 'Bra men högljudd', isAnonymous: true, upvotes: 12 },
    { productId: 1, memberId: other.id, rating: 4, text: '', upvotes: 99 },
    { productId: 1, memberId: null, rating: 1, text: 'Gick sönder', downvotes: 3 },
  ]);
  await shop.services.db.insert(productRelation).values([
    { productId: 1, kind: 'boughtTogether', relatedId: 6, sort: 1 },
    { productId: 1, kind: 'boughtTogether', relatedId: 5, sort: 2 },
    { productId: 1, kind: 'accessory', relatedId: 7, sort: 1 },
  ]);
});
afterAll(() => shop.close());

const read = async (id: number) => (await shop.browser().request(getProduct, { params: { id } })).data.product;

describe('product/:id', () => {
  it('[3-42][3-43][3-44][O3-02] gives prices in kronor with the VAT inside, the comparison prices and the times', async () => {
    const { price, regularPrice, lowestPrice, levelOnePrice, unitPrice } = await read(1);
    expect(price).toMatchObject({
      price: 1249.5,
      endAt: Date.UTC(2026, 10, 20, 20) / 1000,
      vat: 249.9,
      currency: 'SEK',
      type: 'campaign',
      startAt: 1_794_700_800,
    });
    expect({ regularPrice, lowestPrice, levelOnePrice, unitPrice }).toEqual({
      regularPrice: { price: 1499 },
      lowestPrice: { price: 1299 },
      levelOnePrice: { price: 1199 },
      unitPrice: 1249.5,
    });
  });

  it('[O3-03] gives a pass with a campaign price, bound to product, price and the end of the price', async () => {
    const { price } = await read(1);
    const passes = createPricePasses(shop.services.config.secrets);
    expect(passes.verify(price.pass ?? '', 1, shop.clock.now())).toMatchObject({ priceOre: 124_950 });
    expect(passes.verify(price.pass ?? '', 1, new Date('2026-11-20T20:00:00Z'))).toBeNull();
    expect((await read(2)).price.pass).toBeNull();
  });

  it('calls a flash sale nearly over on its last day', async () => {
    expect((await read(1)).price).toMatchObject({ flashSale: true, nearlyOver: true });
    expect((await read(2)).price).toMatchObject({ flashSale: false, nearlyOver: false });
  });

  it('[3-50][3-51][O3-15] gives stock as one flat map without zeros or negative counts, stores also on their own', async () => {
    expect((await read(1)).stock).toEqual({ web: 7, '2': 3, webStock: { '1': 7, '2': 3 } });
  });

  it('[O2.17-01] names the stores that have it and no others, so that a page need not load all stores', async () => {
    const storesOf = async (id: number) => (await shop.browser().request(getProduct, { params: { id } })).data.stores;
    expect(await storesOf(1)).toEqual([{ id: 2, name: expect.any(String), city: expect.any(String) }]);
    expect(await storesOf(2)).toEqual([]);
  });

  it('[3-61][O3-16] rates by hype until the release, then by the average of at least three ratings', async () => {
    expect((await read(1)).averageRating).toEqual({ rating: 4.3, ratingType: 'averageRating' });
    expect((await read(4)).averageRating).toEqual({ rating: 4.5, ratingType: 'hypefactor' });
    expect((await read(5)).averageRating).toEqual({ rating: null, ratingType: 'averageRating' });
  });

  it('[3-47][3-48][3-49] names variants and, for a bargain, its class and what it is a bargain of', async () => {
    const { variants } = await read(1);
    expect(variants.group).toBe('Färg');
    expect(variants.list.map(({ id, label, inStock }) => [id, label, inStock])).toEqual([
      [2, 'Vit', true],
      [1, 'Svart', true],
      [3, 'Fynd: Orkan', false],
    ]);
    const bargain = await read(3);
    expect(bargain.fyndwareClass).toEqual({ id: 11, name: 'Skadad förpackning', shortName: 'Skadad kartong' });
    expect(bargain.fyndwareOf).toEqual({ id: 1, name: 'Norrsken Orkan tangentbord', price: { price: 1249.5 } });
  });

  it('[O2.17-01] has its category path and its images', async () => {
    const { breadcrumbs, section, categories, images, previewUrl } = await read(1);
    expect(section).toEqual({ id: 13, name: 'Gaming' });
    expect(categories.map(({ name }) => name)).toEqual(['Datortillbehör', 'Tangentbord']);
    expect(breadcrumbs.map(({ title }) => title)).toEqual([
      'Gaming',
      'Datortillbehör',
      'Tangentbord',
      'Norrsken Orkan tangentbord',
    ]);
    expect(breadcrumbs[2]?.path).toBe('/se/category/101-Tangentbord');
    expect(previewUrl).toBe('/images/product/1?trim&w=231');
    expect(images.map(({ url }) => url)).toEqual(['/images/product/1?trim&w=800', '/images/product/1?trim&n=1&w=800']);
  });

  it('[3-70][O3-17] shows the most helpful reviews with a text, without any trace of anonymous authors', async () => {
    const { reviewHighlights } = await read(1);
    expect(reviewHighlights.map(({ text, user }) => [text, user?.username ?? null])).toEqual([
      ['Bra men högljudd', null],
      ['Skön att skriva på', 'sara'],
    ]);
    expect(JSON.stringify(reviewHighlights[0])).not.toContain('namnlös');
  });

  it('[O7-21] returns 404 in Swedish for a product that does not exist', async () => {
    const response = await shop.browser().send('GET', '/api/product/999999');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ error: 'Produkten finns inte.', code: 'NOT_FOUND' });
  });
});

describe('product/:id/review', () => {
  it('[O7-21][3-67] returns reviews with a histogram of all, the most helpful first', async () => {
    const { data } = await shop.browser().request(getProductReviews, { params: { id: 1 } });
    expect(data).toMatchObject({ total: 4, histogram: [1, 0, 0, 2, 1], averageRating: 3.5 });
    expect(data.reviews.map(({ text }) => text)).toEqual(['', 'Bra men högljudd', 'Skön att skriva på', 'Gick sönder']);
  });

  it('[O3-17] leaves the author out of anonymous reviews', async () => {
    const { data } = await shop
      .browser()
      .request(getProductReviews, { params: { id: 1 }, query: { sortBy: 'lowest' } });
    expect(data.reviews.map(({ user }) => user?.username ?? null)).toEqual([null, 'kim', null, 'sara']);
    expect(data.reviews.find(({ isAnonymous }) => isAnonymous)?.user).toBeNull();
  });

  it('[O7-21] gives the reviews of one rating, beside the histogram of all', async () => {
    const query = { rating: 4 };
    const { data } = await shop.browser().request(getProductReviews, { params: { id: 1 }, query });
    expect(data.reviews.map(({ rating }) => rating)).toEqual([4, 4]);
    expect(data).toMatchObject({ total: 4, matching: 2, histogram: [1, 0, 0, 2, 1] });
    expect((await shop.browser().send('GET', '/api/product/1/review?rating=6')).status).toBe(400);
  });

  it('gives ten a page', async () => {
    await shop.services.db
      .insert(review)
      .values(Array.from({ length: 12 }, () => ({ productId: 9, rating: 3, text: 'Okej' })));
    const page = async (number: number) =>
      (await shop.browser().request(getProductReviews, { params: { id: 9 }, query: { page: number } })).data;
    const [first, second] = [await page(1), await page(2)];
    expect([first.reviews.length, second.reviews.length, first.total]).toEqual([10, 2, 12]);
    expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(12);
  });
});

describe('view history', () => {
  it('[7.6-17][9-53] stores the five products that were viewed last, newest first, each once', async () => {
    const browser = shop.browser();
    for (const id of [1, 2, 5, 6, 7, 8, 2]) {
      shop.clock.advance({ seconds: 1 });
      await browser.request(postProductView, { params: { id } });
    }
    const { products } = await browser.request(getRecentProducts, {});
    expect(products.map(({ id }) => id)).toEqual([2, 8, 7, 6, 5]);
    expect((await shop.browser().request(getRecentProducts, {})).products).toEqual([]);
  });

  it('[7.6-18] removes a product on request', async () => {
    const browser = shop.browser();
    for (const id of [1, 2]) await browser.request(postProductView, { params: { id } });
    expect((await browser.send('POST', '/api/product/1/remove-from-history')).status).toBe(204);
    await browser.request(removeFromHistory, { params: { id: 1 } });
    expect((await browser.request(getRecentProducts, {})).products.map(({ id }) => id)).toEqual([2]);
  });

  it('[O9-38] follows a visitor into the login and is there on the next device', async () => {
    const { username } = await shop.createMember();
    const browser = shop.browser();
    await browser.request(postProductView, { params: { id: 5 } });
    await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } });
    shop.clock.advance({ seconds: 1 });
    await browser.request(postProductView, { params: { id: 6 } });
    expect((await browser.request(getRecentProducts, {})).products.map(({ id }) => id)).toEqual([6, 5]);
    const phone = shop.browser();
    await phone.request(postLogin, { body: { username, password: TEST_PASSWORD } });
    expect((await phone.request(getRecentProducts, {})).products.map(({ id }) => id)).toEqual([6, 5]);
  });

  it('does not take notes about products that do not exist', async () => {
    expect((await shop.browser().send('POST', '/api/product/999999/view')).status).toBe(404);
  });
});

describe('product-tips/:id', () => {
  it('[7.6-11][3-110] recommends what goes with a product, in order, and what was viewed besides it', async () => {
    const browser = shop.browser();
    await browser.request(postProductView, { params: { id: 1 } });
    await browser.request(postProductView, { params: { id: 8 } });
    const tips = await browser.request(getProductTips, { params: { id: 1 } });
    expect(tips.boughtTogether.map(({ id }) => id)).toEqual([6, 5]);
    expect(tips.accessories.map(({ id }) => id)).toEqual([7]);
    expect(tips.recentlyViewed.map(({ id }) => id)).toEqual([8]);
    expect(tips.similarProducts.map(({ id }) => id)).toEqual([2]);
    expect(tips.engine).toBe('relations');
  });

  it('does not recommend what cannot be bought any more', async () => {
    await shop.services.db.insert(productRelation).values({ productId: 2, kind: 'similar', relatedId: 4, sort: 1 });
    await shop.services.db.update(product).set({ isDiscontinued: true }).where(eq(product.id, 4));
    await withClient(shop, (client) => updateListing(client, [4], shop.clock.now()));
    const { similarProducts } = await shop.browser().request(getProductTips, { params: { id: 2 } });
    expect(similarProducts.map(({ id }) => id)).not.toContain(4);
  });
});
