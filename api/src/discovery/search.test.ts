import { getAutocomplete, getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { searchQuery, synonym } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { aProduct, fillCatalogue, withClient } from '../testing/shop-fixture.ts';
import { rebuildListings } from './indexer.ts';
import { waitFor } from '@shop/testing/wait-for';

let shop: TestApp;

const KEYBOARD = 1;
const GAMING_MOUSE = 2;
const HEADPHONES = 3;
const CARD_5080 = 4;
const CARD_5070 = 5;
const DISK_1TB = 6;
const DISK_2TB = 7;
const VACUUM = 8;
const COFFEE = 9;
const WRIST_REST = 10;
const OUT_OF_STOCK_KEYBOARD = 11;
const NEWER_MOUSE = 12;

beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, {
    products: [
      aProduct({
        id: KEYBOARD,
        categoryId: 101,
        name: 'Norrsken Orkan mekaniskt tangentbord',
        manufacturerId: 1,
        attributeValueIds: [11, 22],
      }),
      aProduct({
        id: GAMING_MOUSE,
        categoryId: 102,
        name: 'Vindil Blixt gamingmus',
        manufacturerId: 2,
        popularity: 200,
      }),
      aProduct({ id: HEADPHONES, categoryId: 103, name: 'Tundra Tyst trådlösa hörlurar', manufacturerId: 4 }),
      aProduct({ id: CARD_5080, categoryId: 111, name: 'Glimmer Titan RTX 5080 16 GB', manufacturerId: 5 }),
      aProduct({ id: CARD_5070, categoryId: 111, name: 'Glimmer Titan RTX 5070 12 GB', manufacturerId: 5 }),
      aProduct({
        id: DISK_1TB,
        categoryId: 112,
        name: 'Kopparberget Snabb NVMe 1 TB',
        manufacturerId: 3,
        attributeValueIds: [32],
      }),
      aProduct({
        id: DISK_2TB,
        categoryId: 112,
        name: 'Kopparberget Snabb NVMe 2TB',
        manufacturerId: 3,
        attributeValueIds: [33],
      }),
      aProduct({
        id: VACUUM,
        categoryId: 201,
        name: 'Tundra Svep robotdammsugare',
        manufacturerId: 4,
        ean: '7350012345678',
      }),
      aProduct({ id: COFFEE, categoryId: 202, name: 'Norrsken Morgon kaffebryggare', manufacturerId: 1 }),
      aProduct({
        id: WRIST_REST,
        categoryId: 102,
        name: 'Vindil handledsstöd för tangentbord',
        manufacturerId: 2,
        popularity: 110,
      }),
      aProduct({
        id: OUT_OF_STOCK_KEYBOARD,
        categoryId: 101,
        name: 'Norrsken Bris mekaniskt tangentbord',
        manufacturerId: 1,
        popularity: 150,
      }),
      aProduct({ id: NEWER_MOUSE, categoryId: 102, name: 'Vindil Storm gamingmus', manufacturerId: 2, popularity: 5 }),
    ],
    stock: Array.from({ length: 12 }, (_, index) => index + 1)
      .filter((id) => id !== OUT_OF_STOCK_KEYBOARD)
      .map((productId) => ({
        productId,
        place: 'web',
        quantity: 4,
      })),
  });
});
afterAll(() => shop.close());

const search = (value: string, query: object = {}) =>
  shop.browser().request(getProductList, { params: { type: 'search', value }, query });
const found = async (value: string): Promise<number[]> => (await search(value)).products.map(({ id }) => id);

describe('search', () => {
  it.each([
    ['tangentbord', KEYBOARD],
    ['tangentbordet', KEYBOARD],
    ['mus', GAMING_MOUSE],
    ['möss', GAMING_MOUSE],
    ['gaming mus', GAMING_MOUSE],
    ['trådlösa hörlurar', HEADPHONES],
    ['trådlös hörlur', HEADPHONES],
    ['tradlosa horlurar', HEADPHONES],
    ['tradlos', HEADPHONES],
    ['rtx5080', CARD_5080],
    ['RTX 5080', CARD_5080],
    ['grafikkort 5080', CARD_5080],
    ['gpu', CARD_5080],
    ['ssd 1tb', DISK_1TB],
    ['1 TB', DISK_1TB],
    ['dammsugare', VACUUM],
    ['7350012345678', VACUUM],
    ['ART9', COFFEE],
    ['norrsken tangentbord', KEYBOARD],
    ['kaffe', COFFEE],
    ['kaffebry', COFFEE],
  ])('[7.6-02] "%s" finds product %i first', async (term, id) => {
    const ids = await found(term);
    const equals = new Map([
      [GAMING_MOUSE, [GAMING_MOUSE, NEWER_MOUSE]],
      [CARD_5080, [CARD_5080, CARD_5070]],
    ]).get(id) ?? [id];
    expect(term === 'gpu' ? equals : [id]).toContain(ids[0]);
  });

  it('distinguishes model numbers and sizes', async () => {
    expect(await found('rtx 5080')).toEqual([CARD_5080]);
    expect(await found('ssd 1 tb')).toEqual([DISK_1TB]);
    expect(await found('2tb')).toEqual([DISK_2TB]);
  });

  it('puts the thing itself before what merely mentions it, and what can be bought before what cannot', async () => {
    expect(await found('tangentbord')).toEqual([KEYBOARD, OUT_OF_STOCK_KEYBOARD, WRIST_REST]);
  });

  it('orders what fits equally well by popularity', async () => {
    expect(await found('gamingmus vindil')).toEqual([GAMING_MOUSE, NEWER_MOUSE]);
  });

  it('leaves out what a word with a minus names', async () => {
    expect(await found('tangentbord -handledsstöd')).toEqual([KEYBOARD, OUT_OF_STOCK_KEYBOARD]);
  });

  it.each([
    ['tangetnbord', 'tangentbord', KEYBOARD],
    ['hörlurrar', 'hörlurar', HEADPHONES],
    ['dammsugre', 'dammsugare', VACUUM],
    ['kafebryggare', 'kaffebryggare', COFFEE],
    // A compound that no product is called by, misspelt in its last part.
    ['trådlöshörlurrar', 'trådlöshörlurar', HEADPHONES],
  ])('[4-78] corrects "%s" and says so', async (typed, meant, id) => {
    const list = await search(typed);
    expect(list.query).toMatchObject({ searchString: meant, originalSearchString: typed, uncertain: false });
    expect(list.products[0]?.id).toBe(id);
  });

  it('[O3-26][2.13-07] only suggests the correction to a shopper who wants the words as typed', async () => {
    const list = await search('tangetnbord', { autoCorrect: 'false' });
    expect(list.query).toMatchObject({ searchString: 'tangetnbord', originalSearchString: null, autoCorrect: false });
    expect(list.query.suggestions).toContain('tangentbord');
    expect(list.products).toEqual([]);
  });

  it('[O2.13-06] calls it uncertain when only some of the words are found', async () => {
    const list = await search('mekaniskt kylskåp');
    expect(list.query.uncertain).toBe(true);
    expect(list.products.map(({ id }) => id)).toContain(KEYBOARD);
  });

  it('[7.6-06] offers popular products when nothing is found', async () => {
    const list = await search('xyzzyqwv');
    expect(list).toMatchObject({ products: [], totalProductCount: 0, filteredProductCount: 0, filters: [] });
    expect(list.relatedProducts[0]?.id).toBe(GAMING_MOUSE);
  });

  it.each(['och', '"', '-', '🎮', "'; drop table product", '\\', '&|!():*', 'a'.repeat(200), '%'])(
    'answers a list for whatever is typed: %s',
    async (typed) => {
      const response = await shop.browser().send('GET', `/api/productdiscovery/search/${encodeURIComponent(typed)}`);
      expect(response.status).toBe(200);
    },
  );

  it('[7.6-06] names what others searched for that is alike', async () => {
    await shop.services.db.insert(searchQuery).values([
      { term: 'gamingmus trådlös', count: 40, hits: 3, isSuggested: true },
      { term: 'gamingmus rosa', count: 90, hits: 0, isSuggested: true },
    ]);
    shop.clock.advance({ minutes: 2 });
    const { relatedQueries } = await search('gamingmus');
    expect(relatedQueries).toContain('gamingmus trådlös');
    expect(relatedQueries).not.toContain('gamingmus rosa');
    expect(relatedQueries).not.toContain('gamingmus');
  });

  it('counts searches with hits, but stores no addresses or numbers of persons', async () => {
    await search('robotdammsugare');
    await search('anna@example.se tangentbord');
    await search('tangentbord 19900101-1239');
    const counted = async () => (await shop.services.db.select().from(searchQuery)).map(({ term }) => term);
    await waitFor(async () => expect(await counted()).toContain('robotdammsugare'));
    expect((await counted()).filter((term) => /@|1990/.test(term))).toEqual([]);
  });

  it("takes a shop's own synonyms from its table", async () => {
    expect((await search('musegrej')).products.map(({ id }) => id)).not.toContain(GAMING_MOUSE);
    await shop.services.db.insert(synonym).values({ term: 'musegrej', expansion: 'gamingmus' });
    await withClient(shop, (client) => rebuildListings(client, shop.clock.now()));
    shop.clock.advance({ minutes: 2 });
    expect((await search('musegrej')).products[0]?.id).toBe(GAMING_MOUSE);
  });
});

describe('quick search', () => {
  const request = async (searchString: string) =>
    (await shop.browser().request(getAutocomplete, { params: { searchString } })).data;

  it('[7.6-07][3-122] suggests products, categories and phrases for two letters', async () => {
    const { products, categories, phrases } = await request('ta');
    expect(products.map(({ id }) => id)).toContain(KEYBOARD);
    expect(categories).toEqual([{ id: 101, name: 'Tangentbord', icon: 'box', productCount: 2 }]);
    expect(phrases[0]).toEqual({ raw: '{ta}ngentbord', suggestion: 'tangentbord' });
  });

  it('[3-123] still suggests as more is typed, with or without accents', async () => {
    for (const typed of ['hör', 'hörl', 'hörlurar', 'horlur', 'tradlosa hor']) {
      const { products } = await request(typed);
      expect(products.map(({ id }) => id)).toContain(HEADPHONES);
    }
    expect((await request('hörlu')).categories.map(({ name }) => name)).toEqual(['Hörlurar']);
  });

  it('[3-124] marks what was typed with braces, accents or not', async () => {
    const { phrases } = await request('horl');
    expect(phrases.map(({ raw }) => raw)).toContain('{hörl}urar');
  });

  it('finds what was meant when the beginning is misspelt', async () => {
    const { products, phrases } = await request('dammsugre');
    expect(products.map(({ id }) => id)).toEqual([VACUUM]);
    expect(phrases[0]?.suggestion).toBe('dammsugare');
  });

  it('[7.6-07] still suggests while a further word begins, and corrects a prefix without a match', async () => {
    expect((await request('norrsken t')).products.map(({ id }) => id)).toContain(KEYBOARD);
    const { products, phrases } = await request('tangetnb');
    expect(products.map(({ id }) => id)).toContain(KEYBOARD);
    expect(phrases[0]?.suggestion).toBe('tangentbord');
  });

  it('serves a search of filling words and stop words', async () => {
    const { products, query } = await search('vilken dammsugare är bäst?');
    expect(products.map(({ id }) => id)).toEqual([VACUUM]);
    expect(query.uncertain).toBe(false);
  });

  it('returns empty lists for signs and for products that the shop does not sell', async () => {
    for (const typed of ['?', 'zzzzqq'])
      expect(await request(typed)).toEqual({
        products: [],
        categories: [],
        phrases: [],
        manufacturers: [],
        stores: [],
        notSold: null,
        instead: null,
      });
  });
});
