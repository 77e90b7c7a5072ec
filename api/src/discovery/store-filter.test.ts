import { getProductList } from '@shop/contracts/api/discovery';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { aProduct, fillCatalogue } from '../testing/shop-fixture.ts';

let shop: TestApp;
const LUND = 2;

beforeAll(async () => {
  shop = await createTestApp();
  const products = Array.from({ length: 12 }, (_, index) => index + 1).map((id) =>
    aProduct({
      id,
      categoryId: 101,
      name: `Norrsken modell ${id}`,
      manufacturerId: id <= 6 ? 1 : 2,
      popularity: 1000 - id,
      priceOre: 10_000 * id,
      attributeValueIds: [id % 2 === 0 ? 11 : 12, 21],
    }),
  );
  await fillCatalogue(shop, {
    products,
    stock: products.flatMap(({ id }) => [
      { productId: id, place: 'web', quantity: 1 },
      // Every third is in Lund, and one of those is out.
      ...(id % 3 === 0 ? [{ productId: id, place: String(LUND), quantity: id === 12 ? 0 : id }] : []),
    ]),
  });
});
afterAll(() => shop.close());

const list = (filters: string[]) =>
  shop.browser().request(getProductList, {
    params: { type: 'category', value: '101' },
    query: { page: 1, filters, touchpoint: 'MOBILE' },
  });
const values = (answer: Awaited<ReturnType<typeof list>>, box: string) =>
  answer.filters.find(({ id }) => id === box)?.values.map(({ value, count, selected }) => [value, count, selected]);

describe('the filter of one store’s stock', () => {
  it('[O3-13] leaves what that store has now, with its counts, and says how many there are', async () => {
    const answer = await list([`stock^${LUND}`]);
    expect(answer.products.map(({ id }) => id)).toEqual([3, 6, 9]);
    expect([answer.filteredProductCount, answer.totalProductCount]).toEqual([3, 12]);
    expect(answer.products.map(({ stock }) => (stock as Record<string, unknown>)[LUND])).toEqual([3, 6, 9]);
    expect(values(answer, 'stock')).toEqual([
      ['0', 12, false],
      [String(LUND), 3, true],
    ]);
  });

  it('[3-76] composes with the other filters, both ways', async () => {
    const both = await list([`stock^${LUND}`, 'manufacturer^1']);
    expect(both.products.map(({ id }) => id)).toEqual([3, 6]);
    expect(values(both, 'manufacturer')).toEqual([
      ['1', 2, true],
      ['2', 1, false],
    ]);
    // What would remain if the store were chosen as well.
    expect(values(await list(['manufacturer^2']), 'stock')).toEqual([
      ['0', 6, false],
      [String(LUND), 1, false],
    ]);
  });
});
