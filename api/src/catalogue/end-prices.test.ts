import { getCart, getProduct, postCart } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { priceHistory, product } from '../db/schema/index.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { endPrices } from './end-prices.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const read = async (id: number) => (await shop.browser().request(getProduct, { params: { id } })).data.product;

it('[O3-03] a price that has ended is neither shown nor charged, and the job writes the regular one back', async () => {
  const { db } = shop.services;
  const priceStartedAt = new Date(shop.clock.now().getTime() - 86_400_000);
  const priceEndsAt = new Date(shop.clock.now().getTime() + 3_600_000);
  const { id } = await createProduct(db, {
    priceOre: 8000,
    regularPriceOre: 10_000,
    lowestPriceOre: 9500,
    priceType: 'campaign',
    isFlashSale: true,
    priceStartedAt,
    priceEndsAt,
  });
  await refreshListings(shop.services, [id]);
  const before = await read(id);
  expect(before).toMatchObject({
    price: { price: 80, type: 'campaign', flashSale: true },
    regularPrice: { price: 100 },
  });

  const browser = shop.browser();
  const event = {
    method: 'relative' as const,
    productId: id,
    quantity: 1,
    unitPrice: 80,
    pass: before.price.pass,
    extraData: {},
  };
  const { data } = await browser.request(postCart, { body: { events: [event] } });
  expect(data.cart.rows).toMatchObject([{ unitPrice: 80 }]);
  expect(await endPrices(shop.pool, shop.clock.now())).not.toContain(id);

  shop.clock.advance({ hours: 1 });
  const over = {
    type: null,
    price: 100,
    pass: null,
    flashSale: false,
    nearlyOver: false,
    startAt: +priceEndsAt / 1000,
  };
  expect(await read(id)).toMatchObject({ price: over, regularPrice: null, lowestPrice: null });
  const checked = await browser.request(getCart, { query: { checkCart: true } });
  expect(checked.data.cart.rows).toMatchObject([{ unitPrice: 100, product: { price: { pass: null } } }]);
  expect(checked.data.errors).toHaveLength(1);

  expect(await endPrices(shop.pool, shop.clock.now())).toContain(id);
  expect(await endPrices(shop.pool, shop.clock.now())).toEqual([]);
  expect(await read(id)).toMatchObject({ price: over, regularPrice: null, lowestPrice: null });
  const [stored] = await db.select().from(product).where(eq(product.id, id));
  expect(stored).toMatchObject({ priceOre: 10_000, priceType: null, priceStartedAt: priceEndsAt, priceEndsAt: null });
  const history = await db.select().from(priceHistory).where(eq(priceHistory.productId, id));
  expect(history).toEqual([{ productId: id, priceOre: 10_000, visitorPriceOre: null, validFrom: priceEndsAt }]);
  expect(await refreshListings(shop.services, null)).toContain(id);
  const { rows } = await shop.pool.query('select price_ore from listing where product_id = $1', [id]);
  expect(rows).toEqual([{ price_ore: 10_000 }]);
});
