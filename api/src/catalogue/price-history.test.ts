import { getPriceHistory } from '@shop/contracts/api/price-history';
import { DAY_MS } from '@shop/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { priceHistory } from '../db/schema/index.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { notePrices } from './note-prices.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const daysAgo = (days: number): Date => new Date(shop.clock.now().getTime() - days * DAY_MS);
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const read = async (id: number) => (await shop.browser().request(getPriceHistory, { params: { id } })).data;

type Noted = readonly [days: number, priceOre: number, visitorPriceOre?: number];

async function productWith(noted: readonly Noted[], values: Parameters<typeof createProduct>[1] = {}) {
  const { id } = await createProduct(shop.services.db, { priceOre: noted.at(-1)?.[1] ?? 10_000, ...values });
  const rows = noted.map(([days, priceOre, visitorPriceOre]) => ({
    productId: id,
    priceOre,
    visitorPriceOre,
    validFrom: daysAgo(days),
  }));
  if (rows.length > 0) await shop.services.db.insert(priceHistory).values(rows);
  return id;
}

describe('GET product/:id/price-history', () => {
  it('[O9-04] has each change in kronor, and the lowest of the last 30 days', async () => {
    const id = await productWith([
      [90, 10_000],
      [60, 7000],
      [50, 9950],
      [20, 8900],
      [10, 8900],
      [5, 9000],
    ]);
    expect(await read(id)).toEqual({
      points: [
        { price: 100, from: seconds(daysAgo(90)) },
        { price: 70, from: seconds(daysAgo(60)) },
        { price: 99.5, from: seconds(daysAgo(50)) },
        { price: 89, from: seconds(daysAgo(20)) },
        { price: 90, from: seconds(daysAgo(5)) },
      ],
      from: seconds(daysAgo(90)),
      to: seconds(shop.clock.now()),
      lowest: { price: 89, from: seconds(daysAgo(20)) },
    });
  });

  it('[O9-04] counts the price in force when the 30 days began', async () => {
    const id = await productWith([
      [400, 12_000],
      [31, 8000],
      [29, 9000],
    ]);
    const { points, from, lowest } = await read(id);
    expect(lowest?.price).toBe(80);
    expect([points[0], from]).toEqual([{ price: 120, from: seconds(daysAgo(365)) }, seconds(daysAgo(365))]);
  });

  it('shows visitors and members alike what visitors paid while members paid less', async () => {
    const price = { priceType: 'member', priceOre: 8000, regularPriceOre: 10_000 } as const;
    const id = await productWith(
      [
        [40, 10_000],
        [3, 8000, 10_000],
      ],
      price,
    );
    const shown = [{ price: 100, from: seconds(daysAgo(40)) }];
    expect((await read(id)).points).toEqual(shown);
    const member = await shop.loginAs('member');
    expect((await member.request(getPriceHistory, { params: { id } })).data.points).toEqual(shown);
  });

  it('knows what visitors paid of a member price that the job has noted', async () => {
    const price = { priceType: 'member', priceOre: 8000, regularPriceOre: 10_000 } as const;
    const id = await productWith([], price);
    await notePrices(shop.pool, daysAgo(2));
    expect((await read(id)).points).toEqual([{ price: 100, from: seconds(daysAgo(2)) }]);
  });

  it('ends with the present price: of a campaign that is over, and of a product that nobody has noted', async () => {
    const values = { priceType: 'campaign', regularPriceOre: 10_000, priceEndsAt: daysAgo(1) } as const;
    const over = await productWith([[10, 8000]], values);
    expect((await read(over)).points).toEqual([
      { price: 80, from: seconds(daysAgo(10)) },
      { price: 100, from: seconds(daysAgo(1)) },
    ]);
    const now = seconds(shop.clock.now());
    expect(await read(await productWith([]))).toMatchObject({ points: [{ price: 100, from: now }], from: now });
  });

  it('is 404 for hidden products and unknown ones', async () => {
    const hidden = await productWith([], { isHidden: true });
    for (const id of [hidden, 1]) await expect(read(id)).rejects.toThrow('404');
  });
});
