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

describe('the order that a search asks for', () => {
  it.each([
    ['dyraste mobilen', 'price-desc'],
    ['billigaste mobilen', 'price-asc'],
    ['de nyaste mobilerna', 'newest'],
    ['mobil med bäst betyg', 'rating'],
    ['mobil bäst i test', 'rating'],
    ['billig mobil', 'price-asc'],
    ['prisvärd mobil', 'recommended'],
  ])('of “%s” is %s', async (text, sortBy) => {
    const { products, query } = await search(text);
    expect(query.sortBy).toBe(sortBy);
    expect(query.uncertain).toBe(false);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ name }) => !/mobiltelefon/.test(name))).toEqual([]);
  });

  it('[4-77] sorts by it, until the shopper chooses another', async () => {
    const prices = async (query: object) =>
      (await search('dyraste mobilen', query)).products.map(({ price }) => price.price);
    const dearest = await prices({});
    expect(dearest).toEqual(dearest.toSorted((a, b) => b - a));
    expect(await prices({ sortBy: 'recommended' })).not.toEqual(dearest);
  });

  it('is no filter, and stays when one is taken away', async () => {
    const { query } = await search('dyraste mobilen under 5000 kr');
    expect(query.understood?.map(({ without }) => without)).toEqual(['dyraste mobilen']);
  });
});
