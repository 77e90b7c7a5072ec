import { getArticle, getArticles } from '@shop/contracts/api/articles';
import { getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { article, articleProduct } from '../db/schema/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
const at = (text: string): Date => new Date(text);
const anArticle = (id: number, values: Partial<typeof article.$inferInsert> = {}) => ({
  id,
  slug: `artikel-${id}`,
  heading: `Artikel ${id}`,
  ingress: 'Kort.',
  content: '<p>Text<script>alert(1)</script> <a href="/info/1-kundservice" onclick="x()">hjälp</a></p>',
  author: 'Mira',
  sectionId: 13,
  palette: { background: '#000000', accent: '#ffffff', archetypes: ['keyboard'] },
  publishedAt: at('2026-11-01T10:00:00+01:00'),
  updatedAt: at('2026-11-02T10:00:00+01:00'),
  ...values,
});

beforeAll(async () => {
  shop = await createTestApp();
  const ids = [1, 2, 3, 4, 5];
  await shop.services.db.delete(article);
  await fillCatalogue(shop, {
    products: ids.map((id) =>
      aProduct({
        id,
        categoryId: id < 4 ? 101 : 102,
        name: `Sak ${id}`,
        manufacturerId: id < 4 ? 1 : 2,
        popularity: id,
      }),
    ),
    stock: ids.map((productId) => ({ productId, place: 'web', quantity: 1 })),
  });
  const { db } = shop.services;
  await db.delete(article);
  await db
    .insert(article)
    .values([
      anArticle(1, { publishedAt: at('2026-11-03T10:00:00+01:00') }),
      anArticle(2, { isSpecial: true, specialFilters: 'f=manufacturer^2', sectionId: null }),
      anArticle(3, { publishedAt: at('2026-11-25T10:00:00+01:00') }),
      ...Array.from({ length: 13 }, (_, index) => anArticle(10 + index, { sectionId: 30 })),
    ]);
  await db.insert(articleProduct).values([4, 1, 3].map((productId, sort) => ({ articleId: 1, productId, sort })));
});
afterAll(() => shop.close());

const list = (value: string) => shop.browser().request(getProductList, { params: { type: 'article', value } });
const status = async (path: string) => (await shop.browser().send('GET', path)).status;

describe('article/:id', () => {
  it('[O7-21][O2.17-20] returns heading, texts, author, dates and its place, without anything that runs', async () => {
    const { data } = await shop.browser().request(getArticle, { params: { id: '1' } });
    expect(data.article).toEqual({
      id: 1,
      entityId: '1',
      slug: 'artikel-1',
      heading: 'Artikel 1',
      metaTitle: null,
      ingress: 'Kort.',
      content: '<p>Text <a href="/info/1-kundservice">hjälp</a></p>',
      imageUrl: '/images/article/1?w=1000',
      author: 'Mira',
      publishedAt: 1_793_696_400,
      updatedAt: 1_793_610_000,
      readingMinutes: 1,
      section: { id: 13, name: 'Gaming' },
      breadcrumbs: [
        { title: 'Gaming', path: expect.stringContaining('/section/13-') },
        { title: 'Artikel 1', path: expect.stringContaining('/article/1-') },
      ],
    });
  });

  it('[2.1-80][O2.2-01] tells a special entity from an ordinary one of the same number', async () => {
    expect((await shop.browser().request(getArticle, { params: { id: 's2' } })).data.article.entityId).toBe('s2');
    expect(await status('/api/article/2')).toBe(404);
    expect(await status('/api/article/s1')).toBe(404);
  });

  it('[O7-21] responds 404 for one that does not exist or is not published yet', async () => {
    expect(await status('/api/article/77')).toBe(404);
    expect(await status('/api/article/3')).toBe(404);
    shop.clock.set('2026-11-25T10:00:00+01:00');
    expect(await status('/api/article/3')).toBe(200);
    shop.clock.set('2026-11-20T10:00:00+01:00');
  });

  it('renders its image', async () => {
    const { status: rendered, headers } = await shop.browser().send('GET', '/images/article/1?w=320');
    expect([rendered, String(headers['content-type']).startsWith('image/')]).toEqual([200, true]);
    expect(await status('/images/article/77')).toBe(404);
  });
});

describe('the products of an article', () => {
  it('[1-17] are those that it chose, in its order', async () => {
    const { products, totalProductCount } = await list('1');
    expect([products.map(({ id }) => id), totalProductCount]).toEqual([[4, 1, 3], 3]);
  });

  it('[1-17][2.1-80] are those that the filters of a special one find', async () => {
    expect((await list('s2')).products.map(({ id }) => id)).toEqual([5, 4]);
  });

  it('[1-17] are 404 where there is no article', async () => {
    for (const value of ['2', 's1', '3', '77', 'x'])
      expect(await status(`/api/productdiscovery/article/${value}`)).toBe(404);
  });
});

describe('article', () => {
  it('[1-17][O7-21] lists the published ones, newest first, twelve a page', async () => {
    const first = (await shop.browser().request(getArticles, {})).data;
    expect([first.total, first.pageCount, first.articles.length, first.articles[0]?.id]).toEqual([15, 2, 12, 1]);
    const second = (await shop.browser().request(getArticles, { query: { page: 2 } })).data;
    expect(second.articles.map(({ entityId }) => entityId)).toEqual(['11', '10', 's2']);
  });

  it('[1-17] lists those of one section', async () => {
    const { data } = await shop.browser().request(getArticles, { query: { sectionId: 13 } });
    expect(data.articles.map(({ id }) => id)).toEqual([1]);
  });

  it('[1-17] lists those about a product, about a category, and the hits of a search', async () => {
    const idsOf = async (query: { productId?: number; categoryId?: number; term?: string }) =>
      (await shop.browser().request(getArticles, { query })).data.articles.map(({ id }) => id);
    expect(await idsOf({ productId: 3 })).toEqual([1]);
    expect(await idsOf({ productId: 5 })).toEqual([]);
    expect(await idsOf({ categoryId: 101 })).toEqual([1]);
    expect(await idsOf({ categoryId: 999 })).toEqual([]);
    // The search knows inflected words, also of the text, and takes what shoppers type for words, never for an
    // expression.
    expect(await idsOf({ term: 'hjälpen 10' })).toEqual([10]);
    expect(await idsOf({ term: "10' & !(" })).toEqual([10]);
    expect(await idsOf({ term: 'ostbricka' })).toEqual([]);
  });

  it('names the sections that have articles', async () => {
    const { sections } = (await shop.browser().request(getArticles, {})).data;
    expect(sections.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([13, 30]);
  });
});
