import { deleteLogin, getDeliveryDates, getMe, postLogin } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { member, session } from '../db/schema/index.ts';
import { TEST_PASSWORD, type TestApp, createTestApp } from '../testing/index.ts';
import { hashToken } from './session-token.ts';
import { encryptSsn } from './ssn.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 1 }));

const login = (body: object, browser = shop.browser()) => browser.send('POST', '/api/login', { body });
const sessionCookie = (browser: { cookies: Map<string, string> }): string => browser.cookies.get('session') ?? '';

describe('POST login', () => {
  it('[7.3-02] [7.3-03] returns 2xx with the member for the right username and password', async () => {
    const { id, username } = await shop.createMember();
    const response = await login({ username, password: TEST_PASSWORD, orderId: '1', secret: 'x' });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ data: { user: { id, username, isLoggedIn: true } } });
  });

  it('takes the e-mail address instead of the username, in any case', async () => {
    const { email, id } = await shop.createMember();
    const response = await login({ username: email.toUpperCase(), password: TEST_PASSWORD });
    expect(response.body).toMatchObject({ data: { user: { id } } });
  });

  const wrong: [what: string, make: () => Promise<object>][] = [
    ['a wrong password', async () => ({ username: (await shop.createMember()).username, password: 'fel' })],
    ['an unknown username', async () => ({ username: 'finns-inte', password: TEST_PASSWORD })],
  ];
  it.each(wrong)('[7.3-04] [8-01] refuses %s with 403 and the same text', async (_what, credentials) => {
    const response = await login(await credentials());
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ error: 'Användarnamnet och/eller lösenordet är fel!', code: 'LOGIN_FAILED' });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  const kinds = ['a known', 'an unknown'];
  it.each(kinds)(
    '[7.3-05] [8-02] [O8-09] responds 429 after 5 failures for %s username, also to the right password, until 15 minutes have passed',
    async (kind) => {
      const { username } = kind === 'a known' ? await shop.createMember() : { username: 'okänd' };
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await login({ username, password: 'fel' })).status).toBe(403);
      }
      shop.clock.advance({ minutes: 5 });
      const refused = await login({ username, password: TEST_PASSWORD });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({ error: 'Försök igen om en stund!', code: 'RATE_LIMITED' });
      expect(refused.headers['retry-after']).toBe(String(10 * 60));

      shop.clock.advance({ minutes: 10 });
      const status = (await login({ username, password: TEST_PASSWORD })).status;
      expect(status).toBe(kind === 'a known' ? 200 : 403);
    },
  );

  it('[O8-09] does not let guesses sent at the same time pass the limit', async () => {
    const { username } = await shop.createMember();
    const responses = await Promise.all(Array.from({ length: 12 }, () => login({ username, password: 'fel' })));
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('[O8-09] counts username and e-mail of one account together', async () => {
    const { username, email } = await shop.createMember();
    for (const name of [username, email, username, email, username]) await login({ username: name, password: 'fel' });
    expect((await login({ username: email, password: 'fel' })).status).toBe(429);
  });

  it('forgets failures after a successful login', async () => {
    const { username } = await shop.createMember();
    for (let attempt = 0; attempt < 4; attempt += 1) await login({ username, password: 'fel' });
    expect((await login({ username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await login({ username, password: 'fel' })).status).toBe(403);
  });

  it('gives the browser a new token and keeps only its hash', async () => {
    const browser = await shop.loginAs();
    const first = sessionCookie(browser);
    await browser.request(postLogin, { body: { username: browser.username, password: TEST_PASSWORD } });
    const second = sessionCookie(browser);
    expect(second).not.toBe(first);
    expect(Buffer.from(second, 'base64url')).toHaveLength(32);

    const rows = await shop.services.db.select().from(session).where(eq(session.memberId, browser.memberId));
    expect(rows.map(({ tokenHash }) => tokenHash.toString('hex'))).toEqual([hashToken(second).toString('hex')]);
  });

  it('never writes a password, a cookie or an e-mail address to the log', async () => {
    const { email } = await shop.createMember();
    await login({ username: email, password: 'ett-hemligt-fel' });
    const log = JSON.stringify(shop.logs);
    expect(log).toContain('/api/login');
    expect(log).not.toContain('ett-hemligt-fel');
    expect(log).not.toContain(email);
  });

  it('[O4-06] tells features of a login inside its transaction and undoes it when they fail', async () => {
    const events: unknown[] = [];
    const own = await createTestApp();
    try {
      let isFailing = false;
      own.services.loginHooks.onLogin(async ({ userId, sessionId, previousSessionId }, tx) => {
        const [row] = await tx.select().from(session).where(eq(session.id, sessionId));
        events.push({ userId, memberId: row?.memberId, previousSessionId });
        if (isFailing) throw new Error('merge failed');
      });
      const browser = await own.loginAs();
      expect(events).toEqual([{ userId: browser.memberId, memberId: browser.memberId, previousSessionId: null }]);

      isFailing = true;
      const { username, id } = await own.createMember();
      const refused = await own.browser().send('POST', '/api/login', { body: { username, password: TEST_PASSWORD } });
      expect(refused.status).toBe(500);
      expect(await own.services.db.select().from(session).where(eq(session.memberId, id))).toEqual([]);
    } finally {
      await own.close();
    }
  });
});

describe('DELETE login', () => {
  it('[7.3-06] ends the session on the server and removes the cookie', async () => {
    const browser = await shop.loginAs();
    const stolen = sessionCookie(browser);
    await browser.request(deleteLogin);
    // The remaining cookie only says which counter of wrong passwords is this browser's.
    expect([...browser.cookies.keys()]).toEqual(['device']);

    const thief = shop.browser();
    thief.cookies.set('session', stolen);
    expect((await thief.request(getMe)).data.user).toBeNull();
  });

  it('responds 204 to a visitor', async () => {
    expect((await shop.browser().send('DELETE', '/api/login')).status).toBe(204);
  });
});

describe('GET me', () => {
  it('[7.3-07] [O7-41] returns a visitor with null and no stores, and makes no session', async () => {
    const browser = shop.browser();
    expect(await browser.request(getMe)).toEqual({ data: { user: null, starredStores: [] } });
    expect(browser.cookies.size).toBe(0);
  });

  it('[7.3-07] [3-13] [3-14] [3-16] returns a member with who they are', async () => {
    const browser = await shop.loginAs('employee', {
      rankLevel: 3,
      experiencePoints: 1200,
      avatarClassId: 2,
      phoneNumber: '0701234567',
    });
    const { data } = await browser.request(getMe);
    expect(data.user).toMatchObject({
      id: browser.memberId,
      username: browser.username,
      firstName: 'Tess',
      phoneNumber: '0701234567',
      zipCode: '41112',
      isLoggedIn: true,
      isEmployee: true,
      isAdmin: false,
      isCorporateCustomer: false,
      rankLevel: 3,
      experiencePoints: 1200,
      avatar: { class: { id: 2 } },
    });
  });

  it('[3-18] tells when parcels reach the member’s zip code, as delivery-dates does, and the first day of that', async () => {
    shop.clock.set('2026-11-27T10:00:00+01:00');
    const browser = await shop.loginAs('member', { zipCode: '411 12' });
    const { deliveryDates, earliestDeliveryDate } = (await browser.request(getMe)).data.user ?? {};
    const dates = (await browser.request(getDeliveryDates, { params: { zipCode: '41112' } })).data;
    expect(deliveryDates).toEqual({ today: dates.today, tomorrow: dates.tomorrow, later: dates.later });
    // On a Friday morning some delivery is still possible the same evening.
    expect([Object.keys(dates.today).length > 0, earliestDeliveryDate]).toEqual([true, '2026-11-27']);
    const nowhere = await shop.loginAs('member', { zipCode: '' });
    expect((await nowhere.request(getMe)).data.user).toMatchObject({
      deliveryDates: { today: {}, tomorrow: {}, later: {} },
      earliestDeliveryDate: null,
    });
  });

  it('[O3-06] shows the personal number only masked, and stores it encrypted', async () => {
    const ssnEncrypted = encryptSsn('199001012384', shop.services.config.secrets);
    const browser = await shop.loginAs('member', { ssnEncrypted });
    const response = await browser.send('GET', '/api/me');
    expect(response.text).toContain('"19900101-****"');
    expect(response.text).not.toContain('2384');
    expect(ssnEncrypted.toString('latin1')).not.toContain('2384');
  });

  it('[6-40] takes away rights at once when they are taken away in the database', async () => {
    const browser = await shop.loginAs('admin');
    expect((await browser.request(getMe)).data.user?.isAdmin).toBe(true);
    await shop.services.db.update(member).set({ isAdmin: false }).where(eq(member.id, browser.memberId));
    expect((await browser.request(getMe)).data.user?.isAdmin).toBe(false);
  });
});

describe('a session', () => {
  it('ends 30 days after its last use, and each use moves that day', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ days: 29 });
    expect((await browser.request(getMe)).data.user).not.toBeNull();
    shop.clock.advance({ days: 29 });
    expect((await browser.request(getMe)).data.user).not.toBeNull();
    shop.clock.advance({ days: 31 });
    expect((await browser.request(getMe)).data.user).toBeNull();
  });

  it('is kept in a cookie that scripts cannot read, and over https under the __Host- name', async () => {
    const own = await createTestApp({ config: { secureCookies: true } });
    try {
      const { username } = await own.createMember();
      const { headers } = await own
        .browser()
        .send('POST', '/api/login', { body: { username, password: TEST_PASSWORD } });
      expect([headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^__Host-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
    } finally {
      await own.close();
    }
  });
});
