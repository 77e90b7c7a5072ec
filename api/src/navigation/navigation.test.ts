import {
  getCampaign,
  getCampaigns,
  getCategory,
  getManufacturer,
  getSearchTree,
  getSection,
} from '@shop/contracts/api/discovery';
import { getPageComponents, getSearchLinks, getSectionTree, getTopList } from '@shop/contracts/api/navigation';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  banner,
  campaign,
  campaignWindow,
  highlight,
  highlightSection,
  pageComponent,
  popularCategory,
  redirect,
  searchLink,
  searchQuery,
  section,
  tileGroup,
  topList,
  topListProduct,
} from '../db/schema/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
const at = (text: string): Date => new Date(text);
const palette = { background: '#000000', accent: '#ffffff', archetypes: [], title: 'T', subtitle: 'S' };

beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, {
    products: Array.from({ length: 20 }, (_, index) =>
      aProduct({
        id: index + 1,
        categoryId: index < 15 ? 101 : 102,
        name: `Sak ${index + 1}`,
        manufacturerId: index < 15 ? 1 : 2,
        popularity: 100 - index,
      }),
    ),
    stock: Array.from({ length: 20 }, (_, index) => ({ productId: index + 1, place: 'web', quantity: 1 })),
  });
  const { db } = shop.services;
  await db
    .insert(section)
    .values({ id: 21, name: 'Kampanjer', color: '#000000', icon: 'percent', iconColor: '#ffffff', sort: 9 });
  await db.insert(campaign).values([
    { id: 100, name: 'Höstrea', color: '#123456', sectionId: 13, sort: 1 },
    { id: 101, name: 'Sommarrea', color: '#123456', sectionId: 13, sort: 2 },
    { id: 102, name: 'Avstängd', color: '#123456', sectionId: 13, sort: 3, isActive: false },
  ]);
  await db.insert(campaignWindow).values([
    {
      id: 1,
      name: 'campaign',
      campaignId: 100,
      from: at('2026-11-01T00:00:00+01:00'),
      to: at('2026-11-30T23:59:59+01:00'),
    },
    {
      id: 2,
      name: 'campaign',
      campaignId: 101,
      from: at('2026-06-01T00:00:00+02:00'),
      to: at('2026-07-31T23:59:59+02:00'),
    },
    {
      id: 3,
      name: 'black-week-nav',
      campaignId: 7866,
      from: at('2026-11-23T00:00:01+01:00'),
      to: at('2026-11-30T23:59:59+01:00'),
    },
  ]);
  await db.insert(topList).values({ id: 5, name: 'Mest sålda', internalName: 'best', whereToShowReviews: 1 });
  await db
    .insert(topListProduct)
    .values(Array.from({ length: 15 }, (_, index) => ({ topListId: 5, productId: 15 - index, sort: index })));
  await db.insert(tileGroup).values({ id: 1, heading: 'Populärt just nu', sectionId: 13 });
  await db.insert(popularCategory).values(
    Array.from({ length: 10 }, (_, index) => ({
      id: index + 1,
      tileGroupId: 1,
      entityType: 2,
      entityId: 101,
      level: 2,
      name: `Ruta ${index}`,
      productId: 1,
      sort: index,
    })),
  );
  await db.insert(highlightSection).values({ id: 1, name: 'Utvalt', color: '#ffffff', icon: 'star' });
  await db.insert(highlight).values([
    { id: 1, highlightSectionId: 1, title: 'Produkt', description: '', productId: 1, sort: 2 },
    { id: 2, highlightSectionId: 1, title: 'Kategori', description: '', categoryId: 101, sort: 1 },
    { id: 3, highlightSectionId: 1, title: 'Pågår', description: '', campaignId: 100, sort: 3 },
    { id: 4, highlightSectionId: 1, title: 'Över', description: '', campaignId: 101, sort: 4 },
    { id: 5, highlightSectionId: 1, title: 'Avstängd', description: '', campaignId: 102, sort: 5 },
  ]);
  await db.insert(pageComponent).values([
    { id: 1, sectionId: 0, type: 4, refId: 1, sort: 3 },
    { id: 2, sectionId: 0, type: 1, refId: 5, sort: 1 },
    { id: 3, sectionId: 0, type: 2, refId: 1, sort: 2 },
    { id: 4, sectionId: 0, type: 6, refId: 100, sort: 4 },
    { id: 5, sectionId: 0, type: 1, refId: 999, sort: 5 },
    { id: 6, sectionId: 13, type: 3, refId: 1, sort: 1 },
    { id: 7, sectionId: 0, type: 6, refId: 999, sort: 6 },
  ]);
  await db.insert(banner).values([
    {
      id: 1,
      kind: 'top',
      sectionId: 0,
      name: 'Nu',
      description: 'Nu',
      campaignId: 100,
      palette,
      buttonTextColor: '#fff',
      buttonBgColor: '#000',
      sort: 1,
    },
    {
      id: 2,
      kind: 'top',
      sectionId: 0,
      name: 'Då',
      description: 'Då',
      palette,
      to: at('2026-10-01T00:00:00Z'),
      sort: 2,
    },
  ]);
  await db.insert(redirect).values([
    { fromType: 'category', fromId: '101', toTypeId: 1, toId: '100' },
    { fromType: 'campaign', fromId: '555', toTypeId: 5, toId: null },
    { fromType: 'product', fromId: '77', toTypeId: 6, toId: '1' },
    ...[1, 2, 3, 4, 5, 7].map((toTypeId) => ({
      fromType: 'info',
      fromId: String(900 + toTypeId),
      toTypeId,
      toId: '9',
    })),
  ]);
  await db.insert(searchLink).values([
    {
      id: 1,
      kind: 'event',
      title: 'Black Week',
      keywords: [],
      url: '/se/campaign/7866',
      from: at('2024-11-01T00:00:00+01:00'),
      to: at('2024-12-02T23:59:59+01:00'),
    },
    { id: 2, kind: 'page', title: 'Öppettider', keywords: ['öppet', 'butik'], url: '/se/info/5' },
  ]);
});
afterAll(() => shop.close());

const startPage = async () =>
  (await shop.browser().request(getPageComponents, { params: { entityType: 'index', entityId: '0' } })).data;

describe('section/tree', () => {
  it('[7.7-10][1-12][1-13][3-79][3-80] returns the sections with their categories and what lies below them', async () => {
    const { sections } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
    expect(sections.map(({ id }) => id)).toEqual([13, 30, 21]);
    expect(
      sections[0]?.categories.map(({ name, subCategories }) => [name, subCategories.map((each) => each.name)]),
    ).toEqual([
      ['Datortillbehör', ['Tangentbord', 'Möss', 'Hörlurar']],
      ['Komponenter', ['Grafikkort', 'SSD']],
    ]);
  });

  it('[3-81][1-15] names the campaigns that run, in their section and in that of all campaigns', async () => {
    const { sections } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
    expect(sections[0]?.highlights.map(({ campaign: { name } }) => name)).toEqual(['Black Friday', 'Höstrea']);
    expect(sections[2]?.categories.map(({ name, isCampaign }) => [name, isCampaign])).toEqual([
      ['Black Friday', true],
      ['Höstrea', true],
    ]);
  });

  it('[O9-27] carries the dated windows as data', async () => {
    const { windows } = (await shop.browser().request(getSectionTree, { params: { languageOrKey: 'sv' } })).data;
    expect(windows).toContainEqual({
      name: 'black-week-nav',
      campaignId: 7866,
      from: 1_795_388_401,
      to: 1_796_079_599,
    });
  });

  it('[7.7-11] may be cached for an hour by anyone', async () => {
    const { headers } = await shop.browser().send('GET', '/api/section/tree/sv');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('top-list/:id', () => {
  it('[7.6-15][9-56][1-16] returns at most 12 products in their order', async () => {
    const { toplist } = (
      await shop.browser().request(getTopList, { params: { id: 5 }, query: { products: true, limit: 12 } })
    ).data;
    expect(toplist.products.map(({ id }) => id)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(toplist).toMatchObject({ id: 5, name: 'Mest sålda', whereToShowReviews: 1, showScore: true });
  });

  it('[7.6-16] says in the body what is wrong', async () => {
    const response = await shop.browser().send('GET', '/api/top-list/404');
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ error: 'Topplistan finns inte.' });
  });
});

describe('page-component', () => {
  it('[2.11-01][O2.11-01][O2.11-05] returns the parts of the start page in order with their data; what is gone is left out', async () => {
    const { components } = await startPage();
    expect(components.map(({ type }) => type)).toEqual([1, 2, 4, 6]);
    expect(components[0]).toMatchObject({ type: 1, topList: { name: 'Mest sålda' } });
    expect(components[1]).toMatchObject({ type: 2, heading: 'Populärt just nu', section: { id: 13, name: 'Gaming' } });
    expect(components[3]).toMatchObject({ type: 6, campaign: { id: 100, name: 'Höstrea' } });
  });

  it('[2.11-18] gives at most eight popular categories', async () => {
    const part = (await startPage()).components.find(({ type }) => type === 2);
    expect(part?.type === 2 && part.categories).toHaveLength(8);
  });

  it('[3-85][3-86][3-88] gives highlights in order with what they are about, of campaigns only those that run', async () => {
    const part = (await startPage()).components.find(({ type }) => type === 4);
    const highlights = part?.type === 4 ? part.section.highlights : [];
    expect(highlights.map(({ title }) => title)).toEqual(['Kategori', 'Produkt', 'Pågår']);
    expect(highlights[0]).toMatchObject({ category: { id: 101, name: 'Tangentbord' }, product: null });
    expect(highlights[1]).toMatchObject({
      product: { id: 1, previewUrl: '/images/product/1?trim&w=231' },
      imageUrl: '/images/highlight/1?w=500',
    });
  });

  it('[2.11-23] shows only banners whose time it is', async () => {
    expect((await startPage()).banners).toEqual([
      {
        id: 1,
        name: 'Nu',
        description: 'Nu',
        imageUrl: '/images/banner/1?w=1128',
        mobileImageUrl: '/images/banner/1?w=720',
        campaign: { id: 100, name: 'Höstrea' },
        button: { textColor: '#fff', bgColor: '#000' },
      },
    ]);
  });

  it('[O2.11-06] counts down to the start of Black Week from seven days before it, then to its end', async () => {
    expect((await startPage()).countdown).toMatchObject({ to: 1_795_388_401, label: 'Black Friday börjar om' });
    shop.clock.set('2026-11-24T12:00:00+01:00');
    expect((await startPage()).countdown).toMatchObject({ to: 1_796_079_599, label: 'Black Friday slutar om' });
    shop.clock.set('2026-12-01T00:00:01+01:00');
    expect((await startPage()).countdown).toBeNull();
    shop.clock.set('2026-11-20T10:00:00+01:00');
  });

  it('returns a section page with parts of its own, and 404 for a section that does not exist', async () => {
    const { data } = await shop
      .browser()
      .request(getPageComponents, { params: { entityType: 'section', entityId: '13' } });
    expect(data.components.map(({ type }) => type)).toEqual([3]);
    expect((await shop.browser().send('GET', '/api/page-component/section/999')).status).toBe(404);
  });
});

describe('what list pages say about the thing they list', () => {
  it('[O7-21] returns a category with its place in the tree and its children with counts and images', async () => {
    const { category } = (await shop.browser().request(getCategory, { params: { id: '10' } })).data;
    expect(category).toMatchObject({
      name: 'Datortillbehör',
      parent: null,
      section: { id: 13, name: 'Gaming' },
      level: 1,
    });
    expect(category.children.map(({ id, productCount, previewUrl }) => [id, productCount, previewUrl])).toEqual([
      [101, 15, '/images/product/1?trim&w=231'],
      [102, 5, '/images/product/16?trim&w=231'],
      [103, 0, null],
    ]);
    const child = (await shop.browser().request(getCategory, { params: { id: '102' } })).data.category;
    expect(child.breadcrumbs.map(({ title }) => title)).toEqual(['Gaming', 'Datortillbehör', 'Möss']);
    expect(child.parent).toEqual({ id: 10, name: 'Datortillbehör' });
  });

  it('[O7-21] returns campaigns, also ended ones, and lists only those that run', async () => {
    const ended = (await shop.browser().request(getCampaign, { params: { id: '101' } })).data.campaign;
    expect(ended).toMatchObject({ name: 'Sommarrea', startsAt: 1_780_264_800, endsAt: 1_785_535_199 });
    const { data } = await shop.browser().request(getCampaigns, { query: { sectionId: 13 } });
    expect(data.campaigns.map(({ id }) => id)).toEqual([7866, 100]);
    expect(data.sectionName).toBe('Gaming');
    expect(data.campaigns[1]?.imageUrl).toBe('/images/banner/1?w=966');
  });

  it('[O7-21][1-14] returns a manufacturer and a section', async () => {
    const { manufacturer } = (await shop.browser().request(getManufacturer, { params: { id: 2 } })).data;
    expect(manufacturer).toMatchObject({ id: 2, name: 'Vindil', productCount: 5 });
    expect((await shop.browser().request(getSection, { params: { id: 13 } })).data.section.name).toBe('Gaming');
  });

  it.each(['category/999', 'campaign/999', 'manufacturer/999', 'section/999'])(
    '[O7-21] responds 404 for %s',
    async (path) => {
      const response = await shop.browser().send('GET', `/api/${path}`);
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('[7.6-25][3-78] returns the tree of one manufacturer, nested and counted', async () => {
    const { children } = (await shop.browser().request(getSearchTree, { query: { manufacturer: 2 } })).data;
    expect(children.map(({ id, productCount }) => [id, productCount])).toEqual([[10, 5]]);
    expect(children[0]?.children.map(({ id, parent, level }) => [id, parent, level])).toEqual([[102, 10, 2]]);
  });
});

describe('redirects', () => {
  it('[7.1-09][7.1-10][O2.2-14] announces a stored redirect in the header', async () => {
    expect((await shop.browser().send('GET', '/api/category/101')).headers['x-page-redirect']).toBe('Campaign:100');
    expect((await shop.browser().send('GET', '/api/category/102')).headers['x-page-redirect']).toBeUndefined();
  });

  it('[7.1-11] names the start page without an id, also for an entity that is gone', async () => {
    const result = await shop.browser().send('GET', '/api/campaign/555');
    expect([result.status, result.headers['x-page-redirect']]).toEqual([404, 'Start:']);
  });

  describe('[9-155][9-156][9-157][9-158][9-159][9-160] one by one', () => {
    it.each([
      ['[9-155]', 1, 'Campaign:9'],
      ['[9-156]', 2, 'Category:9'],
      ['[9-157]', 3, 'Section:9'],
      ['[9-158]', 4, 'Subsection:9'],
      ['[9-159]', 5, 'Start:'],
      ['[9-160]', 7, 'Manufacturer:9'],
    ])('%s reads the stored type %i as %s', async (_id, type, target) => {
      const response = await shop.browser().send('GET', `/api/redirect/info/${900 + type}`);
      expect(response.headers['x-page-redirect']).toBe(target);
    });
  });

  it('[2.2-16][O9-30] returns the same by itself; unknown types lead nowhere', async () => {
    const known = await shop.browser().send('GET', '/api/redirect/category/101');
    expect([known.status, known.headers['x-page-redirect']]).toEqual([204, 'Campaign:100']);
    expect((await shop.browser().send('GET', '/api/redirect/product/77')).status).toBe(404);
  });
});

it('[O2.8-01] returns the links of the quick search, and searches that may be suggested, the most frequent first', async () => {
  await shop.services.db.insert(searchQuery).values([
    { term: 'mus', count: 5, hits: 3, isSuggested: true },
    { term: 'hörlurar', count: 9, hits: 3, isSuggested: true },
    { term: 'ett namn', count: 99, hits: 3, isSuggested: false },
    { term: 'finns inte', count: 50, hits: 0, isSuggested: true },
  ]);
  const { data } = await shop.browser().request(getSearchLinks, {});
  expect(data).toEqual({
    events: [{ name: 'Black Week', url: '/se/campaign/7866', from: 1_730_415_600, to: 1_733_180_399 }],
    pages: [{ title: 'Öppettider', keywords: ['öppet', 'butik'], url: '/se/info/5' }],
    popular: ['hörlurar', 'mus'],
  });
});
