import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product, stock } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { aProduct, fillCatalogue, randomCatalogue, withClient } from '../testing/shop-fixture.ts';
import { rebuildListings, updateListing } from './indexer.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, randomCatalogue(80));
});
afterAll(() => shop.close());

const rows = async (sql: string): Promise<unknown[]> => (await shop.pool.query(sql)).rows;

/** All effects of the index on shoppers. */
const snapshot = async () => ({
  listing: await rows('select *, name::text as name from listing order by product_id'),
  counts: await rows('select * from category_facet order by 1, 2'),
});

const change = fc.record({
  ids: fc.uniqueArray(fc.integer({ min: 1000, max: 1079 }), { minLength: 1, maxLength: 5 }),
  priceOre: fc.integer({ min: 100, max: 3_000_000 }),
  quantity: fc.integer({ min: 0, max: 2 }),
  isDiscontinued: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 300 }),
  value: fc.constantFrom(11, 12, 13, 14, 31),
});

describe('updateListing', () => {
  it('leaves the index as a whole build would, whatever changed', async () => {
    await fc.assert(
      fc.asyncProperty(change, async ({ ids, priceOre, quantity, isDiscontinued, popularity, value }) => {
        const { db } = shop.services;
        await db
          .update(product)
          .set({ priceOre, isDiscontinued, popularity, attributeValueIds: [value] })
          .where(inArray(product.id, ids));
        await db.update(stock).set({ quantity }).where(inArray(stock.productId, ids));
        await withClient(shop, (client) => updateListing(client, ids, shop.clock.now()));
        const updated = await snapshot();
        await withClient(shop, (client) => rebuildListings(client, shop.clock.now()));
        expect(updated).toEqual(await snapshot());
      }),
      { numRuns: 12 },
    );
  });

  it('counts correctly when several changes happen at once', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => 1000 + index);
    await shop.services.db.update(stock).set({ quantity: 0 }).where(inArray(stock.productId, ids));
    await Promise.all(
      [0, 1, 2, 3].map((part) =>
        withClient(shop, (client) =>
          updateListing(client, ids.slice(part * 8, part * 8 + 16).reverse(), shop.clock.now()),
        ),
      ),
    );
    const updated = await snapshot();
    await withClient(shop, (client) => rebuildListings(client, shop.clock.now()));
    expect(updated).toEqual(await snapshot());
  });

  it('adds new products and takes away those that are gone', async () => {
    await shop.services.db.insert(product).values(aProduct({ id: 5000, categoryId: 101, name: 'Nykomling' }));
    await withClient(shop, (client) => updateListing(client, [5000], shop.clock.now()));
    expect(await rows('select product_id from listing where product_id = 5000')).toHaveLength(1);
    await shop.services.db.delete(product).where(eq(product.id, 5000));
    await withClient(shop, (client) => updateListing(client, [5000], shop.clock.now()));
    expect(await rows('select product_id from listing where product_id = 5000')).toEqual([]);
  });
});

describe('the index', () => {
  it('lists no product that is discontinued and nowhere left', async () => {
    const hidden = `select l.product_id from listing l join product p on p.id = l.product_id
      where p.is_discontinued and not exists (select 1 from stock s where s.product_id = p.id and s.place <> 'supplier' and s.quantity > 0)`;
    expect(await rows(hidden)).toEqual([]);
    expect((await rows('select 1 from listing')).length).toBeGreaterThan(40);
  });

  it('is read through its GIN index, and the extension that would switch them off is not there', async () => {
    expect(await rows(`select 1 from pg_extension where extname = 'intarray'`)).toEqual([]);
    await withClient(shop, async (client) => {
      await client.query('begin; set local enable_seqscan = off');
      const plan = async (condition: string): Promise<string> =>
        JSON.stringify((await client.query(`explain select product_id from listing where ${condition}`)).rows);
      expect(await plan(`cats @> array[101]`)).toContain('listing_cats');
      await client.query('rollback');
    });
  });
});
