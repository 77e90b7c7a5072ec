import {
  postAdminGiftCard,
  postAdminReturnDecide,
  putAdminGiftCardBlock,
  putAdminLevel,
  putAdminOrderStatus,
} from '@shop/contracts/api/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { giftCard, member, orderReturn } from '../db/schema/index.ts';
import { BUYER, fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { type LoggedIn, type TestApp, createTestApp, pathOf } from '../testing/index.ts';

let shop: TestApp;
let staff: LoggedIn;
let colleague: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  staff = await shop.loginAs('admin');
  colleague = await shop.loginAs('admin');
});

/** An order placed by the employee, as a member or as a guest with the same e-mail address. */
async function ownOrder(browser = staff, email = BUYER.email): Promise<string> {
  const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [11] });
  await fillCart(browser, id);
  return (await placeTestOrder(browser, { customer: { ...BUYER, email } })).data.order.id;
}

const emailOf = async ({ memberId }: LoggedIn): Promise<string> =>
  (await shop.services.db.select().from(member).where(eq(member.id, memberId)))[0]?.email ?? '';

describe('no employee decides on a matter of their own', () => {
  it('[F24] not on the status of an order, as a member or as a guest of the same address', async () => {
    const guest = await ownOrder(await shop.loginAs(), await emailOf(staff));
    for (const id of [await ownOrder(), guest]) {
      const cancel = (browser: LoggedIn) =>
        browser.send('PUT', pathOf(putAdminOrderStatus, { id }), { body: { status: 'cancelled' } });
      expect((await cancel(staff)).status).toBe(403);
      expect((await cancel(colleague)).status).toBe(200);
    }
  });

  it('[F24] not on a return', async () => {
    const orderId = await ownOrder();
    const id = `R-${orderId}`;
    await shop.services.db.insert(orderReturn).values({
      id,
      orderId,
      kind: 'complaint',
      name: 'Kim',
      email: BUYER.email,
      status: 'announced',
      reason: 'Trasig',
      goodsOre: 0,
      shippingOre: 0,
      paymentFeeOre: 0,
      createdAt: shop.clock.now(),
    });
    const body = { decision: 'rejected', answer: 'Nej.', isRestocked: false };
    const decide = (browser: LoggedIn) => browser.send('POST', pathOf(postAdminReturnDecide, { id }), { body });
    expect((await decide(staff)).status).toBe(403);
    expect((await decide(colleague)).status).toBe(200);
  });

  it('[F24] not on a gift card for themselves, nor on one that they have bought', async () => {
    const give = async (recipientEmail: string) => {
      const body = { amount: 100, recipientEmail, recipientName: '', message: '', reason: 'Tack' };
      return (await staff.send('POST', pathOf(postAdminGiftCard), { body })).status;
    };
    const email = await emailOf(staff);
    expect([await give(email.toUpperCase()), await give('nagon@exempel.example')]).toEqual([403, 200]);
    const [card] = await shop.services.db.select().from(giftCard).limit(1);
    const params = { id: card?.id ?? '' };
    await shop.services.db
      .update(giftCard)
      .set({ orderId: await ownOrder() })
      .where(eq(giftCard.id, params.id));
    const body = { isBlocked: true, reason: 'Stulet' };
    expect((await staff.send('PUT', pathOf(putAdminGiftCardBlock, params), { body })).status).toBe(403);
  });

  it('[F24] not on their level, and each try is written down', async () => {
    const admin = await shop.loginAs('admin');
    shop.logs.length = 0;
    const body = { level: 5, reason: 'Jag' };
    expect((await admin.send('PUT', pathOf(putAdminLevel, { id: admin.memberId }), { body })).status).toBe(403);
    expect(shop.logs.filter(({ event }) => event === 'staff.own-interest-refused')).toHaveLength(1);
  });
});
