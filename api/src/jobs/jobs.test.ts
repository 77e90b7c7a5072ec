import { getTopList } from '@shop/contracts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cart, listing, outboxMail, priceHistory, product, topListProduct } from '../db/schema/index.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';
import { JOBS, runJob } from './jobs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const aProduct = (values: Parameters<typeof createProduct>[1] = {}) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], ...values });

describe('every job', () => {
  it.each(JOBS.map(({ name }) => name))(
    'can be run, and run again at once: %s',
    async (name) => {
      await runJob(shop.services, name);
      await runJob(shop.services, name);
      expect(shop.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
    60_000,
  );
});

describe('the reminder of a left cart', () => {
  const reader = async (): Promise<LoggedIn> => {
    const browser = await quickLogin(shop);
    await shop.pool.query('update member set newsletter_at = now() where id = $1', [browser.memberId]);
    return browser;
  };
  const mailsTo = (browser: LoggedIn) =>
    shop.services.db
      .select()
      .from(outboxMail)
      .where(eq(outboxMail.to, `${browser.username}@example.se`));

  it('comes once, a day later, to members who want letters, on however many instances it runs', async () => {
    const { id, name } = await aProduct({ name: 'Mus <b>& matta' });
    const browser = await reader();
    const unasked = await quickLogin(shop);
    await fillCart(browser, id, 2);
    await fillCart(unasked, id, 1);
    shop.clock.advance({ hours: 23 });
    await runJob(shop.services, 'remind-of-carts');
    expect(await mailsTo(browser)).toEqual([]);
    shop.clock.advance({ hours: 2 });
    await Promise.all(Array.from({ length: 8 }, () => runJob(shop.services, 'remind-of-carts')));
    const mails = await mailsTo(browser);
    expect([mails.length, (await mailsTo(unasked)).length]).toEqual([1, 0]);
    expect(mails[0]?.text).toContain(`2 × ${name}`);
    expect(mails[0]?.html).toContain('Mus &lt;b&gt;&amp; matta');
  });

  it('does not come to who has ordered since, nor a second time within two weeks', async () => {
    const { id } = await aProduct();
    const buyer = await reader();
    await fillCart(buyer, id);
    await placeTestOrder(buyer);
    const ditherer = await reader();
    await fillCart(ditherer, id);
    shop.clock.advance({ hours: 25 });
    await runJob(shop.services, 'remind-of-carts');
    await fillCart(ditherer, id);
    shop.clock.advance({ hours: 25 });
    await runJob(shop.services, 'remind-of-carts');
    const subjects = (await mailsTo(ditherer)).filter(({ subject }) => subject.includes('varukorgen'));
    expect([
      subjects.length,
      (await mailsTo(buyer)).filter(({ subject }) => subject.includes('varukorgen')).length,
    ]).toEqual([1, 0]);
    const [row] = await shop.services.db.select().from(cart).where(eq(cart.memberId, ditherer.memberId));
    expect(row?.remindedAt).not.toBeNull();
  });
});

describe('the history of prices', () => {
  it('[O4-33] gets what an import has forgotten, once', async () => {
    const { id } = await aProduct({ priceOre: 10_000 });
    await runJob(shop.services, 'note-prices');
    shop.clock.advance({ hours: 1 });
    await shop.services.db.update(product).set({ priceOre: 9_000 }).where(eq(product.id, id));
    await Promise.all([runJob(shop.services, 'note-prices'), runJob(shop.services, 'note-prices')]);
    shop.clock.advance({ hours: 1 });
    await runJob(shop.services, 'note-prices');
    const rows = await shop.services.db
      .select({ priceOre: priceHistory.priceOre })
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(desc(priceHistory.validFrom));
    expect(rows.map(({ priceOre }) => priceOre)).toEqual([9_000, 10_000]);
  });
});

describe('popularity', () => {
  it('fades a little each day and grows by what is bought, once a day whoever counts', async () => {
    shop.clock.advance({ days: 1 });
    const [quiet, wanted] = await Promise.all([aProduct({ popularity: 100 }), aProduct({ popularity: 100 })]);
    const browser = await quickLogin(shop);
    await fillCart(browser, wanted.id, 2);
    await placeTestOrder(browser);
    await Promise.all([runJob(shop.services, 'popularity'), runJob(shop.services, 'popularity')]);
    await runJob(shop.services, 'popularity');
    const of = async (id: number) => {
      const [row] = await shop.services.db
        .select({ own: product.popularity, listed: listing.popularity })
        .from(product)
        .innerJoin(listing, eq(listing.productId, product.id))
        .where(eq(product.id, id));
      return row;
    };
    expect([await of(quiet.id), await of(wanted.id)]).toEqual([
      { own: 95, listed: 95 },
      { own: 145, listed: 145 },
    ]);
  });
});

describe('top lists', () => {
  it('put what sells first, and let in what is new; lists in another order stay as they are', async () => {
    const { id } = await aProduct();
    await refreshListings(shop.services, [id]);
    const browser = await quickLogin(shop);
    await fillCart(browser, id, 10);
    await placeTestOrder(browser);
    const stored = async () =>
      shop.services.db
        .select()
        .from(topListProduct)
        .where(eq(topListProduct.topListId, 12))
        .orderBy(topListProduct.sort);
    const before = await stored();
    await runJob(shop.services, 'top-lists');
    const { data } = await shop.browser().request(getTopList, { params: { id: 1 } });
    expect(data.toplist.products[0]?.id).toBe(id);
    expect(await stored()).toEqual(before);
    const places = await shop.services.db.select().from(topListProduct).where(eq(topListProduct.topListId, 1));
    expect(places.map(({ sort }) => sort).toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at));
  });
});
