import { getMe, putPasswordReset } from '@shop/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, TEST_PASSWORD, type TestApp, type TestBrowser } from '../testing/index.ts';
import { issueToken } from '../account/member-tokens.ts';
import { inTransaction } from '../db/tx.ts';
import { waitFor as eventually } from '@shop/testing/wait-for';
import { waitFor } from './slow-down.ts';

const waits: number[] = [];
/** Blocks the waits, for tests in which they must not end at once. */
let hold: Promise<void> = Promise.resolve();

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await hold;
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.advance({ hours: 2 });
  waits.length = 0;
  hold = Promise.resolve();
});

let addresses = 0;
/** A new IP address for each try: an attacker has as many as it wants. */
const newAddress = (): string => `198.51.${(addresses >> 8) & 255}.${(addresses += 1) & 255}`;

const login = async (username: string, password: string, { browser = shop.browser(), from = newAddress() } = {}) => {
  const { status, headers } = await browser.send('POST', '/api/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': from },
  });
  return { status, retryAfter: headers['retry-after'] };
};

const guess = async (username: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) await login(username, 'fel');
};

describe('guesses of one account from many addresses', () => {
  it('[F1] [O8-09] have to wait, longer and longer up to a bound, and the account stays open', async () => {
    const { username } = await shop.createMember();
    await guess(username, 50);
    expect(waits).toEqual([]);
    await guess(username, 40);
    expect(waits).toHaveLength(40);
    expect(waits[0]).toBe(250);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBe(5000);
    expect((await login(username, TEST_PASSWORD)).status).toBe(200);
  });

  it('[F1] are slowed down alike for names that nobody has', async () => {
    await guess('ingen-heter-sa', 51);
    expect(waits).toEqual([250]);
  });

  it('[F1] do not wait in a crowd: what is too many at once is 429 with a time', async () => {
    const { username } = await shop.createMember();
    await guess(username, 60);
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    const first = [login(username, 'fel'), login(username, 'fel')];
    await eventually(() => expect(waits.length).toBe(12));
    const refused = await login(username, 'fel');
    expect(refused).toEqual({ status: 429, retryAfter: '1' });
    // No other request waits for them, and they occupy no connection of the pool.
    expect([shop.pool.totalCount - shop.pool.idleCount, shop.pool.waitingCount]).toEqual([0, 0]);
    resolve();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([403, 403]);
  });

  it('[F1] are logged as slowed down, without the name', async () => {
    const { username } = await shop.createMember();
    await guess(username, 51);
    const line = shop.logs.findLast(({ event }) => event === 'login.slowed');
    expect(line).toMatchObject({ log: 'security' });
    expect(JSON.stringify(line)).not.toContain(username);
  });

  it('[F1] cannot keep a member out of a browser that the member has used before, nor slow it down', async () => {
    const member = await shop.loginAs();
    const from = '203.0.113.77';
    await guess(member.username, 70);
    // Nor a stranger behind the same address.
    for (let time = 0; time < 8; time += 1) await login(member.username, 'fel', { from });
    waits.length = 0;
    member.cookies.delete('session');
    expect((await login(member.username, TEST_PASSWORD, { browser: member, from })).status).toBe(200);
    expect(waits).toEqual([]);
  });

  it('[F1] no longer slow the owner down once the password has been reset by mail', async () => {
    const { id, username, email } = await shop.createMember();
    await guess(username, 60);
    const now = shop.clock.now();
    const token = await inTransaction(shop.services.db, (tx) =>
      issueToken(tx, { memberId: id, purpose: 'passwordReset', email }, now),
    );
    const browser = shop.browser();
    const password = 'hatt korrekt stapel hästsko';
    await browser.request(putPasswordReset, { params: { token }, body: { password } });
    await guess(username, 60);
    waits.length = 0;
    expect((await login(username, password, { browser })).status).toBe(200);
    expect(waits).toEqual([]);
  });
});

describe('the device cookie', () => {
  const cookieOf = (browser: TestBrowser): string => browser.cookies.get('device') ?? '';

  it('[F1] [O8-09] has five tries of its own, also with the right password after them', async () => {
    const member = await shop.loginAs();
    for (let time = 0; time < 5; time += 1) {
      expect((await login(member.username, 'fel', { browser: member })).status).toBe(403);
    }
    expect((await login(member.username, TEST_PASSWORD, { browser: member })).status).toBe(429);
    expect((await login(member.username, TEST_PASSWORD)).status).toBe(200);
  });

  it('[F1] is worth nothing changed, for another member, or after a year', async () => {
    const member = await shop.loginAs();
    const other = await shop.createMember();
    await guess(member.username, 51);
    await guess(other.username, 51);
    const [id, ...rest] = cookieOf(member).split('.');
    const waitsWith = async (username: string, cookie: string) => {
      const browser = shop.browser();
      browser.cookies.set('device', cookie);
      waits.length = 0;
      await login(username, 'fel', { browser });
      return waits.length;
    };
    expect(await waitsWith(member.username, cookieOf(member))).toBe(0);
    expect(await waitsWith(other.username, [other.id, ...rest].join('.'))).toBe(1);
    expect(await waitsWith(member.username, [id, 'x', ...rest.slice(1)].join('.'))).toBe(1);
    expect(await waitsWith(member.username, 'å~..~' + '.'.repeat(3000))).toBe(1);
    shop.clock.advance({ days: 366 });
    await guess(member.username, 51);
    expect(await waitsWith(member.username, cookieOf(member))).toBe(1);
  });

  it('[F1] serves all who share a computer, is out of reach of scripts, and opens nothing', async () => {
    const browser = shop.browser();
    const { memberId: first } = await shop.loginAs('member', {}, browser);
    const { memberId: second, username } = await shop.loginAs('member', {}, browser);
    const entries = cookieOf(browser).split('~');
    expect(entries.map((entry) => Number(entry.split('.')[0]))).toEqual([second, first]);
    const thief = shop.browser();
    thief.cookies.set('device', cookieOf(browser));
    expect((await thief.request(getMe)).data.user).toBeNull();
    const response = await shop.browser().send('POST', '/api/login', {
      body: { username, password: TEST_PASSWORD },
    });
    const line = [response.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('device='));
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/);
  });
});

describe('waitFor', () => {
  it('doubles every five tries beyond fifty and ends at five seconds', () => {
    expect([1, 50, 51, 55, 56, 61, 76, 500].map(waitFor)).toEqual([0, 0, 250, 250, 500, 1000, 5000, 5000]);
  });
});
