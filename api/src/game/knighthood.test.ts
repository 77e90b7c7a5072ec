import { getKnighthood, getMe, getMember, postKnighthood } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { knighthood, review } from '../db/schema/index.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Adds published reviews with these net votes in total, and one that is not published. */
async function writes({ memberId }: LoggedIn, reviews: number, net: number): Promise<void> {
  const rows = await Promise.all(
    Array.from({ length: reviews + 1 }, async (_, index) => ({
      productId: (await createProduct(shop.services.db)).id,
      memberId,
      rating: 4,
      text: 'Bra.',
      upvotes: index === 0 ? net + 3 : index === reviews ? 100 : 0,
      downvotes: index === 0 ? 3 : 0,
      status: index === reviews ? ('rejected' as const) : ('published' as const),
    })),
  );
  await shop.services.db.insert(review).values(rows);
}

const read = async (browser: LoggedIn) => (await browser.request(getKnighthood)).data.knighthood;

describe('knighthood', () => {
  it.each([
    ['too few reviews', 9, 40, false],
    ['too few thumbs', 10, 24, false],
    ['enough of both', 10, 25, true],
  ])('[O6-11] [O7-09] is for the helpful: %s', async (_name, reviews, net, eligible) => {
    const browser = await shop.loginAs();
    await writes(browser, reviews, net);
    const told = await read(browser);
    expect(told).toMatchObject({ eligible, active: false, grantedAt: null });
    expect(told.requirements.map(({ current, target }) => [current, target])).toEqual([
      [reviews, 10],
      [net, 25],
    ]);
    expect((await browser.send('POST', '/api/knighthood')).status).toBe(eligible ? 200 : 409);
    expect(
      await shop.services.db.select().from(knighthood).where(eq(knighthood.memberId, browser.memberId)),
    ).toHaveLength(eligible ? 1 : 0);
  });

  it('[O6-11] is accepted once, stays when votes turn, shows on the profile, and is gone for good when withdrawn', async () => {
    const browser = await shop.loginAs('member', { visibility: 'everyone' });
    await writes(browser, 12, 30);
    await Promise.all(Array.from({ length: 5 }, () => browser.request(postKnighthood)));
    const { grantedAt, recentKnights } = await read(browser);
    expect(recentKnights[0]?.user.id).toBe(browser.memberId);
    await shop.services.db.update(review).set({ downvotes: 500 }).where(eq(review.memberId, browser.memberId));
    expect(await read(browser)).toMatchObject({ active: true, isWithdrawn: false, grantedAt });
    const profile = async () =>
      (await shop.browser().request(getMember, { params: { id: browser.memberId } })).data.member;
    expect((await profile()).isKnight).toBe(true);
    const knows = async () => (await browser.request(getMe)).data.user?.isKnight;
    expect(await knows()).toBe(true);
    await shop.services.db
      .update(knighthood)
      .set({ withdrawnAt: shop.clock.now() })
      .where(eq(knighthood.memberId, browser.memberId));
    await shop.services.db.update(review).set({ downvotes: 0 }).where(eq(review.memberId, browser.memberId));
    expect(await read(browser)).toMatchObject({ active: false, eligible: false, isWithdrawn: true });
    expect((await profile()).isKnight).toBe(false);
    expect(await knows()).toBe(false);
    expect((await browser.send('POST', '/api/knighthood')).status).toBe(409);
  });
});
