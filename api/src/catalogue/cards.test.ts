import { getAutocomplete, getProductList } from '@shop/contracts/api/discovery';
import { ProductSummary, WholeSummary } from '@shop/contracts/api/product';
import { offersInsurance } from '@shop/domain/price-display';
import { inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { manufacturer, product, stock } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { fillCatalogue, randomCatalogue, withClient } from '../testing/shop-fixture.ts';
import { createProducts } from './products.ts';

const IDS = Array.from({ length: 40 }, (_, index) => 1000 + index);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { listCacheSeconds: 0 } });
  await fillCatalogue(shop, randomCatalogue(IDS.length));
});
afterAll(() => shop.close());

const EVERYTHING = { type: 'search', value: 'under 900000 kr' } as const;
const list = (query: object = {}) => shop.browser().request(getProductList, { params: EVERYTHING, query });
const cards = async () => (await list({ view: 'card' })).products;
const ids = async (): Promise<number[]> => (await list()).products.map(({ id }) => id);

/** Read by a query of its own, of which no cache knows. */
const fresh = async () =>
  createProducts({ ...shop.services, named: (...query) => shop.services.named(...query) }).cards(await ids());

/** The fields of a product that no card reads, and the texts of its energy label. */
const UNREAD = z.partial(
  z.pick(WholeSummary, {
    categoryTree: true,
    unitPrice: true,
    qty: true,
    fyndwareClass: true,
    isShippable: true,
    isDigital: true,
    reviewHighlights: true,
    manufacturer: true,
    isInsured: true,
    maxPerCustomer: true,
  }),
);

const change = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 6 }),
  priceOre: fc.integer({ min: 100, max: 3_000_000 }),
  quantity: fc.integer({ min: 0, max: 9 }),
  what: fc.constantFrom('price', 'stock', 'maker', 'name', 'everything', 'nothing', 'hidden'),
});

async function apply({
  ids: changed,
  priceOre,
  quantity,
  what,
}: typeof change extends fc.Arbitrary<infer T> ? T : never) {
  const { db } = shop.services;
  const those = inArray(product.id, changed);
  if (what === 'price') await db.update(product).set({ priceOre }).where(those);
  if (what === 'name')
    await db
      .update(product)
      .set({ mainTitle: `Vara ${priceOre}` })
      .where(those);
  if (what === 'hidden')
    await db
      .update(product)
      .set({ isHidden: quantity > 6 })
      .where(those);
  if (what === 'stock') await db.update(stock).set({ quantity }).where(inArray(stock.productId, changed));
  if (what === 'maker') await db.update(manufacturer).set({ name: sql`${manufacturer.id} || ${` ${priceOre}`}` });
  if (what === 'everything') await db.update(product).set({ popularity: sql`${product.popularity} + 1` });
}

describe('product cards', () => {
  it('[3-42][3-50][3-61] read as the whole products, but for what no card reads', async () => {
    const whole = (await list()).products;
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.map((each) => WholeSummary.safeParse(each).success)).not.toContain(false);
    const read = (await cards()).map((card) => ProductSummary.parse(card));
    const expected = whole.map((each) => {
      const { webStock: _webStock, ...places } = each.stock;
      const label = each.energyMarking && { ...each.energyMarking, labelContent: null, productSheetContent: '' };
      const rest = Object.entries(each).filter(([name]) => !(name in UNREAD.shape));
      const insurance = offersInsurance(each) ? each.insurance : null;
      return { ...Object.fromEntries(rest), stock: places, energyMarking: label, insurance };
    });
    expect(read).toEqual(expected);
  });

  it('are never behind, whatever changes', async () => {
    await cards();
    await fc.assert(
      fc.asyncProperty(change, async (changed) => {
        await apply(changed);
        expect(await cards()).toEqual(await fresh());
      }),
      { numRuns: 60 },
    );
  });

  it('show what a transaction changed that began before others and ended after them', async () => {
    const [id = 0] = await ids();
    const priceOf = async () => (await cards()).find((card) => card.id === id)?.price.price;
    await withClient(shop, async (client) => {
      await client.query('begin');
      await client.query('update product set price_ore = 432100 where id = $1', [id]);
      for (const priceOre of [100, 200]) {
        await shop.services.db
          .update(product)
          .set({ priceOre })
          .where(inArray(product.id, IDS.slice(-2)));
        expect(await priceOf()).not.toBe(4321);
      }
      await client.query('commit');
    });
    expect(await priceOf()).toBe(4321);
  });

  it('[O3-03] change by themselves when a price ends', async () => {
    const [id = 0] = await ids();
    const endsAt = new Date(shop.clock.now().getTime() + 3_600_000);
    const prices = { priceOre: 5000, regularPriceOre: 9000, priceType: 'campaign', priceEndsAt: endsAt } as const;
    await shop.services.db
      .update(product)
      .set(prices)
      .where(inArray(product.id, [id]));
    const shown = async () => (await cards()).find((card) => card.id === id)?.price;
    expect(await shown()).toMatchObject({ price: 50, type: 'campaign', pass: expect.any(String) });
    shop.clock.advance({ hours: 2 });
    expect(await shown()).toMatchObject({ price: 90 });
    expect(await shown()).not.toHaveProperty('pass');
  });

  it('are the products of the quick search as well', async () => {
    // One that the changes before have neither hidden nor renamed.
    const known = (await list()).products.find(({ mainTitle }) => !mainTitle.startsWith('Vara'));
    const params = { searchString: known?.mainTitle ?? '' };
    const whole = (await shop.browser().request(getAutocomplete, { params })).data;
    expect(whole.products.length).toBeGreaterThan(0);
    const lean = (await shop.browser().request(getAutocomplete, { params, query: { view: 'card' } })).data;
    expect(lean.products.map(({ id }) => id)).toEqual(whole.products.map(({ id }) => id));
    expect(JSON.stringify(lean).length).toBeLessThan(JSON.stringify(whole).length);
  });

  it('leave out filters and categories for a caller who has them', async () => {
    const more = await list({ view: 'card', totalProductCountSet: 'true' });
    expect(Object.keys(more)).not.toContain('filters');
    expect(Object.keys(more)).not.toContain('categories');
    expect(more.products).toEqual(await cards());
    const specified = await list({ totalProductCountSet: 'true' });
    expect([specified.filters.length > 0, specified.categories.children.length > 0]).toEqual([true, true]);
  });
});
