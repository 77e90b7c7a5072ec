import { getExperience, getSupplyDrops, openSupplyDrop } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { member, memberAvatarPart, supplyDropOpening, supplyDropReward } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { settleExperience } from './experience.ts';

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
    expect([xp, parts.map(({ classId }) => classId)]).toEqual(kind === 'xp' ? [[amount], []] : [[], [amount]]);
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
});
