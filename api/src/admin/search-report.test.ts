import { getAdminSearchReport, getAdminSearchTrial } from '@shop/contracts/api/admin';
import { getProductList } from '@shop/contracts/api/discovery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditLog } from '../db/schema/index.ts';
import { createTestApp, type LoggedIn, type TestApp } from '../testing/index.ts';
import { openHub } from '../testing/open-hub.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
let employee: LoggedIn;
beforeAll(async () => {
  shop = await createTestApp();
  employee = await quickLogin(shop, 'employee');
});
afterAll(() => shop.close());

const search = (value: string) =>
  shop.browser().request(getProductList, { params: { type: 'search', value }, query: {} });
const tried = async (text: string) => (await employee.request(getAdminSearchTrial, { query: { text } })).data;
const reported = async (text: string) =>
  (await employee.request(getAdminSearchReport, { query: { search: text } })).data.rows;

/** Counting is not awaited by searches. */
const untilReported = async (text: string, count = 1) => {
  for (;;) {
    const rows = await reported(text);
    if (rows.some((row) => row.count >= count)) return rows;
  }
};

const pathOf = (term: string) => `/admin/search-report/${encodeURIComponent(term)}`;

describe('the report of searches without hits', () => {
  it('[O2.13-06] counts what found nothing or was corrected, and not what found products', async () => {
    await search('kvarkblinka');
    await search('kvarkblinka');
    await search('tangetbord');
    await search('tangentbord');
    const [none] = await untilReported('kvarkblinka', 2);
    expect(none).toMatchObject({ outcome: 'none', outcomeLabel: 'Inga träffar', count: 2 });
    const [corrected] = await untilReported('tangetbord');
    expect(corrected).toMatchObject({ outcome: 'corrected', count: 1 });
    expect(await reported('tangentbord')).toEqual([]);
  });

  it('[O2.13-06] stores nothing that looks like a person’s number or address', async () => {
    for (const text of ['kvarkblinka 19121212-1212', 'kvark@blinka.se', 'kvarkblinka 070 123 45 67'])
      await search(text);
    await search('kvarkblinkare');
    await untilReported('kvarkblinkare');
    expect((await reported('kvark')).filter(({ term }) => /\d|@/.test(term))).toEqual([]);
  });

  it('[O6-01] mends a search by a synonym, which is found at once, written to the log, and refused for itself', async () => {
    expect((await tried('kvarkblinka')).found).toBe(0);
    const { status, page } = await openHub(shop, employee, `${pathOf('kvarkblinka')}/synonym`, {
      expansion: 'tangentbord',
    });
    expect([status, page.includes('Synonymen är tillagd.'), page.includes('Säkra träffar')]).toEqual([200, true, true]);
    expect((await tried('kvarkblinka')).products.every(({ name }) => /tangentbord/.test(name))).toBe(true);
    const rows = await shop.services.db.select().from(auditLog).where(eq(auditLog.entity, 'synonym'));
    expect(rows.map(({ action, entityId, memberId }) => [action, entityId, memberId])).toEqual([
      ['create', 'kvarkblinka', employee.memberId],
    ]);
    shop.clock.advance({ seconds: 61 });
    expect((await search('kvarkblinka')).totalProductCount).toBeGreaterThan(0);
    const same = await openHub(shop, employee, `${pathOf('mus')}/synonym`, { expansion: 'mus' });
    expect([same.status, same.page.includes('Orden är redan samma ord.')]).toEqual([422, true]);
  });

  it('[O6-01] leads a search to a page, and keeps one from being suggested', async () => {
    const led = await openHub(shop, employee, `${pathOf('frallbytare')}/link`, {
      title: 'Byt frallor',
      url: '/se/info/1',
    });
    expect([led.status, led.page.includes('href="/se/info/1"')]).toEqual([200, true]);
    shop.clock.advance({ seconds: 61 });
    expect((await search('frallbytare')).pages).toEqual([{ title: 'Byt frallor', url: '/info/1' }]);
    const blocked = await openHub(shop, employee, `${pathOf('frallbytare')}/block`, {});
    expect(blocked.page).toContain('spärrad som förslag');
    expect((await openHub(shop, employee, '/admin/search-block')).page).toContain('frallbytare');
  });

  it('[O6-02] is not there for members', async () => {
    const member = await quickLogin(shop, 'member');
    expect((await openHub(shop, member, pathOf('mus'))).status).toBe(404);
    expect((await openHub(shop, member, `${pathOf('kvarkrulle')}/synonym`, { expansion: 'mus' })).status).toBe(404);
    expect((await tried('kvarkrulle')).found).toBe(0);
  });
});
