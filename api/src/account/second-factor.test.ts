import {
  deleteSecondFactor,
  getMe,
  getSecondFactor,
  postLogin,
  postRecoveryCodes,
  postSecondFactor,
  putSecondFactor,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { member } from '../db/schema/index.ts';
import { totpCodeAt } from '../staff/totp.ts';
import { type LoggedIn, TEST_PASSWORD, type TestApp, type TestBrowser, createTestApp } from '../testing/index.ts';
import { mailsTo } from '../testing/outbox.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.advance({ hours: 1 }));

const codeNow = (secret: string) => totpCodeAt(secret, shop.clock.now());
const login = (username: string, body: object = {}, browser: TestBrowser = shop.browser()) =>
  browser.send('POST', '/api/login', { body: { username, password: TEST_PASSWORD, ...body } });
const isLoggedIn = async (browser: TestBrowser) => (await browser.request(getMe)).data.user !== null;

/** A member whose login asks for a code. */
async function enrol(): Promise<{ browser: LoggedIn; secret: string; recoveryCodes: string[] }> {
  const browser = await shop.loginAs();
  const { secret } = (await browser.request(postSecondFactor)).data;
  const { recoveryCodes } = (await browser.request(putSecondFactor, { body: { code: codeNow(secret) } })).data;
  // The code of this half minute is used up.
  shop.clock.advance({ seconds: 60 });
  return { browser, secret, recoveryCodes };
}

describe('a member’s second factor', () => {
  it('is on after the first code of the app, ends other sessions, and comes with ten recovery codes', async () => {
    const browser = await shop.loginAs();
    const elsewhere = shop.browser();
    await elsewhere.request(postLogin, { body: { username: browser.username, password: TEST_PASSWORD } });
    const { secret, uri } = (await browser.request(postSecondFactor)).data;
    expect(uri).toContain(`otpauth://totp/Pixelhamn:${browser.username}?`);
    expect(uri).toContain(`secret=${secret}`);
    expect((await browser.request(getSecondFactor)).data.secondFactor).toMatchObject({ isOn: false });

    const wrong = await browser.send('PUT', '/api/user/second-factor', { body: { code: '000000' } });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ fields: { code: expect.any(String) } }),
    ]);
    expect(await isLoggedIn(elsewhere)).toBe(true);

    const { recoveryCodes } = (await browser.request(putSecondFactor, { body: { code: codeNow(secret) } })).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await browser.request(getSecondFactor)).data.secondFactor).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isStaff: false,
    });
    expect([await isLoggedIn(browser), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect((await browser.send('POST', '/api/user/second-factor')).status).toBe(409);
  });

  it('is told by mail to its owner when it is switched on or off', async () => {
    const { browser } = await enrol();
    await browser.request(deleteSecondFactor);
    await browser.request(deleteSecondFactor);
    const [owner] = await shop.services.db.select().from(member).where(eq(member.id, browser.memberId));
    const mails = await mailsTo(shop, owner?.email ?? '');
    expect(mails.map(({ subject }) => subject)).toEqual(['Tvåstegsverifieringen är av', 'Tvåstegsverifieringen är på']);
  });

  it('forgets a secret that was not confirmed within fifteen minutes', async () => {
    const browser = await shop.loginAs();
    const { secret } = (await browser.request(postSecondFactor)).data;
    shop.clock.advance({ minutes: 16 });
    await login(browser.username, {}, browser);
    const late = await browser.send('PUT', '/api/user/second-factor', { body: { code: codeNow(secret) } });
    expect(late.status).toBe(422);
  });

  it('[O8-09] is asked for after the right password alone, and a code counts once', async () => {
    const { browser, secret } = await enrol();
    const { username } = browser;
    const asked = await login(username);
    expect([asked.status, asked.body]).toEqual([403, expect.objectContaining({ code: 'SECOND_FACTOR_NEEDED' })]);
    expect((await login(username, { code: '' })).status).toBe(403);
    const guess = await login(username, { password: 'fel', code: codeNow(secret) });
    expect(guess.body).toMatchObject({ code: 'LOGIN_FAILED' });
    const wrong = await login(username, { code: '000000' });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ fields: { code: expect.any(String) } }),
    ]);

    const code = codeNow(secret);
    expect((await login(username, { code })).status).toBe(200);
    expect((await login(username, { code })).status).toBe(422);
  });

  it('locks after five wrong codes, from all browsers together, also for the right one', async () => {
    const { browser, secret } = await enrol();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await login(browser.username, { code: '000000' })).status).toBe(422);
    }
    expect((await login(browser.username, { code: codeNow(secret) })).status).toBe(429);
    shop.clock.advance({ minutes: 16 });
    expect((await login(browser.username, { code: codeNow(secret) })).status).toBe(200);
  });

  it('lets a recovery code in once, and none of the older ones after new ones were made', async () => {
    const { browser, recoveryCodes } = await enrol();
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(browser.username, { code: first.toLowerCase() })).status).toBe(200);
    expect((await login(browser.username, { code: first })).status).toBe(422);
    expect((await browser.request(getSecondFactor)).data.secondFactor.recoveryCodesLeft).toBe(9);
    const renewed = (await browser.request(postRecoveryCodes)).data.recoveryCodes;
    expect((await login(browser.username, { code: second })).status).toBe(422);
    expect((await login(browser.username, { code: renewed[0] })).status).toBe(200);
  });

  it('[O7-02] is not asked for again where it was given: the password alone renews that login', async () => {
    const { browser, secret } = await enrol();
    const phone = shop.browser();
    await login(browser.username, { code: codeNow(secret) }, phone);
    shop.clock.advance({ days: 2 });
    expect((await phone.send('DELETE', '/api/user/second-factor')).status).toBe(401);
    expect((await login(browser.username, {}, phone)).status).toBe(200);
    expect((await login(browser.username, {}, shop.browser())).status).toBe(403);
    await phone.request(deleteSecondFactor);
    expect((await login(browser.username)).status).toBe(200);
  });

  it('is another member’s in the same browser: their session proves nothing', async () => {
    const first = await enrol();
    const second = await enrol();
    expect((await login(second.browser.username, {}, first.browser)).status).toBe(403);
  });

  it('belongs to the admin tool for staff, and a customer’s own opens no staff rights', async () => {
    const employee = await shop.loginAs('employee');
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await employee.send(method, '/api/user/second-factor')).status).toBe(409);
    }
    expect((await employee.request(getSecondFactor)).data.secondFactor.isStaff).toBe(true);

    const { browser } = await enrol();
    const admin = await shop.loginAs('admin');
    const body = { isEmployee: true, isAdmin: false };
    const path = `/api/admin/member/${browser.memberId}/roles`;
    expect((await admin.send('PUT', path, { body })).status).toBe(200);
    const [row] = await shop.services.db.select().from(member).where(eq(member.id, browser.memberId));
    expect(row?.isEmployee).toBe(true);
    const again = shop.browser();
    await login(browser.username, {}, again);
    expect((await again.request(getSecondFactor)).data.secondFactor).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      isStaff: true,
    });
  });
});
