import { getExperience, getMe, postAdminReturnSettle, postCart, postOrderWithdraw } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { order, orderEvent } from '../db/schema/index.ts';
import { creditOrders } from '../game/credit-orders.ts';
import { BUYER, emailOf, PAYMENT, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** A member's order of three insured units of 1 500 kr, paid and delivered now. */
async function buy() {
  const browser = await shop.loginAs();
  const insurance = { id: 9, name: 'Trygghet', priceOre: 29_900, provider: 'Försäkringsbolaget' };
  const values = { priceOre: 150_000, possibleDeliveryMethods: [11], insurance };
  const { id: productId } = await createProduct(shop.services.db, values);
  const row = { productId, quantity: 3, unitPrice: 1500, pass: null, extraData: { insured: true } };
  await browser.request(postCart, { body: { events: [{ method: 'relative', ...row }] } });
  const { data } = await placeTestOrder(browser, {
    paymentMethodId: PAYMENT.invoice,
    customer: { ...BUYER, email: emailOf(browser) },
  });
  const { id } = data.order;
  const { db } = shop.services;
  await db.update(order).set({ status: 'delivered', paymentStatus: 'paid' }).where(eq(order.id, id));
  await db.insert(orderEvent).values({ orderId: id, status: 'delivered', at: shop.clock.now() });
  return { browser, id };
}

const announce = async ({ browser, id }: Awaited<ReturnType<typeof buy>>, quantity: number): Promise<string> => {
  const body = { rows: [{ rowId: `${id}-0`, quantity }] };
  return (await browser.request(postOrderWithdraw, { params: { id }, body })).data.return.id;
};
const settle = (id: string) => admin.request(postAdminReturnSettle, { params: { id }, body: { isRestocked: true } });
const credit = () => creditOrders(shop.services, shop.clock.now());
const purchases = async (browser: LoggedIn) =>
  (await browser.request(getExperience)).data.entries
    .filter(({ reason }) => reason.includes('öp '))
    .map(({ amount, reason }) => [amount, reason]);
const standing = async (browser: LoggedIn) => {
  const { user } = (await browser.request(getMe)).data;
  return { xp: user?.experiencePoints ?? 0, level: user?.rankLevel ?? 0 };
};

describe('XP of a return that ends after they were given', () => {
  it('[O4-38] [O4-37] part of an order takes back its XP in one ledger row, once, and the rank falls', async () => {
    const mine = await buy();
    shop.clock.advance({ days: 10 });
    const returnId = await announce(mine, 2);
    shop.clock.advance({ days: 5 });
    await credit();
    const before = await standing(mine.browser);
    expect(before.level).toBe(2);
    expect(await purchases(mine.browser)).toEqual([[4500, `Köp ${mine.id}`]]);

    admin = await shop.loginAs('admin');
    await Promise.all([settle(returnId), settle(returnId), settle(returnId)]);
    await credit();
    // Insurance earned nothing, so that giving it back takes nothing.
    expect(await purchases(mine.browser)).toEqual([
      [-3000, `Retur av köp ${mine.id}`],
      [4500, `Köp ${mine.id}`],
    ]);
    expect(await standing(mine.browser)).toEqual({ xp: before.xp - 3000, level: 1 });
  });

  it('[O4-38] part after part takes back all of it, and nothing more', async () => {
    const mine = await buy();
    const [first, last] = [await announce(mine, 1), await announce(mine, 2)];
    // Beyond fourteen days, and any weekend and holidays after them.
    shop.clock.advance({ days: 21 });
    await credit();
    const before = await standing(mine.browser);
    admin = await shop.loginAs('admin');
    await settle(first);
    await settle(last);
    await credit();
    expect((await purchases(mine.browser)).map(([amount]) => amount)).toEqual([-3000, -1500, 4500]);
    expect((await standing(mine.browser)).xp).toBe(before.xp - 4500);
  });

  it('[O4-38] what came back before the time was over never counts', async () => {
    const mine = await buy();
    const returnId = await announce(mine, 1);
    admin = await shop.loginAs('admin');
    await settle(returnId);
    expect(await purchases(mine.browser)).toEqual([]);
    // Beyond fourteen days, and any weekend and holidays after them.
    shop.clock.advance({ days: 21 });
    await credit();
    expect(await purchases(mine.browser)).toEqual([[3000, `Köp ${mine.id}`]]);
  });
});
