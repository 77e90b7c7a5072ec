import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NamedQuery } from '../db/named-query.ts';
import { product, stock } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { fillCatalogue, randomCatalogue, withClient } from '../testing/shop-fixture.ts';
import { BROAD_FROM, queryList } from './build-list.ts';
import { rebuildListings, updateListing } from './indexer.ts';
import { createListingCache, type Listings } from './listing-cache.ts';
import { plainSearch } from './quality/judge.ts';
import { waitFor } from '@shop/testing/wait-for';

const IDS = Array.from({ length: 80 }, (_, index) => 1000 + index);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  await fillCatalogue(shop, randomCatalogue(IDS.length));
});
afterAll(() => shop.close());

const everything = (listings: Listings) =>
  queryList(listings, { ...plainSearch(''), scope: { kind: 'everything' }, pageSize: 500 }, null, BROAD_FROM);

/** Rows and labels have no order of their own. */
async function shown(readListings: () => Promise<Listings>) {
  const { facets, categories, ...rest } = everything(await readListings());
  return {
    ...rest,
    facets: facets.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.valueId - b.valueId),
    categories: categories.toSorted((a, b) => a.id - b.id),
  };
}

const change = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...IDS), { minLength: 1, maxLength: 8 }),
  priceOre: fc.integer({ min: 100, max: 3_000_000 }),
  quantity: fc.integer({ min: 0, max: 2 }),
  isDiscontinued: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 300 }),
  value: fc.constantFrom(11, 12, 13, 14, 31),
  isWhole: fc.boolean(),
});

describe('the listing cache', () => {
  it('are never behind the index, whatever changes', async () => {
    const old = createListingCache(shop.services.named);
    await old();
    await fc.assert(
      fc.asyncProperty(change, async ({ ids, quantity, value, isWhole, ...columns }) => {
        const { db } = shop.services;
        await db
          .update(product)
          .set({ ...columns, attributeValueIds: [value] })
          .where(inArray(product.id, ids));
        await db.update(stock).set({ quantity }).where(inArray(stock.productId, ids));
        await withClient(shop, (client) =>
          isWhole ? rebuildListings(client, shop.clock.now()) : updateListing(client, ids, shop.clock.now()),
        );
        expect(await shown(old)).toEqual(await shown(createListingCache(shop.services.named)));
      }),
      { numRuns: 25 },
    );
  });

  it('misses nothing that is committed during a refresh, and shares one refresh among callers', async () => {
    const queries: string[] = [];
    const counting: NamedQuery = (name, ...rest) => {
      queries.push(name);
      return shop.services.named(name, ...rest);
    };
    const readListings = createListingCache(counting);
    await readListings();
    queries.length = 0;
    const early = readListings();
    await withClient(shop, async (client) => {
      await client.query('update product set price_ore = 123400, is_discontinued = false where id = 1000');
      await updateListing(client, [1000], shop.clock.now());
    });
    const late = await Promise.all([readListings(), readListings(), readListings()]);
    await early;
    const row = late[0].table.rowOf(1000) ?? -1;
    expect(late[0].table.prices[row]).toBe(123_400);
    expect(queries.filter((name) => name === 'listing_changes').length).toBeLessThanOrEqual(4);
  });

  it('serves the old copy while a large catalogue is reloaded, with single changes applied', async () => {
    const gate = Promise.withResolvers<void>();
    let isGated = false;
    const readListings = createListingCache(async (name, ...rest) => {
      if (isGated && name === 'listing_rows') await gate.promise;
      return shop.services.named(name, ...rest);
    }, 0);
    const before = (await readListings()).table;
    isGated = true;
    const priceOf = ({ table }: Listings): number | undefined => table.prices[table.rowOf(1000) ?? -1];
    await withClient(shop, async (client) => {
      await client.query('update product set price_ore = 111100, is_discontinued = false where id = 1000');
      await rebuildListings(client, shop.clock.now());
    });
    expect(priceOf(await readListings())).not.toBe(111_100);
    await withClient(shop, async (client) => {
      await client.query('update product set price_ore = 222200 where id = 1000');
      await updateListing(client, [1000], shop.clock.now());
    });
    const meanwhile = await readListings();
    expect(meanwhile.table).toBe(before);
    expect(priceOf(meanwhile)).toBe(222_200);
    gate.resolve();
    await waitFor(async () => expect((await readListings()).table).not.toBe(before));
    expect(await shown(readListings)).toEqual(await shown(createListingCache(shop.services.named)));
  });

  it('is reloaded by a later refresh when loading in the background failed', async () => {
    let isBroken = false;
    const readListings = createListingCache(
      (name, ...rest) =>
        isBroken && name === 'listing_rows' ? Promise.reject(new Error('gone')) : shop.services.named(name, ...rest),
      0,
    );
    const before = (await readListings()).table;
    isBroken = true;
    await withClient(shop, (client) => rebuildListings(client, shop.clock.now()));
    expect((await readListings()).table).toBe(before);
    expect((await readListings()).table).toBe(before);
    isBroken = false;
    await waitFor(async () => expect((await readListings()).table).not.toBe(before));
  });

  it('are read by the next caller when the database was away', async () => {
    let isAway = true;
    const readListings = createListingCache((...query) =>
      isAway ? Promise.reject(new Error('no database')) : shop.services.named(...query),
    );
    await expect(readListings()).rejects.toThrow('no database');
    isAway = false;
    expect((await readListings()).table.size).toBeGreaterThan(0);
  });
});
