import { getSitemap, getSitemapPart } from '@shop/contracts/api/navigation';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, {
    products: [1, 2, 3].map((id) => aProduct({ id, categoryId: 101, name: `Sak ${id}`, manufacturerId: 1 })),
    stock: [1, 2, 3].map((productId) => ({ productId, place: 'web', quantity: 1 })),
  });
});
afterAll(() => shop.close());

const part = async (name: string) =>
  (await shop.browser().request(getSitemapPart, { params: { part: name } })).data.pages;

it('names the parts: one for each kind and as many as the products need', async () => {
  const { data } = await shop.browser().request(getSitemap, {});
  expect(data.parts).toEqual([
    'sections',
    'categories',
    'manufacturers',
    'campaigns',
    'articles',
    'stores',
    'info',
    'products-1',
  ]);
});

it('lists what can be bought, and the places that lead to it; what is empty is left out', async () => {
  expect(await part('products-1')).toEqual([1, 2, 3].map((id) => ({ route: 'product', id, name: `Sak ${id}` })));
  expect(await part('categories')).toEqual([
    { route: 'category', id: 10, name: 'Datortillbehör' },
    { route: 'category', id: 101, name: 'Tangentbord' },
  ]);
  expect(await part('sections')).toEqual([{ route: 'section', id: 13, name: 'Gaming' }]);
  expect(await part('manufacturers')).toMatchObject([{ route: 'manufacturer', id: 1 }]);
  expect((await part('stores')).map(({ route }) => route)).toContain('store');
});

it('responds 404 for a part that does not exist', async () => {
  for (const name of ['products-2', 'products-0', 'constructor', 'annat']) {
    expect([name, (await shop.browser().send('GET', `/api/sitemap/${name}`)).status]).toEqual([name, 404]);
  }
});
