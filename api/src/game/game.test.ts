import {
  getAchievement,
  getAchievements,
  getFriendActivity,
  getFriends,
  getBenefits,
  getExperience,
  getMe,
  getMemberAchievements,
  getMemberTopList,
  postDoge,
  postWishlistProduct,
} from '@shop/contracts';
import { DAY_MS } from '@shop/domain/dates';
import { REVIEW_XP, XP_PER_KRONA } from '@shop/domain/experience';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { member } from '../db/schema/index.ts';
import {
  achievement,
  experienceLedger,
  feedEntry,
  friendship,
  order,
  orderEvent,
  supplyDropReward,
} from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { setOrderStatus } from '../orders/order-store.ts';
import { fillCart, placeTestOrder } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { celebrateAnniversaries } from './anniversaries.ts';
import { creditOrders, settleOrderExperience } from './credit-orders.ts';
import { settleExperience } from './experience.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const me = async (browser: LoggedIn) => (await browser.request(getMe)).data.user;
const ledgerOf = (memberId: number) =>
  shop.services.db.select().from(experienceLedger).where(eq(experienceLedger.memberId, memberId));
const give = (memberId: number, amount: number, source = 'test', at = shop.clock.now()) =>
  inTransaction(shop.services.db, (tx) =>
    settleExperience(tx, { memberId, kind: 'adjustment', source, amount, reason: 'Test' }, at),
  );

/** Adds a paid order of goods worth so many kronor, delivered now. */
async function deliver(browser: LoggedIn, kronor: number): Promise<string> {
  const { id } = await createProduct(shop.services.db, { priceOre: kronor * 100, possibleDeliveryMethods: [2, 11] });
  await fillCart(browser, id, 1, kronor);
  const placed = await placeTestOrder(browser);
  const now = shop.clock.now();
  await inTransaction(shop.services.db, (tx) =>
    setOrderStatus(tx, placed.data.order.id, { status: 'delivered', paymentStatus: 'paid' }, now),
  );
  return placed.data.order.id;
}

/** Beyond fourteen days, and any weekend and holidays after them. */
const WITHDRAWAL_OVER = { days: 21 };

const credit = () => creditOrders(shop.services, shop.clock.now());

describe('XP of orders', () => {
  it('[O4-38] [6-11] comes when the right of withdrawal ends, one per krona, once, as a ledger row', async () => {
    const browser = await shop.loginAs();
    const id = await deliver(browser, 1234.5);
    // Friday at 10:00; the right ends with the fourteenth day, a Friday too.
    shop.clock.advance({ days: 14, hours: 13, minutes: 59 });
    await credit();
    expect(await ledgerOf(browser.memberId)).toEqual([]);
    shop.clock.advance({ minutes: 1 });
    await Promise.all(Array.from({ length: 5 }, credit));
    const purchases = (await ledgerOf(browser.memberId)).filter(({ kind }) => kind === 'purchase');
    expect(purchases).toMatchObject([{ amount: 1234, source: id }]);
    const { data } = await browser.request(getExperience);
    expect(data.balance).toBe(data.entries.reduce((sum, { amount }) => sum + amount, 0));
    expect(await me(browser)).toMatchObject({ experiencePoints: data.balance, rankLevel: 1 });
  });

  it('[O4-38] [O4-37] goes back with a later return, and the rank falls', async () => {
    const browser = await shop.loginAs();
    const id = await deliver(browser, 4000);
    shop.clock.advance(WITHDRAWAL_OVER);
    await credit();
    expect((await me(browser))?.rankLevel).toBe(2);
    const before = (await me(browser))?.experiencePoints ?? 0;
    const now = shop.clock.now();
    const back = { status: 'returned', paymentStatus: 'refunded' } as const;
    await inTransaction(shop.services.db, (tx) => setOrderStatus(tx, id, back, now));
    await Promise.all(
      Array.from({ length: 10 }, () => inTransaction(shop.services.db, (tx) => settleOrderExperience(tx, id, now))),
    );
    expect(await me(browser)).toMatchObject({ experiencePoints: before - 4000, rankLevel: 1 });
    const amounts = (await ledgerOf(browser.memberId)).filter(({ kind }) => kind === 'purchase');
    expect(amounts.map(({ amount }) => amount)).toEqual([4000, -4000]);
  });

  it('[O4-38] is not given for what was returned or never paid, nor to guests', async () => {
    const browser = await shop.loginAs();
    const [returned, unpaid] = [await deliver(browser, 500), await deliver(browser, 600)];
    const { db } = shop.services;
    await inTransaction(db, (tx) => setOrderStatus(tx, returned, { status: 'returned' }, shop.clock.now()));
    await db.update(order).set({ paymentStatus: 'pending' }).where(eq(order.id, unpaid));
    shop.clock.advance({ days: 20 });
    await credit();
    expect(await ledgerOf(browser.memberId)).toEqual([]);
  });

  it('[O4-38] finds what a run missed', async () => {
    const browser = await shop.loginAs();
    const id = await deliver(browser, 700);
    const past = new Date(shop.clock.now().getTime() - 30 * DAY_MS);
    await shop.services.db.update(orderEvent).set({ at: past }).where(eq(orderEvent.orderId, id));
    expect(await credit()).toBe(1);
    expect(await credit()).toBe(0);
  });
});

describe('rank levels', () => {
  it.each([
    ['[9-178] [9-179]', 3499, 1],
    ['[9-179]', 3500, 2],
    ['[9-181]', 12_000, 4],
    ['[9-187]', 120_000, 10],
    ['[9-197] [9-203]', 825_000, 20],
    ['[9-204] needs achievements above', 925_000, 20],
  ])('%s [O9-32] [O4-37] are computed on the server: %i XP', async (_ids, xp, level) => {
    const browser = await shop.loginAs();
    await give(browser.memberId, xp);
    expect(await me(browser)).toMatchObject({ experiencePoints: xp, rankLevel: level });
  });

  it('[O4-37] [O2.17-04] benefits tell the level, its group and what the next one needs', async () => {
    const browser = await shop.loginAs();
    const read = async () => (await browser.request(getBenefits)).data;
    expect((await read()).rank).toMatchObject({ level: 0, group: null });
    expect((await read()).benefits.some(({ isActive }) => isActive)).toBe(false);
    await give(browser.memberId, 20_000);
    const { benefits, rank, freeShippingFrom } = await read();
    expect([rank, freeShippingFrom]).toEqual([
      {
        level: 5,
        group: 'Silver',
        experiencePoints: 20_000,
        achievements: 0,
        experienceToNext: 13_000,
        achievementsToNext: 0,
      },
      500,
    ]);
    expect(benefits.filter(({ isActive }) => isActive).every((each) => each.minimumRankLevel <= 5)).toBe(true);
    expect(benefits.find(({ minimumRankLevel }) => minimumRankLevel === 25)).toMatchObject({
      isActive: false,
      rankGroup: 'LEGEND',
    });
  });

  it('[O4-38] [O2.17-04] benefits tell everything that earns XP, and how much', async () => {
    const browser = await shop.loginAs();
    const read = async () => (await browser.request(getBenefits)).data.earnings;
    expect((await read()).map(({ kind }) => kind)).toEqual(['purchase', 'review', 'achievement', 'game']);
    await give(browser.memberId, 20_000);
    const earnings = await read();
    expect(earnings[0]).toEqual({ kind: 'purchase', from: XP_PER_KRONA, to: XP_PER_KRONA });
    expect(earnings[1]).toEqual({ kind: 'review', from: REVIEW_XP, to: REVIEW_XP });
    const all = (await shop.services.db.select({ xp: achievement.xp }).from(achievement)).map(({ xp }) => xp);
    expect(earnings[2]).toEqual({ kind: 'achievement', from: Math.min(...all), to: Math.max(...all) });
    expect(earnings[3]).toEqual({ kind: 'game', from: 0, to: 100 });
    const drops = await shop.services.db
      .select()
      .from(supplyDropReward)
      .where(eq(supplyDropReward.rankGroup, 'Silver'));
    const amounts = drops.flatMap(({ kind, isActive, amount }) => (kind === 'xp' && isActive ? [amount] : []));
    expect(earnings[4]).toEqual({ kind: 'supplyDrop', from: 0, to: Math.max(...amounts) });
  });

  it('[O7-13] tells at level 20 how many achievements the next one needs', async () => {
    const browser = await shop.loginAs();
    await give(browser.memberId, 1_000_000);
    const { rank } = (await browser.request(getBenefits)).data;
    expect(rank).toMatchObject({ level: 20, experienceToNext: 0, achievementsToNext: 200 });
  });
});

describe('achievements', () => {
  it('[O6-12] there are enough of them for the highest level, each rule once', async () => {
    const all = await shop.services.db.select().from(achievement);
    expect(all.length).toBeGreaterThanOrEqual(700);
    expect(all.filter(({ isHidden }) => isHidden).map(({ metric }) => metric)).toContain('doge');
  });

  it('[O7-06] [O6-12] come with server events, with XP, a feed entry and progress', async () => {
    const browser = await shop.loginAs();
    const { id } = await createProduct(shop.services.db);
    const wish = () => browser.request(postWishlistProduct, { params: { wid: 'default' }, body: { productId: id } });
    await wish();
    await wish();
    const { achievements, earnedCount, totalCount } = (await browser.request(getAchievements)).data;
    expect(earnedCount).toBe(1);
    expect(totalCount).toBe(achievements.length);
    const [earned] = achievements;
    expect(earned).toMatchObject({ name: 'Önskar sig', group: 'Önskelistor', progress: { current: 1, target: 1 } });
    expect(achievements.find(({ name }) => name === 'Önskar sig mer')).toMatchObject({
      earnedAt: null,
      progress: { current: 1, target: 5 },
    });
    const one = await browser.request(getAchievement, { params: { aid: earned?.id ?? 0 } });
    expect(one.data.achievement).toEqual(earned);
    const { holders: before = 0 } = one.data;
    expect(before).toBeGreaterThan(0);
    const other = await shop.loginAs();
    await other.request(postWishlistProduct, { params: { wid: 'default' }, body: { productId: id } });
    const { holders } = (await other.request(getAchievement, { params: { aid: earned?.id ?? 0 } })).data;
    expect(holders).toBe(before + 1);
    expect((await me(browser))?.experiencePoints).toBe(earned?.xp);
    const feed = await shop.services.db.select().from(feedEntry).where(eq(feedEntry.memberId, browser.memberId));
    expect(feed.map(({ title }) => title)).toEqual(['Du har fått utmärkelsen ”Önskar sig”!']);
  });

  it('[O6-12] follow orders once these are kept, and levels in turn', async () => {
    const browser = await shop.loginAs();
    await deliver(browser, 4000);
    shop.clock.advance(WITHDRAWAL_OVER);
    await credit();
    const names = (await browser.request(getAchievements)).data.achievements.flatMap(({ name, earnedAt }) =>
      earnedAt === null ? [] : [name],
    );
    expect(names).toEqual(expect.arrayContaining(['Första paketet', 'Småslant', 'Ett steg upp', 'Samlare']));
  });

  it('[7.7-12] [O7-46] [O6-12] doge is granted once, however often it is requested, and 401 for visitors', async () => {
    expect((await shop.browser().send('POST', '/api/achievement/doge')).status).toBe(401);
    const browser = await shop.loginAs();
    const hidden = (await shop.services.db.select().from(achievement).where(eq(achievement.metric, 'doge')))[0];
    expect((await browser.send('GET', `/api/achievement/${hidden?.id}`)).status).toBe(404);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.send('POST', '/api/achievement/doge')),
    );
    expect(responses.map(({ status, text }) => (status === 204 ? text : status)).toSorted()).toEqual([
      '',
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await ledgerOf(browser.memberId)).toMatchObject([{ kind: 'achievement', amount: hidden?.xp }]);
    expect((await browser.send('GET', `/api/achievement/${hidden?.id}`)).status).toBe(200);
    expect((await browser.send('POST', '/api/achievement/doge')).status).toBe(409);
    expect(await ledgerOf(browser.memberId)).toHaveLength(1);
  });

  it('[O2.17-08] come by page and group: earned ones first, then the nearest, with counts that keep secrets', async () => {
    const browser = await shop.loginAs();
    const { id } = await createProduct(shop.services.db);
    await browser.request(postWishlistProduct, { params: { wid: 'default' }, body: { productId: id } });
    const read = async (query: object) => (await browser.request(getAchievements, { query })).data;
    const whole = await read({});
    expect(whole.achievements).toHaveLength(whole.totalCount);
    const shares = whole.achievements.slice(1).map(({ progress }) => progress.current / progress.target);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));

    const [first, second] = [await read({ page: 1, limit: 24 }), await read({ page: 2, limit: 24 })];
    expect([...first.achievements, ...second.achievements]).toEqual(whole.achievements.slice(0, 48));
    expect([first.matchCount, first.totalCount, first.earnedCount]).toEqual([whole.totalCount, whole.totalCount, 1]);
    expect((await read({ page: 999, limit: 24 })).achievements).toEqual([]);
    // What is nearest is told on every page: the first that are not earned.
    expect(second.nearest).toEqual(whole.achievements.slice(1, 5));

    const lists = await read({ group: 'Önskelistor', limit: 24 });
    expect(new Set(lists.achievements.map(({ group }) => group))).toEqual(new Set(['Önskelistor']));
    expect(lists.groups).toContainEqual({ name: 'Önskelistor', earnedCount: 1, totalCount: lists.matchCount });
    expect(lists.groups.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(whole.totalCount);
    expect((await read({ group: 'Finns inte' })).achievements).toEqual([]);

    expect(whole.groups.map(({ name }) => name)).not.toContain('Hemligheter');
    await browser.request(postDoge);
    const after = await read({ group: 'Hemligheter' });
    expect(after.achievements).toMatchObject([{ name: 'Mycket hund', progress: { current: 1, target: 1 } }]);
    expect([after.totalCount, after.earnedCount]).toEqual([whole.totalCount + 1, 2]);
  });

  it('refuse a page or a limit that there cannot be', async () => {
    const browser = await shop.loginAs();
    for (const query of ['page=0', 'page=x', 'limit=101', 'limit=0'])
      expect((await browser.send('GET', `/api/achievement?${query}`)).status).toBe(400);
  });

  it('[O7-06] [O6-08] another’s are seen when the profile is', async () => {
    const open = await shop.loginAs('member', { visibility: 'everyone' });
    const closed = await shop.loginAs('member', { visibility: 'nobody' });
    for (const owner of [open, closed]) await owner.request(postDoge);
    const visitor = shop.browser();
    const { achievements } = (await visitor.request(getMemberAchievements, { params: { id: open.memberId } })).data;
    expect(achievements.map(({ name }) => name)).toEqual(['Mycket hund']);
    expect((await visitor.send('GET', `/api/member/${closed.memberId}/achievement`)).status).toBe(404);
    expect((await visitor.send('GET', '/api/member/99999999/achievement')).status).toBe(404);
  });

  it('[O6-12] celebrate anniversaries and welcome new members, once', async () => {
    const now = shop.clock.now();
    const createdAt = new Date(now.getTime() - 2 * 366 * DAY_MS);
    const browser = await shop.loginAs('member', { createdAt });
    await celebrateAnniversaries(shop.services, now);
    const earned = async () =>
      (await browser.request(getAchievements)).data.achievements.filter(
        ({ group, earnedAt, name }) => earnedAt !== null && group === 'Gemenskap' && name !== '',
      );
    expect((await earned()).map(({ name }) => name)).toEqual(['Välkommen ombord', 'Ettåring', 'Två år till sjöss']);
    await celebrateAnniversaries(shop.services, now);
    expect(await earned()).toHaveLength(3);
  });

  it('[O6-12] count friends', async () => {
    const browser = await shop.loginAs();
    const other = await shop.loginAs();
    await other.send('POST', '/api/user/friend', { body: { userId: browser.memberId } });
    const [asked] = (await browser.request(getFriends)).data.friends;
    expect((await browser.send('POST', `/api/user/friend/${asked?.id}/accept`)).status).toBe(204);
    for (const each of [browser, other]) {
      const { achievements } = (await each.request(getAchievements)).data;
      expect(achievements[0]).toMatchObject({ name: 'Inte ensam' });
    }
  });
});

describe('the member top list', () => {
  const TOP = 50_000_000;
  const topMember = async (values: Partial<typeof member.$inferInsert>, xp: number) => {
    const browser = await shop.loginAs('member', values);
    await give(browser.memberId, xp);
    return browser;
  };
  const read = async (browser: Pick<LoggedIn, 'request'>, query: object = {}) =>
    (await browser.request(getMemberTopList, { query: { limit: 5, ...query } })).data;

  it('[O7-10] [O6-14] [O6-08] ranks visible members by XP and tells one’s own place besides', async () => {
    const first = await topMember({ visibility: 'everyone' }, TOP + 20);
    const second = await topMember({ visibility: 'everyone' }, TOP + 10);
    const friendsOnly = await topMember({ visibility: 'friends' }, TOP + 15);
    const { entries, own } = await read(friendsOnly);
    expect(
      entries.slice(0, 2).map(({ rank, user, experiencePoints }) => [rank, user.username, experiencePoints]),
    ).toEqual([
      [1, first.username, TOP + 20],
      [2, second.username, TOP + 10],
    ]);
    expect(own).toMatchObject({ rank: 2, user: { id: friendsOnly.memberId }, experiencePoints: TOP + 15 });
    expect(entries).toHaveLength(5);
    expect((await read(shop.browser())).own).toBeNull();
    expect(Object.keys(entries[0]?.user ?? {}).toSorted()).toEqual(['avatar', 'id', 'rankLevel', 'username']);
  });

  it('[O6-14] [O2.17-13] has pages of at most 100 rows in all, and the same own place on each', async () => {
    const reader = await topMember({ visibility: 'everyone' }, 1);
    const all = (await read(reader, { limit: 100 })).entries;
    const first = await read(reader, { limit: 2, page: 1 });
    const second = await read(reader, { limit: 2, page: 2 });
    expect([...first.entries, ...second.entries]).toEqual(all.slice(0, 4));
    expect([first.total, second.total]).toEqual([all.length, all.length]);
    expect(second.own).toEqual(first.own);
    expect(first.own?.user.id).toBe(reader.memberId);
    expect((await read(reader, { limit: 100, page: 2 })).entries).toEqual([]);
    expect((await reader.send('GET', '/api/member-top-list?page=0')).status).toBe(400);
  });

  it('[O6-09] [6-22] leaves out members in serious business mode, who keep their XP', async () => {
    const serious = await topMember({ visibility: 'everyone', settings: { serious_business_mode: true } }, TOP * 2);
    const { entries, own } = await read(serious);
    expect(entries.map(({ user }) => user.id)).not.toContain(serious.memberId);
    expect(own).toBeNull();
    expect((await me(serious))?.experiencePoints).toBe(TOP * 2);
  });

  it('[O6-14] counts only what the month gave', async () => {
    const browser = await shop.loginAs('member', { visibility: 'everyone' });
    await give(browser.memberId, TOP * 3, 'long-ago', new Date(shop.clock.now().getTime() - 40 * DAY_MS));
    await give(browser.memberId, 77, 'this-month');
    expect((await read(browser, { period: 'month' })).own?.experiencePoints).toBe(77);
    expect((await read(browser)).own?.experiencePoints).toBe(TOP * 3 + 77);
  });

  it('[O2.17-13] ranks friends who do not hide, for those who are logged in', async () => {
    const browser = await topMember({}, 100);
    const friend = await topMember({}, 200);
    const hiding = await topMember({ visibility: 'nobody' }, 300);
    for (const { memberId } of [friend, hiding]) {
      await shop.services.db
        .insert(friendship)
        .values({ askerId: browser.memberId, receiverId: memberId, status: 2, changedAt: shop.clock.now() });
    }
    const { entries, own } = await read(browser, { among: 'friends' });
    expect(entries.map(({ rank, user }) => [rank, user.id])).toEqual([
      [1, friend.memberId],
      [2, browser.memberId],
    ]);
    expect(own?.rank).toBe(2);
    expect((await shop.browser().send('GET', '/api/member-top-list?among=friends')).status).toBe(401);
    expect((await shop.browser().send('GET', '/api/member-top-list?limit=101')).status).toBe(400);
  });
});

describe('GET user/friend/activity', () => {
  const read = async (browser: Pick<LoggedIn, 'request'>) => (await browser.request(getFriendActivity)).data;
  const befriend = async (one: LoggedIn, other: LoggedIn) => {
    await one.send('POST', '/api/user/friend', { body: { userId: other.memberId } });
    const [asked] = (await other.request(getFriends)).data.friends;
    await other.send('POST', `/api/user/friend/${asked?.id}/accept`);
  };
  const withFriend = async (values: Partial<typeof member.$inferInsert>) => {
    const [browser, friend] = [await shop.loginAs(), await shop.loginAs('member', values)];
    await befriend(browser, friend);
    return { browser, friend };
  };

  it('[O2.17-12] compares level, XP, achievements and quiz with friends, and tells what these have earned', async () => {
    const { browser, friend } = await withFriend({ visibility: 'friends' });
    const stranger = await shop.loginAs('member', { visibility: 'everyone' });
    await give(friend.memberId, 500);
    const { compared, news } = await read(browser);
    expect(compared.map(({ user, isOwn }) => [user.id, isOwn])).toEqual([
      [friend.memberId, false],
      [browser.memberId, true],
    ]);
    expect(compared[0]).toMatchObject({ achievements: 1, quizScore: 0 });
    expect(compared[0]?.experiencePoints).toBeGreaterThanOrEqual(500);
    expect(news).toMatchObject([{ user: { id: friend.memberId }, achievement: { name: 'Inte ensam' } }]);
    // A hidden achievement stays hidden.
    await friend.request(postDoge);
    expect((await read(browser)).news).toHaveLength(1);
    expect(JSON.stringify(await read(browser))).not.toContain(stranger.username);
    expect((await read(stranger)).compared).toMatchObject([{ isOwn: true }]);
  });

  it.each<[string, Partial<typeof member.$inferInsert>]>([
    ['[O6-08] a friend who hides', { visibility: 'nobody' }],
    ['[O6-09] a friend in serious business mode', { settings: { serious_business_mode: true } }],
  ])('says nothing of %s', async (_name, values) => {
    const { browser } = await withFriend(values);
    const { compared, news } = await read(browser);
    expect(compared).toMatchObject([{ isOwn: true }]);
    expect(news).toEqual([]);
  });
});
