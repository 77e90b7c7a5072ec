import { getAutocomplete, getProductList, type ResponseOf } from '@shop/contracts';
import { postAdminSearchBlock } from '@shop/contracts/api/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { order, searchBlock, searchQuery, searchUse } from '../db/schema/index.ts';
import { BUYER, emailOf, fillCart, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp, type TestBrowser } from '../testing/index.ts';
import { rebuildListings } from './indexer.ts';
import { waitFor } from '@shop/testing/wait-for';

let shop: TestApp;
let productId: number;
beforeAll(async () => {
  shop = await createTestApp();
  const made = await createProduct(shop.services.db, {
    name: 'Zebralampa Månsken',
    possibleDeliveryMethods: [11],
    stock: { web: 1000 },
  });
  productId = made.id;
  await build();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(searchUse);
  await shop.services.db.delete(searchQuery);
  await shop.services.db.delete(searchBlock);
});

async function build(): Promise<void> {
  const client = await shop.pool.connect();
  try {
    await rebuildListings(client, shop.clock.now());
  } finally {
    client.release();
  }
}

const search = (browser: TestBrowser, value: string) =>
  browser.request(getProductList, { params: { type: 'search', value } } as never) as Promise<
    ResponseOf<typeof getProductList>
  >;

const hasBought = async (): Promise<TestBrowser> => {
  const browser = shop.browser();
  await fillCart(browser, productId);
  await placeTestOrder(browser, { paymentMethodId: PAYMENT.invoice, customer: { ...BUYER, email: emailOf(browser) } });
  return browser;
};

const uses = async (term: string): Promise<number> => shop.services.db.$count(searchUse, eq(searchUse.term, term));

/** Five buyers over two days. */
async function searchedByBuyers(term: string): Promise<void> {
  const before = await uses(term);
  for (let count = 0; count < 5; count += 1) {
    if (count === 3) shop.clock.advance({ days: 1 });
    await search(await hasBought(), term);
  }
  await waitFor(async () => expect(await uses(term)).toBe(before + 5));
}

const isSuggested = async (term: string): Promise<boolean | undefined> => {
  await build();
  const [row] = await shop.services.db.select().from(searchQuery).where(eq(searchQuery.term, term));
  return row?.isSuggested;
};

describe('what others searched for', () => {
  it('[2.13-08] is shown when five buyers have searched for it on two days', async () => {
    await searchedByBuyers('zebralampa månsken');
    expect(await isSuggested('zebralampa månsken')).toBe(true);
    expect((await search(shop.browser(), 'zebralampa')).relatedQueries).toContain('zebralampa månsken');
  });

  it('cannot be planted by visitors, however many sessions and searches they make', async () => {
    for (let count = 0; count < 12; count += 1) {
      if (count === 6) shop.clock.advance({ days: 1 });
      const browser = shop.browser();
      await fillCart(browser, productId);
      await search(browser, 'månsken zebralampa');
      await search(browser, 'månsken zebralampa');
    }
    await waitFor(async () => {
      const [row] = await shop.services.db.select().from(searchQuery).where(eq(searchQuery.term, 'månsken zebralampa'));
      expect(row?.count).toBe(24);
    });
    expect([await uses('månsken zebralampa'), await isSuggested('månsken zebralampa')]).toEqual([0, false]);
    expect((await search(shop.browser(), 'zebralampa')).relatedQueries).not.toContain('månsken zebralampa');
    const { data } = await shop.browser().request(getAutocomplete, { params: { searchString: 'månsken z' } });
    expect(JSON.stringify(data.phrases)).not.toContain('månsken zebralampa');
  });

  it('cannot be planted by one buyer either, nor by an unpaid order', async () => {
    const buyer = await hasBought();
    for (let count = 0; count < 6; count += 1) {
      shop.clock.advance({ days: 1 });
      await search(buyer, 'zebralampa');
      const browser = shop.browser();
      await fillCart(browser, productId);
      await placeTestOrder(browser, { paymentMethodId: PAYMENT.mobile });
      await search(browser, 'zebralampa');
    }
    await waitFor(async () => expect(await uses('zebralampa')).toBe(1));
    expect(await isSuggested('zebralampa')).toBe(false);
  });

  it('has the catalogue’s words only', async () => {
    for (const term of ['zebralampa skräpbutik', 'zebralampa ring 0701 2345']) {
      await shop.services.db.insert(searchQuery).values({ term, count: 9, hits: 3 });
      const rows = Array.from({ length: 6 }, (_, buyer) => ({
        term,
        buyer: Buffer.from(`${term}${buyer}`),
        day: new Date(shop.clock.now().getTime() - buyer * 86_400_000).toISOString().slice(0, 10),
      }));
      await shop.services.db.insert(searchUse).values(rows);
      expect(await isSuggested(term)).toBe(false);
    }
  });

  it('ends at once when staff block a word of it, which is logged', async () => {
    await searchedByBuyers('zebralampa månsken');
    expect(await isSuggested('zebralampa månsken')).toBe(true);
    const employee = await shop.loginAs('employee');
    await employee.request(postAdminSearchBlock, { body: { word: ' Månsken ' } });
    const [row] = await shop.services.db.select().from(searchQuery).where(eq(searchQuery.term, 'zebralampa månsken'));
    expect([row?.isSuggested, await isSuggested('zebralampa månsken')]).toEqual([false, false]);
    const { rows } = await shop.pool.query(`select change from audit_log where entity = 'search-block'`);
    expect(JSON.stringify(rows)).toContain('månsken');
  });

  it('is deleted after 30 days, and cannot be linked to one person', async () => {
    const buyer = await hasBought();
    for (const term of ['zebralampa', 'zebralampa månsken']) await search(buyer, term);
    await waitFor(async () => expect((await uses('zebralampa')) + (await uses('zebralampa månsken'))).toBe(2));
    const rows = await shop.services.db.select().from(searchUse);
    expect(new Set(rows.map((row) => row.buyer.toString('hex'))).size).toBe(2);
    expect(rows.every((row) => row.buyer.length === 16)).toBe(true);
    shop.clock.advance({ days: 32 });
    await build();
    expect(await shop.services.db.$count(searchUse)).toBe(0);
    expect(await shop.services.db.$count(order)).toBeGreaterThan(0);
  });
});
