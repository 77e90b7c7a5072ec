import { getExperience, getSupplyDrops, openSupplyDrop, postCheckoutCode, putCheckout } from '@shop/contracts';
import { rankGroup } from '@shop/domain/ranks';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  discountCode,
  discountUse,
  member,
  memberAvatarPart,
  supplyDropOpening,
  supplyDropReward,
} from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { fillCart, placeTestOrder, SHIPPING } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type LoggedIn, type TestApp, type TestBrowser } from '../testing/index.ts';
import { settleExperience } from './experience.ts';
import { pickWeighted } from './random.ts';
import { openDrop } from './supply-drop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const NOVEMBER = 202_611;
const DECEMBER = 202_612;

/** Logs in a member with this much XP; returns the level too. */
async function withXp(amount: number): Promise<LoggedIn> {
  const browser = await shop.loginAs();
  const earning = { memberId: browser.memberId, kind: 'adjustment' as const, source: 'test', reason: 'Test' };
  await inTransaction(shop.services.db, (tx) => settleExperience(tx, { ...earning, amount }, shop.clock.now()));
  return browser;
}

/** The server's table for the member's level, most likely first. */
async function tableOf({ memberId }: LoggedIn) {
  const { db } = shop.services;
  const [owner] = await db.select({ level: member.rankLevel }).from(member).where(eq(member.id, memberId));
  const inGroup = eq(supplyDropReward.rankGroup, rankGroup(owner?.level ?? 0) ?? '');
  return db
    .select()
    .from(supplyDropReward)
    .where(and(inGroup, eq(supplyDropReward.isActive, true)))
    .orderBy(desc(supplyDropReward.weight), supplyDropReward.id);
}

/** Opens this month's drop with the random number that draws the first reward of a kind; returns what was told. */
async function openWith(browser: LoggedIn, kind: string) {
  const table = await tableOf(browser);
  const total = table.reduce((sum, { weight }) => sum + weight, 0);
  const place = table.findIndex((reward) => reward.kind === kind);
  const before = table.slice(0, place).reduce((sum, { weight }) => sum + weight, 0);
  const random = (): number => (before + 0.5) / total;
  const [won] = await openDrop(shop.services.db, browser.memberId, NOVEMBER, shop.clock.now(), random);
  if (won === undefined) throw new Error('Nothing was won.');
  return won;
}

/** Puts goods of 200 kr and a delivery into the checkout. */
async function prepareCheckout(browser: TestBrowser): Promise<void> {
  const { id } = await createProduct(shop.services.db, {
    priceOre: 20_000,
    possibleDeliveryMethods: [2, 11],
    stock: { web: 100 },
  });
  await fillCart(browser, id, 1, 200);
  const body = { customer: { zipCode: '41112' }, shippingMethodId: SHIPPING.servicePoint };
  await browser.request(putCheckout, { body });
}

const read = async (browser: LoggedIn) => (await browser.request(getSupplyDrops)).data;
const tryOpen = (browser: LoggedIn, id: number) => browser.send('POST', `/api/supply-drop/${id}/open`);

describe('supply drops', () => {
  it('[6-21] [O4-37] [O7-08] need a rank level: without one neither shown nor opened, with one both', async () => {
    const browser = await shop.loginAs();
    expect((await browser.send('GET', '/api/supply-drop')).status).toBe(403);
    expect((await tryOpen(browser, NOVEMBER)).status).toBe(403);
    const opened = eq(supplyDropOpening.memberId, browser.memberId);
    expect(await shop.services.db.select().from(supplyDropOpening).where(opened)).toEqual([]);
    await shop.services.db.update(member).set({ rankLevel: 1 }).where(eq(member.id, browser.memberId));
    expect((await read(browser)).supplyDrops.map(({ id, state }) => [id, state])).toEqual([
      [DECEMBER, 'coming'],
      [NOVEMBER, 'available'],
    ]);
    expect((await tryOpen(browser, NOVEMBER)).status).toBe(200);
  });

  it('[O6-10] publish the odds of the member’s rank group, which add up to one', async () => {
    for (const xp of [100, 20_000, 300_000]) {
      const { odds } = await read(await withXp(xp));
      expect(odds.length).toBeGreaterThan(1);
      expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    }
  });

  it('[O2.17-10] state the odds that the server draws by: its own table, reward by reward, and the draw itself', async () => {
    for (const xp of [100, 20_000, 300_000]) {
      const browser = await withXp(xp);
      const table = await tableOf(browser);
      const total = table.reduce((sum, { weight }) => sum + weight, 0);
      const { odds } = await read(browser);
      const stated = odds.map(({ kind, name, amount, probability }) => [kind, name, amount, probability]);
      expect(stated).toEqual(table.map(({ kind, name, amount, weight }) => [kind, name, amount, weight / total]));
      // As many random numbers as there is weight, evenly spread, draw each reward exactly as often as is stated.
      const draws = Array.from({ length: total }, (_, step) => pickWeighted(table, () => (step + 0.5) / total).id);
      expect(odds.map(({ probability }) => Math.round(probability * total))).toEqual(
        table.map(({ id }) => draws.filter((drawn) => drawn === id).length),
      );
    }
  });

  it('[O2.17-10] leave avatar parts out of odds and draw once they are won', async () => {
    const browser = await withXp(500);
    const part = (await read(browser)).odds.find(({ kind }) => kind === 'avatarPart');
    await shop.services.db
      .insert(memberAvatarPart)
      .values({ memberId: browser.memberId, classId: part?.amount ?? 0, wonAt: shop.clock.now() });
    const { odds } = await read(browser);
    expect(odds.filter(({ kind, amount }) => kind === 'avatarPart' && amount === part?.amount)).toEqual([]);
    expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  it('[O6-10] are opened once a month, also for twenty calls at once; what is drawn is stored and given', async () => {
    const browser = await withXp(500);
    const responses = await Promise.all(Array.from({ length: 20 }, () => tryOpen(browser, NOVEMBER)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const { db } = shop.services;
    const [opening, ...others] = await db
      .select({ reward: supplyDropReward })
      .from(supplyDropOpening)
      .innerJoin(supplyDropReward, eq(supplyDropReward.id, supplyDropOpening.rewardId))
      .where(eq(supplyDropOpening.memberId, browser.memberId));
    expect(others).toEqual([]);
    const { kind, amount, name } = opening?.reward ?? { kind: '', amount: 0, name: '' };
    const told = responses.find(({ status }) => status === 200)?.body;
    expect(told).toMatchObject({ data: { items: [{ kind, amount, name }] } });
    const parts = await db.select().from(memberAvatarPart).where(eq(memberAvatarPart.memberId, browser.memberId));
    const { entries } = (await browser.request(getExperience)).data;
    const xp = entries.filter(({ reason }) => reason.startsWith('Förrådslåda')).map((entry) => entry.amount);
    const codes = await db.select().from(discountCode).where(eq(discountCode.memberId, browser.memberId));
    // Drawn by chance: one of them has it, and no other anything.
    const given = { xp, avatarPart: parts.map(({ classId }) => classId), codes: codes.map(() => amount) };
    const where = kind === 'xp' || kind === 'avatarPart' ? kind : 'codes';
    expect(given).toEqual({ xp: [], avatarPart: [], codes: [], [where]: [amount] });
    expect((await read(browser)).supplyDrops[1]).toMatchObject({ id: NOVEMBER, state: 'opened', items: [{ name }] });
  });

  it('[O6-10] are renewed with the month in Sweden, and neither earlier nor later ones are opened', async () => {
    const browser = await withXp(500);
    expect((await tryOpen(browser, DECEMBER)).status).toBe(404);
    expect((await tryOpen(browser, 202_610)).status).toBe(404);
    await browser.request(openSupplyDrop, { params: { id: NOVEMBER } });
    shop.clock.set('2026-11-30T23:59:59+01:00');
    expect((await tryOpen(browser, DECEMBER)).status).toBe(404);
    shop.clock.set('2026-12-01T00:00:00+01:00');
    expect((await tryOpen(browser, DECEMBER)).status).toBe(200);
    expect((await tryOpen(browser, NOVEMBER)).status).toBe(404);
    shop.clock.set('2026-11-20T10:00:00+01:00');
  });

  it('[O2.17-10] give a code that works once, for the member alone, until its last day', async () => {
    const [browser, other] = [await withXp(500), await shop.loginAs()];
    const won = await openWith(browser, 'discountCode');
    const code = won.code?.code ?? '';
    expect(won).toMatchObject({ kind: 'discountCode', amount: 5, code: { state: 'valid' } });
    expect(new Date((won.code?.endsAt ?? 0) * 1000).toISOString()).toBe('2027-02-18T23:00:00.000Z');
    await prepareCheckout(other);
    expect((await other.send('POST', '/api/checkout/code', { body: { code } })).status).toBe(422);
    await prepareCheckout(browser);
    const { checkout } = (await browser.request(postCheckoutCode, { body: { code } })).data;
    expect(checkout.codes).toMatchObject([{ kind: 'discount', amount: 10 }]);
    await placeTestOrder(browser);
    expect((await read(browser)).supplyDrops[1]?.items).toMatchObject([{ code: { code, state: 'used' } }]);
  });

  it('[O2.17-10] give free freight as a code, and say when its time is over', async () => {
    const browser = await withXp(500);
    const { code } = await openWith(browser, 'freeShippingCode');
    await prepareCheckout(browser);
    const { checkout } = (await browser.request(postCheckoutCode, { body: { code: code?.code ?? '' } })).data;
    expect(checkout.codes).toMatchObject([{ kind: 'discount', problem: null }]);
    expect(checkout.codes?.[0]?.amount).toBeGreaterThan(0);
    const ownCode = eq(discountCode.code, code?.code ?? '');
    await shop.services.db.update(discountCode).set({ endsAt: shop.clock.now() }).where(ownCode);
    expect((await read(browser)).supplyDrops[1]?.items).toMatchObject([{ code: { code: code?.code, state: 'ended' } }]);
  });

  it('[O2.17-07] leave nothing of the person when the account ends, but the use of a code in an order', async () => {
    const browser = await withXp(500);
    const { code } = await openWith(browser, 'discountCode');
    await prepareCheckout(browser);
    await browser.request(postCheckoutCode, { body: { code: code?.code ?? '' } });
    const { data } = await placeTestOrder(browser);
    const { db, pool } = { db: shop.services.db, pool: shop.pool };
    await pool.query(`update "order" set status = 'delivered' where id = $1`, [data.order.id]);
    expect((await browser.send('DELETE', '/api/user')).status).toBe(204);
    const used = await db
      .select({ memberId: discountCode.memberId, isActive: discountCode.isActive, name: discountCode.name })
      .from(discountUse)
      .innerJoin(discountCode, eq(discountCode.id, discountUse.codeId))
      .where(eq(discountUse.orderId, data.order.id));
    expect(used).toEqual([{ memberId: null, isActive: false, name: 'Personlig kod' }]);
  });
});
