import { getExperience, getMe } from '@shop/contracts';
import { getAdminMember, getAdminMembers, putAdminLevel } from '@shop/contracts/api/admin';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog } from '../db/schema/index.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let admin: LoggedIn;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  [admin, employee] = await Promise.all([quickLogin(shop, 'admin'), quickLogin(shop, 'employee')]);
});
afterAll(() => shop.close());

const setLevel = (id: number, level: number, by = admin) =>
  by.send('PUT', `/api/admin/member/${id}/level`, { body: { level, reason: 'Hjälpte till på mässan' } });

describe('the level of a member', () => {
  it('[O6-01] [O4-37] [O4-38] is set by the XP that it takes, as a row that the member can read', async () => {
    const member = await quickLogin(shop);
    const body = { level: 4, reason: 'Hjälpte till på mässan' };
    const { data } = await admin.request(putAdminLevel, { params: { id: member.memberId }, body });
    expect(data).toEqual({ isChanged: true, rankLevel: 4, experiencePoints: 12_000 });
    expect((await member.request(getMe)).data.user).toMatchObject({ rankLevel: 4 });
    const ledger = await member.request(getExperience, {});
    expect(JSON.stringify(ledger)).toContain('"amount":12000,"reason":"Hjälpte till på mässan"');
    expect((await setLevel(member.memberId, 4)).body).toMatchObject({ data: { isChanged: false } });

    // Down: no more XP is removed than the step requires.
    expect((await setLevel(member.memberId, 2)).body).toEqual({
      data: { isChanged: true, rankLevel: 2, experiencePoints: 7_499 },
    });
    const log = await shop.services.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'member'), eq(auditLog.entityId, String(member.memberId))));
    expect(log.map(({ change }) => (change.after as { level: number }).level)).toEqual([4, 2]);
    const shown = (await employee.request(getAdminMember, { params: { id: member.memberId } })).data.member;
    expect(shown).toMatchObject({ rankLevel: 2, experiencePoints: 7_499, orders: 0 });
  });

  it('[O6-01] [O4-37] is nothing that employees, or admins for themselves, set, and takes its achievements', async () => {
    const { id } = await shop.createMember();
    expect((await setLevel(id, 3, employee)).status).toBe(403);
    expect((await setLevel(admin.memberId, 3)).status).toBe(403);
    const high = await setLevel(id, 21);
    expect([high.status, high.text]).toEqual([409, expect.stringContaining('Nivån kräver 200 prestationer.')]);
    expect((await setLevel(id, 26)).status).toBe(422);
    expect((await setLevel(2_000_000_000, 2)).status).toBe(404);
  });
});

describe('the list of members', () => {
  it('[O6-01] is filtered by role and sorted', async () => {
    const ids = async (query: object) =>
      (await employee.request(getAdminMembers, { query })).data.rows.map(({ id }) => id);
    expect(await ids({ role: 'admin' })).toContain(admin.memberId);
    expect(await ids({ role: 'admin' })).not.toContain(employee.memberId);
    expect(await ids({ role: 'employee' })).toContain(employee.memberId);
    const levels = (await employee.request(getAdminMembers, { query: { sort: 'level' } })).data.rows;
    const sorted = levels.map(({ rankLevel }) => rankLevel);
    expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
  });
});
