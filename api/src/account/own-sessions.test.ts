import { deleteSession, deleteSessions, getDataExport, getMe, getSessions, postLogin } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '../db/schema/index.ts';
import { type LoggedIn, TEST_PASSWORD, type TestApp, type TestBrowser, createTestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 1 }));

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const loginElsewhere = async ({ username }: LoggedIn): Promise<TestBrowser> => {
  const browser = shop.browser();
  await browser.request(postLogin, { body: { username, password: TEST_PASSWORD } }, { 'user-agent': FIREFOX });
  return browser;
};
const isLoggedIn = async (browser: TestBrowser) => (await browser.request(getMe)).data.user !== null;
const sessionsOf = async (browser: TestBrowser) => (await browser.request(getSessions)).data.sessions;

describe('a member’s own sessions', () => {
  it('[F20] are listed with device, beginning and last use, the present one first, and never with a token', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 5 });
    const elsewhere = await loginElsewhere(browser);
    const [now] = [Math.floor(shop.clock.now().getTime() / 1000)];
    const listed = await browser.send('GET', '/api/user/session');
    expect(listed.body).toEqual({
      data: {
        sessions: [
          {
            id: expect.any(String),
            device: 'Okänd webbläsare',
            createdAt: now - 300,
            lastUsedAt: now - 300,
            isCurrent: true,
          },
          { id: expect.any(String), device: 'Firefox på Linux', createdAt: now, lastUsedAt: now, isCurrent: false },
        ],
      },
    });
    for (const each of [browser, elsewhere]) expect(listed.text).not.toContain(each.cookies.get('session'));
    expect((await sessionsOf(elsewhere))[0]).toMatchObject({ device: 'Firefox på Linux', isCurrent: true });
  });

  it('[F20] write down a use at most once a day', async () => {
    const browser = await shop.loginAs();
    const begun = shop.clock.now().getTime() / 1000;
    shop.clock.advance({ hours: 23 });
    expect((await sessionsOf(browser))[0]?.lastUsedAt).toBe(begun);
    shop.clock.advance({ hours: 1 });
    await browser.request(getMe);
    expect((await sessionsOf(browser))[0]?.lastUsedAt).toBe(begun + 86_400);
  });

  it('[F20] end one by one, another member’s never', async () => {
    const browser = await shop.loginAs();
    const elsewhere = await loginElsewhere(browser);
    const stranger = await shop.loginAs();
    const [strangers] = await sessionsOf(stranger);
    const id = (await sessionsOf(browser)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect((await browser.send('DELETE', `/api/user/session/${strangers?.id}`)).status).toBe(404);
    await browser.request(deleteSession, { params: { id } });
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere), await isLoggedIn(stranger)]).toEqual([
      true,
      false,
      true,
    ]);
    const [own] = await sessionsOf(browser);
    await browser.request(deleteSession, { params: { id: own?.id ?? '' } });
    expect([await isLoggedIn(browser), browser.cookies.has('session')]).toEqual([false, false]);
  });

  it('[F20] all end but the present one, or with it', async () => {
    const browser = await shop.loginAs();
    const elsewhere = await loginElsewhere(browser);
    await browser.request(deleteSessions);
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    const again = await loginElsewhere(browser);
    await browser.request(deleteSessions, { query: { scope: 'all' } });
    expect([await isLoggedIn(browser), await isLoggedIn(again), browser.cookies.has('session')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[F20][O7-02] are ended with a login of the last 15 minutes only (ASVS 7.5.2)', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 16 });
    const { status, body } = await browser.send('DELETE', '/api/user/session');
    expect([status, body]).toEqual([401, expect.objectContaining({ level: 'secure' })]);
  });

  it('[F20][O2.17-07] are in the member’s copy of their data, without the token’s hash', async () => {
    const browser = await shop.loginAs();
    const { records } = (await browser.request(getDataExport)).data;
    expect(records['session']).toMatchObject([{ device: 'Okänd webbläsare', last_used_at: null }]);
    expect(Object.keys(records['session']?.[0] ?? {})).not.toContain('token_hash');
  });
});

describe('the life of a session', () => {
  it('[F20] ends 180 days after the login, however often it was used (ASVS 7.3.2)', async () => {
    const browser = await shop.loginAs();
    for (let day = 0; day < 179; day += 1) {
      shop.clock.advance({ days: 1 });
      expect([day, await isLoggedIn(browser)]).toEqual([day, true]);
    }
    shop.clock.advance({ days: 1, seconds: 1 });
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('[F20] ends then also where an earlier release has moved its expiry', async () => {
    const browser = await shop.loginAs();
    const later = new Date(shop.clock.now().getTime() + 400 * 86_400_000);
    await shop.services.db.update(session).set({ expiresAt: later }).where(eq(session.memberId, browser.memberId));
    shop.clock.advance({ days: 181 });
    expect(await isLoggedIn(browser)).toBe(false);
  });

  it('[F20] never lets the cookie outlive the session', async () => {
    const browser = await shop.loginAs();
    for (let day = 0; day < 160; day += 20) {
      shop.clock.advance({ days: 20 });
      await browser.request(getMe);
    }
    shop.clock.advance({ days: 10 });
    const { headers } = await browser.send('GET', '/api/me');
    expect(String(headers['set-cookie'])).toContain(`Max-Age=${10 * 86_400};`);
  });
});

describe('staff rights', () => {
  it('[F20][O6-03] end twelve hours after the login, while the member stays logged in', async () => {
    const browser = await shop.loginAs('admin');
    const rights = async () => (await browser.request(getMe)).data.user;
    expect(await rights()).toMatchObject({ isEmployee: true, isAdmin: true });
    shop.clock.advance({ hours: 12, seconds: 1 });
    expect(await rights()).toMatchObject({ isEmployee: false, isAdmin: false });
    const { status, body } = await browser.send('GET', '/api/product/extra-data?ids=1');
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'REAUTHENTICATION_NEEDED' })]);
  });
});
