import { getMe } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { member, memberToken, session } from '../db/schema/index.ts';
import { type LoggedIn, TEST_PASSWORD, type TestApp, createTestApp } from '../testing/index.ts';
import { linkMailedTo, mailsTo } from '../testing/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 2 }));

const NEW_PASSWORD = 'fyra blå ugglor på taket';
const login = (username: string, password: string) =>
  shop.browser().send('POST', '/api/login', { body: { username, password } });
const isLoggedIn = async (browser: LoggedIn) => (await browser.request(getMe)).data.user !== null;
const emailOf = async (id: number) => (await shop.services.db.select().from(member).where(eq(member.id, id)))[0]?.email;
const loginAgain = async (browser: LoggedIn) => {
  await browser.send('POST', '/api/login', { body: { username: browser.username, password: TEST_PASSWORD } });
};

describe('password reset', () => {
  const request = (username: string) => shop.browser().send('POST', '/api/password-reset', { body: { username } });
  const tokenFor = async (email: string) =>
    new URL(await linkMailedTo(shop, email), 'http://shop').searchParams.get('token') ?? '';
  const set = (token: string, password = NEW_PASSWORD) =>
    shop.browser().send('PUT', `/api/password-reset/${token}`, { body: { password } });

  it('[O7-22] responds 204 without a word for a username, an address and somebody unknown', async () => {
    const { username, email } = await shop.createMember();
    const responses = await Promise.all([
      request(username.toUpperCase()),
      request(` ${email.toUpperCase()}`),
      request('finns-inte'),
    ]);
    expect(responses.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect(await mailsTo(shop, email)).toHaveLength(2);
  });

  it('[F24] asks the database the same for a name that has an account and one that has none, until it has responded', async () => {
    const timed = await createTestApp({ config: { serverTiming: true } });
    try {
      const { username } = await timed.createMember();
      const queriesFor = async (name: string) => {
        const { headers } = await timed.browser().send('POST', '/api/password-reset', { body: { username: name } });
        await timed.services.afterResponse.idle();
        return /desc="(\d+) queries"/.exec(String(headers['server-timing']))?.[1];
      };
      expect([await queriesFor(username), await queriesFor('finns-inte')]).toEqual(['1', '1']);
    } finally {
      await timed.close();
    }
  });

  it('[O7-22] [O2.17-26] mails a link with the name filled in; it sets the password once', async () => {
    const { username, email } = await shop.createMember();
    await request(email);
    const link = new URL(await linkMailedTo(shop, email), 'http://shop');
    expect([link.pathname, link.searchParams.get('username')]).toEqual(['/se/reset-password', username]);
    const token = link.searchParams.get('token') ?? '';

    expect((await set(token)).status).toBe(204);
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
    expect((await login(username, TEST_PASSWORD)).status).toBe(403);
    const again = await set(token, 'ett annat långt lösenord');
    expect([again.status, again.body]).toEqual([410, expect.objectContaining({ code: 'GONE' })]);
  });

  it('[O2.17-26] [5-51] sets it from a plain form, too: token and password twice in the body', async () => {
    const { username, email } = await shop.createMember();
    await request(email);
    const token = await tokenFor(email);
    const send = (newPassword: string, newPasswordRepeat = newPassword) =>
      shop.browser().send('POST', '/api/password-reset/password', { body: { token, newPassword, newPasswordRepeat } });
    const [other, common] = [await send(NEW_PASSWORD, 'ett annat långt lösenord'), await send('Sommar2026')];
    expect([other.status, other.body]).toEqual([
      422,
      expect.objectContaining({ fields: { newPasswordRepeat: 'Lösenorden matchar inte' } }),
    ]);
    expect([common.status, common.body]).toEqual([
      422,
      expect.objectContaining({ fields: { newPassword: 'Lösenordet är för vanligt, välj ett annat' } }),
    ]);
    expect((await send(NEW_PASSWORD)).status).toBe(204);
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
    expect((await send(NEW_PASSWORD)).status).toBe(410);
  });

  it('[O7-22] lets one of twenty at once use the link', async () => {
    const { email } = await shop.createMember();
    await request(email);
    const token = await tokenFor(email);
    shop.clock.advance({ minutes: 11 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => set(token)));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(19);
  });

  it('[O2.1-16] works for 60 minutes, and a newer link ends it', async () => {
    const { email } = await shop.createMember();
    await request(email);
    const first = await tokenFor(email);
    await request(email);
    const second = await tokenFor(email);
    expect((await set(first)).status).toBe(410);
    shop.clock.advance({ minutes: 60 });
    expect((await set(second)).status).toBe(410);
    await request(email);
    const third = await tokenFor(email);
    shop.clock.advance({ minutes: 59 });
    expect((await set(third)).status).toBe(204);
  });

  it('[O7-22] ends every session of the member, and nobody else’s', async () => {
    const [one, other] = [await shop.loginAs(), await shop.loginAs()];
    const { email } = (await one.request(getMe)).data.user ?? { email: '' };
    await request(email);
    await set(await tokenFor(email));
    expect([await isLoggedIn(one), await isLoggedIn(other)]).toEqual([false, true]);
  });

  it('forgives the wrong tries from before it, and shows that the address is the member’s', async () => {
    const { id, username, email } = await shop.createMember('member', { isEmailConfirmed: false });
    for (let attempt = 0; attempt < 6; attempt += 1) await login(username, 'fel');
    expect((await login(username, TEST_PASSWORD)).status).toBe(429);
    await request(username);
    await set(await tokenFor(email));
    expect((await login(username, NEW_PASSWORD)).status).toBe(200);
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, id));
    expect(row?.isEmailConfirmed).toBe(true);
  });

  it('[O5-14] refuses a bad password with 422 and keeps the link', async () => {
    const { username, email } = await shop.createMember();
    await request(username);
    const token = await tokenFor(email);
    for (const bad of ['kort', 'password123', username]) {
      const { status, body } = await set(token, bad);
      expect([status, body]).toEqual([422, expect.objectContaining({ fields: { password: expect.any(String) } })]);
    }
    expect((await set(token)).status).toBe(204);
  });

  it('keeps only a hash of the link, and the link out of the log', async () => {
    const { email } = await shop.createMember();
    await request(email);
    const token = await tokenFor(email);
    await set(token, 'kort');
    expect(JSON.stringify(await shop.services.db.select().from(memberToken))).not.toContain(token);
    expect(JSON.stringify(shop.logs)).not.toContain(token);
  });

  it('mails one member five times an hour, and returns one address 20 times', async () => {
    const { username, email } = await shop.createMember();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await request(username)).status);
    expect(await mailsTo(shop, email)).toHaveLength(5);
    expect([statuses[5], statuses[19], statuses[20]]).toEqual([204, 204, 429]);
  });
});

describe('PUT user/password', () => {
  const change = (browser: LoggedIn, newPassword: string, currentPassword = TEST_PASSWORD) =>
    browser.send('PUT', '/api/user/password', { body: { newPassword, currentPassword } });

  it('[O5-14] changes the password, ends all other sessions and notifies the member by mail', async () => {
    const browser = await shop.loginAs();
    const elsewhere = Object.assign(shop.browser(), { memberId: browser.memberId, username: browser.username });
    await loginAgain(elsewhere);
    expect((await change(browser, NEW_PASSWORD)).status).toBe(204);
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await login(browser.username, NEW_PASSWORD)).status).toBe(200);
    expect((await login(browser.username, TEST_PASSWORD)).status).toBe(403);
    const [mail] = await mailsTo(shop, (await emailOf(browser.memberId)) ?? '');
    expect(mail?.subject).toBe('Ditt lösenord har ändrats');
  });

  it('[O7-02] needs a login of the last 15 minutes', async () => {
    const browser = await shop.loginAs();
    shop.clock.advance({ minutes: 16 });
    const { status, body } = await change(browser, NEW_PASSWORD);
    expect([status, body]).toEqual([401, expect.objectContaining({ level: 'secure' })]);
    expect((await login(browser.username, TEST_PASSWORD)).status).toBe(200);
  });

  it('[O5-14] refuses a common one with 422', async () => {
    const browser = await shop.loginAs();
    expect((await change(browser, 'iloveyou1')).body).toMatchObject({
      fields: { newPassword: 'Lösenordet är för vanligt, välj ett annat' },
    });
  });
});

describe('the present password', () => {
  it.each([
    ['password', { newPassword: NEW_PASSWORD }],
    ['email', { email: 'ny.adress@exempel.example' }],
  ])('[F20] is wanted for a change of %s, also with a fresh login (ASVS 6.2.3)', async (what, body) => {
    const browser = await shop.loginAs();
    const send = (currentPassword?: string) =>
      browser.send('PUT', `/api/user/${what}`, { body: { ...body, ...(currentPassword && { currentPassword }) } });
    const missing = await send();
    expect([missing.status, missing.body]).toEqual([
      422,
      expect.objectContaining({ fields: { currentPassword: 'Fyll i ditt nuvarande lösenord' } }),
    ]);
    const wrong = await send('inte det rätta');
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ fields: { currentPassword: 'Det nuvarande lösenordet är fel' } }),
    ]);
    expect((await send(TEST_PASSWORD)).status).toBe(204);
  });

  it('[F20][O8-09] counts a wrong one as a wrong login: five, then 429 also for the right one, here and at the login of this browser', async () => {
    const browser = await shop.loginAs();
    const send = (currentPassword: string) =>
      browser.send('PUT', '/api/user/password', { body: { newPassword: NEW_PASSWORD, currentPassword } });
    for (let index = 0; index < 5; index += 1) expect((await send('fel')).status).toBe(422);
    expect((await send(TEST_PASSWORD)).status).toBe(429);
    // The member's own browser has a counter of its own: failures elsewhere do not lock it out.
    const body = { username: browser.username, password: TEST_PASSWORD };
    expect((await browser.send('POST', '/api/login', { body })).status).toBe(429);
  });
});

describe('PUT user/email', () => {
  const change = (browser: LoggedIn, email: string, currentPassword = TEST_PASSWORD) =>
    browser.send('PUT', '/api/user/email', { body: { email, currentPassword } });

  it('changes the address when the link that went to the new one is confirmed, and notifies the old one', async () => {
    const browser = await shop.loginAs();
    const old = (await emailOf(browser.memberId)) ?? '';
    const fresh = `byte${browser.memberId}@exempel.example`;
    expect((await change(browser, ` ${fresh} `)).status).toBe(204);
    expect(await emailOf(browser.memberId)).toBe(old);

    const link = await linkMailedTo(shop, fresh);
    await browser.send('GET', link);
    expect(await emailOf(browser.memberId)).toBe(old);
    expect((await browser.send('POST', link)).status).toBe(200);
    expect(await emailOf(browser.memberId)).toBe(fresh);
    expect((await mailsTo(shop, old))[0]?.subject).toBe('Din e-postadress hos Pixelhamn har ändrats');
    expect((await login(fresh, TEST_PASSWORD)).status).toBe(200);
  });

  it('[F20] ends all other sessions when the address changes', async () => {
    const browser = await shop.loginAs();
    const elsewhere = Object.assign(shop.browser(), { memberId: browser.memberId, username: browser.username });
    await loginAgain(elsewhere);
    await change(browser, `flytt${browser.memberId}@exempel.example`);
    await browser.send('POST', await linkMailedTo(shop, `flytt${browser.memberId}@exempel.example`));
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  });

  it('ends a link for a new password that went to the old address', async () => {
    const browser = await shop.loginAs();
    const old = (await emailOf(browser.memberId)) ?? '';
    await shop.browser().send('POST', '/api/password-reset', { body: { username: old } });
    const token = new URL(await linkMailedTo(shop, old), 'http://shop').searchParams.get('token');
    await change(browser, `slut${browser.memberId}@exempel.example`);
    await browser.send('POST', await linkMailedTo(shop, `slut${browser.memberId}@exempel.example`));
    const { status } = await browser.send('PUT', `/api/password-reset/${token}`, { body: { password: NEW_PASSWORD } });
    expect(status).toBe(410);
  });

  it('[O8-10] refuses an address that somebody has: at once, and when it was taken meanwhile', async () => {
    const [browser, other] = [await shop.loginAs(), await shop.createMember()];
    const taken = await change(browser, other.email.toUpperCase());
    expect([taken.status, taken.body]).toEqual([
      409,
      expect.objectContaining({ fields: { email: 'E-postadressen används redan av ett konto' } }),
    ]);
    const wanted = `kapp${browser.memberId}@exempel.example`;
    await change(browser, wanted);
    const link = await linkMailedTo(shop, wanted);
    await shop.createMember('member', { email: wanted });
    expect((await browser.send('POST', link)).text).toContain('Adressen är upptagen');
    expect(await emailOf(browser.memberId)).not.toBe(wanted);
  });

  it('[O7-02] needs a login of the last 15 minutes, and [5-41] an address', async () => {
    const browser = await shop.loginAs();
    expect((await change(browser, 'inte en adress')).body).toMatchObject({ fields: { email: 'Ogiltig e-postadress' } });
    shop.clock.advance({ minutes: 16 });
    expect((await change(browser, 'ny@exempel.example')).status).toBe(401);
  });
});

describe('POST login', () => {
  it('[O8-09] [8-02] stops one address that tries one password on very many accounts', async () => {
    const { username } = await shop.createMember();
    for (let index = 0; index < 100; index += 1)
      await shop.services.rateLimits.use('login-address:127.0.0.1', { limit: 1000, windowSeconds: 900 });
    expect((await login('namn', 'fel')).status).toBe(429);
    shop.clock.advance({ minutes: 15 });
    // Right passwords do not count: many people may share an IP address.
    for (let index = 0; index < 3; index += 1) expect((await login(username, TEST_PASSWORD)).status).toBe(200);
    const { rows } = await shop.pool.query(`select count from rate_limit where key = 'login-address:127.0.0.1'`);
    expect(rows).toEqual([]);
    expect(await shop.services.db.select().from(session).limit(1)).toHaveLength(1);
  });
});
