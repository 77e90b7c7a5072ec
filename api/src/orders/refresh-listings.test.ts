import { cancelOrder } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { product } from '../db/schema/index.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { fillCart, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct, setStock } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { runJob } from '../jobs/jobs.ts';
import { waitFor } from '@shop/testing/wait-for';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const places = async (id: number): Promise<number[] | undefined> => {
  const { rows } = await shop.pool.query<{ places: number[] }>(
    'select store_ids as places from listing where product_id = $1',
    [id],
  );
  return rows[0]?.places;
};

/** A product in the lists with one unit in the web stock. */
const lastOne = async () => {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11], stock: { web: 1 } });
  await refreshListings(shop.services, [id]);
  return id;
};

const buy = async (id: number) => {
  const browser = shop.browser();
  await fillCart(browser, id);
  const { data } = await placeTestOrder(browser, { paymentMethodId: PAYMENT.link });
  return { browser, orderId: data.order.id };
};

describe('lists after an order', () => {
  it('no longer have what it took the last of, and have it again after the cancellation', async () => {
    const id = await lastOne();
    expect(await places(id)).toEqual([0]);
    const { browser, orderId } = await buy(id);
    await waitFor(async () => expect(await places(id)).toEqual([]));
    await browser.request(cancelOrder, { params: { id: orderId } });
    await waitFor(async () => expect(await places(id)).toEqual([0]));
  });

  it('have what nobody paid for in time again', async () => {
    const id = await lastOne();
    await buy(id);
    await waitFor(async () => expect(await places(id)).toEqual([]));
    shop.clock.advance({ days: 15 });
    await runJob(shop.services, 'release-reservations');
    expect(await places(id)).toEqual([0]);
  });

  it('are made good by the next run when they could not be written', async () => {
    const id = await lastOne();
    await setStock(shop.services.db, id, { web: 0 });
    const connect = jest.spyOn(shop.pool, 'connect').mockImplementationOnce(() => {
      throw new Error('no connection');
    });
    expect(await refreshListings(shop.services, [id])).toEqual([]);
    connect.mockRestore();
    expect(shop.logs.at(-1)).toMatchObject({ msg: expect.stringMatching(/^lists are behind/) });
    expect(await places(id)).toEqual([0]);

    await shop.services.db.update(product).set({ priceStartedAt: shop.clock.now() }).where(eq(product.id, id));
    await runJob(shop.services, 'release-reservations');
    expect(await places(id)).toEqual([]);
  });
});
