import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, stock } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { withClient } from '../testing/shop-fixture.ts';
import { rebuildListings, updateListing } from './indexer.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { plainSearch } from './quality/judge.ts';
import type { ListResult, ListScope, SearchPort } from './search-port.ts';

/** So low that the small seed has many broad lists. */
const BROAD_FROM = 25;

let shop: TestApp;
let search: SearchPort;
let ids: number[];

beforeAll(async () => {
  shop = await createTestApp();
  await withClient(shop, (client) => rebuildListings(client, shop.clock.now(), BROAD_FROM));
  search = createPostgresSearch(shop.services.named, shop.clock, BROAD_FROM);
  ids = (await shop.pool.query<{ id: number }>('select id from product order by id')).rows.map(({ id }) => id);
});
afterAll(() => shop.close());

const text = (value: string): ListScope => ({ kind: 'search', text: value, autoCorrect: true });
/** Searches that PostgreSQL looks up as they stand. */
const LITERAL = ['gaming', 'usb', 'spel', 'bluetooth'].map(text);
/** Searches of several forms and synonyms, all of which one word covers. */
const COVERED = ['dator', 'svart', 'mobil', 'trådlös', 'hörlurar', 'tv', 'mus'].map(text);

/** Everything that shoppers can notice; boxes and trees have no order of their own here. */
const shown = ({ facets, categories, ...rest }: ListResult) => ({
  ...rest,
  facets: facets
    .map(({ groupName: _, groupSort: __, ...facet }) => facet)
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.valueId - b.valueId),
  categories: categories.toSorted((a, b) => a.id - b.id),
});

const ask = (from: SearchPort, scope: ListScope, page: number) =>
  from.list({ ...plainSearch(''), scope, page, mayPromote: true });

async function answers(from: SearchPort) {
  const literal = await Promise.all(
    LITERAL.flatMap((scope) => [1, 2, 11].map(async (page) => shown(await ask(from, scope, page)))),
  );
  // One word orders a little differently than all that it covers; what is found is the same.
  const covered = await Promise.all(
    COVERED.map(async (scope) => {
      const { total, ...first } = shown(await ask(from, scope, 1));
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 24) }, (_, index) => ask(from, scope, index + 1)),
      );
      const found = pages.flatMap(({ productIds }) => productIds);
      return { ...first, total, promotedIds: first.promotedIds.length, productIds: found.sort((a, b) => a - b) };
    }),
  );
  return { literal, covered };
}

/** The same lists when nothing was counted before. */
async function liveAnswers() {
  await shop.pool.query(
    'create table kept_list as table broad_list; create table kept_count as table broad_count; create table kept_top as table broad_top',
  );
  await shop.pool.query('delete from broad_list');
  try {
    return await answers(createPostgresSearch(shop.services.named, shop.clock, BROAD_FROM));
  } finally {
    await shop.pool.query(
      `insert into broad_list table kept_list; insert into broad_count table kept_count; insert into broad_top table kept_top;
       drop table kept_list, kept_count, kept_top`,
    );
  }
}

describe('broad lists', () => {
  it('[7.6-06][3-76] are what a live count gives, page by page', async () => {
    expect((await shop.pool.query('select 1 from broad_list')).rowCount).toBeGreaterThan(50);
    const [counted, live] = [await answers(search), await liveAnswers()];
    const broad = [...counted.literal, ...counted.covered].filter(({ total }) => total > BROAD_FROM);
    expect(broad.length).toBeGreaterThan(LITERAL.length + COVERED.length);
    expect(counted).toEqual(live);
  });

  it('stay so through changes of price, stock, popularity and paid places', async () => {
    const change = fc.record({
      picked: fc.uniqueArray(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 12 }),
      popularity: fc.integer({ min: 0, max: 2000 }),
      priceOre: fc.integer({ min: 100, max: 3_000_000 }),
      quantity: fc.integer({ min: 0, max: 1 }),
      isSponsored: fc.boolean(),
      isDiscontinued: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ picked, quantity, ...columns }) => {
        const changed = picked.map((index) => ids[index % ids.length] ?? 0);
        const { db } = shop.services;
        await db.update(product).set(columns).where(inArray(product.id, changed));
        await db.update(stock).set({ quantity }).where(inArray(stock.productId, changed));
        await withClient(shop, (client) => updateListing(client, changed, shop.clock.now()));
        const fresh = createPostgresSearch(shop.services.named, shop.clock, BROAD_FROM);
        expect(await answers(fresh)).toEqual(await liveAnswers());
      }),
      { numRuns: 4 },
    );
  });

  it('answer a covered search without reading its products', async () => {
    const asked: string[] = [];
    const spy = createPostgresSearch(
      (name, ...rest) => {
        asked.push(name);
        return shop.services.named(name, ...rest);
      },
      shop.clock,
      BROAD_FROM,
    );
    const { total } = await spy.list(plainSearch('datorer'));
    expect(total).toBeGreaterThan(BROAD_FROM);
    expect(asked).toContain('broad_list');
    expect(asked).not.toContain('found');
  });
});
