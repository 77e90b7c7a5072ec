import { getProductList } from '@shop/contracts/api/discovery';
import { formatAttributeValue, formatCategoryValue } from '@shop/domain/filters';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { PRICE_BAND_STARTS_ORE } from './facet-ids.ts';
import {
  FIXTURE_STORES,
  fillCatalogue,
  type FixtureCatalogue,
  type ProductInsert,
  randomCatalogue,
} from '../testing/shop-fixture.ts';
import { SORT_OPTIONS } from './sort-options.ts';

let shop: TestApp;
let catalogue: FixtureCatalogue;

beforeAll(async () => {
  shop = await createTestApp();
  catalogue = randomCatalogue(260);
  await fillCatalogue(shop, catalogue);
});
afterAll(() => shop.close());

/** One shopper's choices; every box may be without one. */
const choice = fc.record({
  scope: fc.constantFrom<['category' | 'manufacturer' | 'section' | 'campaign' | 'memberDeals', number]>(
    ['category', 10],
    ['category', 101],
    ['category', 20],
    ['manufacturer', 2],
    ['section', 13],
    ['campaign', 7866],
    ['memberDeals', 1],
  ),
  colours: fc.subarray([11, 12, 13, 14]),
  sizes: fc.subarray([31, 32, 33]),
  makers: fc.subarray([1, 2, 3, 4, 5]),
  bands: fc.subarray([1, 2, 4, 5, 6, 7, 8]),
  rating: fc.option(fc.constantFrom(2, 3, 4), { nil: null }),
  stores: fc.subarray([0, 1, 2, 3]),
  categories: fc.subarray([101, 102, 103, 111, 20]),
  sort: fc.constantFrom(...SORT_OPTIONS.map(({ value }) => value)),
});
type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never;

type Box = 'colours' | 'sizes' | 'makers' | 'bands' | 'rating' | 'stores' | 'categories';
const BOXES: Box[] = ['colours', 'sizes', 'makers', 'bands', 'rating', 'stores', 'categories'];

function filtersOf({ colours, sizes, makers, bands, rating, stores, categories }: Choice): string[] {
  const box = (attributeId: string, values: number[]) =>
    values.length === 0 ? [] : [`attributes^${formatAttributeValue({ attributeId, values: values.map(String) })}`];
  return [
    ...box('1', colours),
    ...box('3', sizes),
    ...box('price', bands),
    ...box('rating', rating === null ? [] : [rating]),
    ...makers.map((id) => `manufacturer^${id}`),
    ...stores.map((id) => `stock^${id}`),
    ...(categories.length === 0 ? [] : [`category-filter^${formatCategoryValue(categories)}`]),
  ];
}

/** A naive model of the catalogue. */
interface Naive {
  row: ProductInsert;
  places: number[];
  popularity: number;
  rating: number;
  band: number;
}

function naiveRows(): Naive[] {
  return catalogue.products.flatMap((row) => {
    const stocked = catalogue.stock.filter(({ productId, quantity }) => productId === row.id && quantity > 0);
    const isWeb = stocked.some(({ place }) => place === 'web');
    const places = [
      ...(isWeb ? [0] : []),
      ...FIXTURE_STORES.filter((id) => stocked.some(({ place }) => place === String(id))),
    ];
    if (row.isDiscontinued && places.length === 0) return [];
    const popularity = places.length > 0 ? (row.popularity ?? 0) : Math.floor((row.popularity ?? 0) / 4);
    const rating = (row.reviewCount ?? 0) >= 3 ? (row.ratingAverage ?? 0) : 0;
    const band = 1 + PRICE_BAND_STARTS_ORE.filter((from) => from <= row.priceOre).length;
    return [{ row, places, popularity, rating, band }];
  });
}

const overlaps = (wanted: readonly number[], have: readonly number[]): boolean =>
  wanted.length === 0 || wanted.some((each) => have.includes(each));

const TESTS: Record<Box, (choices: Choice, item: Naive) => boolean> = {
  colours: ({ colours }, { row }) => overlaps(colours, row.attributeValueIds ?? []),
  sizes: ({ sizes }, { row }) => overlaps(sizes, row.attributeValueIds ?? []),
  makers: ({ makers }, { row }) => overlaps(makers, [row.manufacturerId]),
  bands: ({ bands }, { band }) => overlaps(bands, [band]),
  rating: ({ rating: wanted }, { rating }) => wanted === null || rating >= wanted - 1e-6,
  stores: ({ stores }, { places }) => overlaps(stores, places),
  categories: ({ categories }, { row }) => overlaps(categories, row.categoryIds),
};

const IN_SCOPE: Record<Choice['scope'][0], (id: number, item: Naive) => boolean> = {
  category: (id, { row }) => row.categoryIds.includes(id),
  manufacturer: (id, { row }) => row.manufacturerId === id,
  section: (id, { row }) => row.sectionId === id,
  campaign: (_, { row }) => (row.id - 1000) % 7 === 0,
  memberDeals: (_, { row }) => row.levelOnePriceOre != null && row.levelOnePriceOre < row.priceOre,
};

const swedish = new Intl.Collator('sv');
const byId = (a: Naive, b: Naive): number => b.row.id - a.row.id;
const byPopularity = (a: Naive, b: Naive): number => b.popularity - a.popularity || byId(a, b);
const ORDERS: Record<string, (a: Naive, b: Naive) => number> = {
  recommended: byPopularity,
  'price-asc': (a, b) => a.row.priceOre - b.row.priceOre || byPopularity(a, b),
  'price-desc': (a, b) => b.row.priceOre - a.row.priceOre || byPopularity(a, b),
  newest: (a, b) => Number(b.row.createdAt) - Number(a.row.createdAt) || byPopularity(a, b),
  rating: (a, b) => b.rating - a.rating || byPopularity(a, b),
  name: (a, b) => swedish.compare(a.row.name, b.row.name) || byId(a, b),
};

const matches = (choices: Choice, item: Naive, without?: Box): boolean =>
  BOXES.every((box) => box === without || TESTS[box](choices, item));

const request = (choices: Choice, page = 1) =>
  shop.browser().request(getProductList, {
    params: { type: choices.scope[0], value: String(choices.scope[1]) },
    query: { filters: filtersOf(choices), sortBy: choices.sort, page },
  });

describe('filtered lists', () => {
  it('[7.6-02][7.6-06][O3-14][O7-23] show what a naive filter over the whole catalogue finds, in its order, with its totals', async () => {
    const all = naiveRows();
    await fc.assert(
      fc.asyncProperty(choice, async (choices) => {
        const scope = all.filter((item) => IN_SCOPE[choices.scope[0]](choices.scope[1], item));
        const expected = scope.filter((item) => matches(choices, item)).sort(ORDERS[choices.sort]);
        const list = await request(choices);
        expect(list.totalProductCount).toBe(scope.length);
        expect(list.filteredProductCount).toBe(expected.length);
        expect(list.products.map(({ id }) => id)).toEqual(expected.slice(0, 24).map(({ row }) => row.id));
      }),
      { numRuns: 120 },
    );
  });

  it('[3-76] count in each box what remains if a value is chosen beside the other boxes’ choices', async () => {
    const all = naiveRows();
    await fc.assert(
      fc.asyncProperty(choice, async (choices) => {
        const scope = all.filter((item) => IN_SCOPE[choices.scope[0]](choices.scope[1], item));
        const { filters } = await request(choices);
        const countIn = (boxId: string, value: number): number =>
          filters.find(({ id }) => id === boxId)?.values.find((each) => each.value === String(value))?.count ?? 0;
        const expectCounts = (
          boxId: string,
          box: Box,
          values: number[],
          has: (item: Naive, value: number) => boolean,
        ) => {
          const shown = filters.find(({ id }) => id === boxId);
          if (shown === undefined) return;
          for (const value of values) {
            const expected = scope.filter((item) => matches(choices, item, box) && has(item, value)).length;
            expect([`${boxId} ${value}`, countIn(boxId, value)]).toEqual([`${boxId} ${value}`, expected]);
          }
        };
        expectCounts('1', 'colours', [11, 12, 13, 14], ({ row }, value) =>
          (row.attributeValueIds ?? []).includes(value),
        );
        expectCounts('3', 'sizes', [31, 32, 33], ({ row }, value) => (row.attributeValueIds ?? []).includes(value));
        expectCounts('manufacturer', 'makers', [1, 2, 3, 4, 5], ({ row }, value) => row.manufacturerId === value);
        expectCounts('price', 'bands', [1, 2, 3, 4, 5, 6, 7, 8, 9], ({ band }, value) => band === value);
        expectCounts('rating', 'rating', [2, 3, 4], ({ rating }, value) => rating >= value - 1e-6);
        expectCounts('stock', 'stores', [0, 1, 2, 3], ({ places }, value) => places.includes(value));
      }),
      { numRuns: 60 },
    );
  });

  it('[9-64] part into pages of 24 that neither repeat nor leave out a product', async () => {
    const all = naiveRows();
    for (const sort of SORT_OPTIONS.map(({ value }) => value)) {
      const choices: Choice = {
        scope: ['section', 13],
        colours: [],
        sizes: [],
        makers: [],
        bands: [],
        rating: null,
        stores: [],
        categories: [],
        sort,
      };
      const expected = all.filter((item) => IN_SCOPE.section(13, item)).length;
      const pages = Math.ceil(expected / 24);
      const responses = await Promise.all(Array.from({ length: pages }, (_, index) => request(choices, index + 1)));
      const ids = responses.flatMap(({ products }) => products.map(({ id }) => id));
      expect(new Set(ids).size).toBe(expected);
      expect(ids).toHaveLength(expected);
      expect(
        responses.slice(0, -1).every(({ products, pageCount }) => products.length === 24 && pageCount === pages),
      ).toBe(true);
    }
  });
});
