import { getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const search = (value: string, query: object = {}) =>
  shop.browser().request(getProductList, { params: { type: 'search', value }, query });

const pagesFor = async (value: string): Promise<string[]> =>
  ((await search(value)).pages ?? []).map(({ title }) => title);

describe('pages that answer a search', () => {
  it.each([
    ['retur', 'Retur steg för steg'],
    ['hur returnerar jag', 'Ångerrätt och öppet köp'],
    ['frakt', 'Leveransvillkor'],
    ['kostar frakten', 'Leveransvillkor'],
    ['fraktkostnad', 'Leveransvillkor'],
    ['öppettider', 'Våra butiker'],
    ['öppetider', 'Våra butiker'],
    ['oppettider', 'Våra butiker'],
    ['kundtjänst', 'Kundservice'],
    ['telefonnummer', 'Kontakta oss'],
    ['bli medlem', 'Bli medlem'],
    ['betalning', 'Betalning'],
    ['byt in mobil', 'Byt in mobil eller surfplatta'],
    ['rabattkod', 'Hur använder jag en rabattkod?'],
    ['glömt lösenord', 'Jag har glömt mitt lösenord'],
    ['spårningsnummer', 'Var är min beställning?'],
    ['prishistorik', 'Priser och jämförpriser'],
    ['julklappstips', 'Julklappstips'],
    ['klicka och hämta', 'Våra butiker'],
    ['bästsäljare', 'Mest sålda just nu'],
    ['om er', 'Om oss'],
    ['laga min mobil', 'Reklamation'],
  ])('leads “%s” to “%s”, and does not say that the shop has no such thing', async (value, title) => {
    const { pages, query, products } = await search(value);
    expect(pages?.[0]?.title).toBe(title);
    expect(query).toMatchObject({ notSold: null, originalSearchString: null, suggestions: [], uncertain: false });
    expect(products).toEqual([]);
  });

  it.each([
    ['rea', 'Kampanjer'],
    ['black week', 'Black Week'],
    ['halva priset', 'Kampanjer'],
    ['laptop black friday', 'Black Week'],
  ])('leads “%s” to “%s”, above what has been reduced', async (value, title) => {
    const { pages, query, products } = await search(value);
    expect(pages?.[0]?.title).toBe(title);
    expect(query.understood?.map(({ label }) => label)).toEqual(['Nedsatt pris']);
    expect(products.length).toBeGreaterThan(0);
  });

  it('gives their URLs without the region, as they are stored', async () => {
    expect((await search('reklamation')).pages).toEqual([{ title: 'Reklamation', url: '/info/17-Reklamation' }]);
  });

  it.each([
    'mobil',
    'dator',
    'telefon',
    'grafikkort',
    'svart mus',
    'presentkort',
    'ugn',
    'hjälm',
    'mobiltelfon',
    'mobul',
    'kontaktlinser',
    'kontorsmaterial',
    'headset black',
    'bläck till skrivare',
    'dator till kontoret',
    'headset till jobbet',
    'hörlurar i lager',
    'bästa laptop för pengarna',
    'skal med ring',
    'sd kort',
  ])('has none for “%s”, which is no service', async (value) => {
    expect(await pagesFor(value)).toEqual([]);
  });

  it('stands above products that are called the same, and above those of a search for both', async () => {
    const contact = await search('kontakt');
    expect(contact.pages).toEqual([{ title: 'Kontakta oss', url: '/info/7-Kontakta-oss' }]);
    expect(contact.products.length).toBeGreaterThan(0);
    const both = await search('garanti laptop');
    expect(both.pages?.map(({ title }) => title)).toEqual(['Garantivillkor']);
    expect(both.products.length).toBeGreaterThan(0);
    expect(both.query.notSold).toBeNull();
  });

  it('leads to at most three, and to none from other lists', async () => {
    expect((await pagesFor('retur garanti reklamation betalning leverans')).length).toBe(3);
    const { rows } = await shop.pool.query<{ id: number }>('select id from category limit 1');
    const params = { type: 'category', value: String(rows[0]?.id) } as const;
    const { pages } = await shop.browser().request(getProductList, { params, query: {} });
    expect(pages).toEqual([]);
  });

  it('knows what employees have written within a minute', async () => {
    expect(await pagesFor('hemkörning')).toEqual([]);
    await shop.pool.query(
      `update search_link set keywords = keywords || '{hemkörning}' where title = 'Leveransvillkor'`,
    );
    shop.clock.advance({ seconds: 61 });
    expect(await pagesFor('hemkörning')).toEqual(['Leveransvillkor']);
  });

  it('leads to an event only while it runs', async () => {
    expect(await pagesFor('julklappstips')).toEqual(['Julklappstips']);
    shop.clock.advance({ days: 60 });
    expect(await pagesFor('julklappstips')).toEqual([]);
    expect(await pagesFor('black week')).toEqual(['Kampanjer']);
  });

  it('shows no products for a sale while nothing has been reduced', async () => {
    await shop.pool.query('update listing set is_reduced = false');
    await shop.pool.query('insert into listing_change (product_id) select product_id from listing');
    const { pages, products } = await search('rea');
    expect(pages?.[0]?.title).toBe('Kampanjer');
    expect(products).toEqual([]);
    expect((await search('headset rea')).query).toMatchObject({ uncertain: false, understood: [] });
  });
});
