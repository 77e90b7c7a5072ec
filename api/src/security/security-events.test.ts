import { deleteLogin, getMe, postCart, putPassword } from '@shop/contracts';
import { getAdminMembers, putAdminCorporate, putAdminRoles } from '@shop/contracts/api/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TEST_PASSWORD, type TestApp, createTestApp } from '../testing/index.ts';
import { linkMailedTo } from '../testing/outbox.ts';

const WRONG = 'mitt andra lösenord hos banken';
const NEW_PASSWORD = 'fyra blå ugglor på taket';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.logs.length = 0;
  shop.clock.advance({ hours: 1 });
});

const events = () => shop.logs.filter(({ log }) => log === 'security');
const named = (name: string) => events().filter(({ event }) => event === name);
const login = (username: string, password: string) =>
  shop.browser().send('POST', '/api/login', { body: { username, password } });

describe('the security log of logins', () => {
  it('[F11] writes a login and a logout with the member, the address, the route and the request', async () => {
    const browser = await shop.loginAs();
    const { headers } = await browser.send('DELETE', '/api/login');
    expect(named('login.succeeded')).toEqual([
      expect.objectContaining({ memberId: browser.memberId, provedBy: 'password', outcome: 'success' }),
    ]);
    expect(named('logout')).toEqual([
      expect.objectContaining({
        memberId: browser.memberId,
        address: '127.0.0.1',
        method: 'DELETE',
        route: `/api/${deleteLogin.path}`,
        requestId: headers['x-request-id'],
      }),
    ]);
  });

  it('[F11] writes wrong passwords and the lock after them, of known and unknown names, and nothing that was typed', async () => {
    const { id, username } = await shop.createMember();
    const unknown = 'hemligt-ord-i-fel-ruta';
    for (let index = 0; index < 6; index += 1) await login(username, WRONG);
    await login(unknown, WRONG);
    expect(named('login.failed').map(({ memberId }) => memberId)).toEqual([id, id, id, id, id, undefined]);
    expect(named('login.locked')).toEqual([expect.objectContaining({ memberId: id, outcome: 'refused' })]);
    expect(named('rate-limit.reached')).toHaveLength(1);
    expect(named('login.failed').at(-1)).toMatchObject({ nameHash: expect.stringMatching(/^[\w-]{22,26}$/) });
    expect(JSON.stringify(shop.logs)).not.toMatch(new RegExp(`${WRONG}|${unknown}|${username}`));
  });

  it('[F11] writes a new account, and its end', async () => {
    const browser = await shop.loginAs();
    await browser.send('DELETE', '/api/user');
    expect(named('account.erased')).toEqual([expect.objectContaining({ memberId: browser.memberId })]);
  });
});

describe('the security log of credentials', () => {
  it('[F11] writes a changed password, a wrong present one, and neither of them', async () => {
    const browser = await shop.loginAs();
    const change = (currentPassword: string) =>
      browser.send('PUT', '/api/user/password', { body: { currentPassword, newPassword: NEW_PASSWORD } });
    await change(WRONG);
    expect((await change(TEST_PASSWORD)).status).toBe(204);
    expect(named('password.present-wrong')).toEqual([expect.objectContaining({ memberId: browser.memberId })]);
    expect(named('password.changed')).toEqual([
      expect.objectContaining({ memberId: browser.memberId, route: `/api/${putPassword.path}` }),
    ]);
    for (const secret of [WRONG, TEST_PASSWORD, NEW_PASSWORD]) expect(JSON.stringify(shop.logs)).not.toContain(secret);
  });

  it('[F11] writes a reset that was requested, used and tried again, without its token', async () => {
    const { id, email } = await shop.createMember();
    await shop.browser().send('POST', '/api/password-reset', { body: { username: email } });
    const link = new URL(await linkMailedTo(shop, email), 'http://shop');
    const token = link.searchParams.get('token') ?? '';
    const use = () => shop.browser().send('PUT', `/api/password-reset/${token}`, { body: { password: NEW_PASSWORD } });
    expect([(await use()).status, (await use()).status]).toEqual([204, 410]);
    expect(named('password.reset-requested')).toEqual([
      expect.objectContaining({ memberId: id, nameHash: expect.any(String) }),
    ]);
    expect(named('password.reset')).toEqual([expect.objectContaining({ memberId: id, provedBy: 'link' })]);
    expect(named('password.reset-refused')).toHaveLength(1);
    expect(JSON.stringify(shop.logs)).not.toMatch(new RegExp(`${token}|${email}`));
  });
});

describe('the security log of refusals', () => {
  it('[F11] writes a call that a member has no role for, and one that needs a fresh login', async () => {
    const browser = await shop.loginAs();
    await browser.send('GET', `/api/${getAdminMembers.path}`);
    shop.clock.advance({ hours: 1 });
    await browser.send('PUT', '/api/user/password', { body: { currentPassword: '', newPassword: NEW_PASSWORD } });
    expect(named('access.refused')).toEqual([
      expect.objectContaining({ memberId: browser.memberId, level: 'employee', outcome: 'refused' }),
    ]);
    expect(named('access.reauthentication-needed')).toEqual([
      expect.objectContaining({ memberId: browser.memberId, level: 'secure' }),
    ]);
  });

  it('[F11] says nothing of a visitor who is asked to log in, nor of calls that went well', async () => {
    await shop.browser().send('GET', `/api/${getAdminMembers.path}`);
    await shop.browser().request(getMe);
    expect(events()).toEqual([]);
  });

  it('[F11] writes a write from another site, and a callback that the card provider has not signed', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    await shop.browser().send('POST', `/api/${postCart.path}`, { body: { events: [] }, headers });
    await shop.browser().send('POST', '/api/payment-callback/card', { body: { reference: 'x' } });
    expect(events().map(({ event }) => event)).toEqual(['origin.refused', 'signature.refused']);
  });
});

describe('the security log of staff', () => {
  it('[F11] writes who changed what of whom, and changed roles by name', async () => {
    const [admin, member] = [await shop.loginAs('admin'), await shop.createMember()];
    shop.logs.length = 0;
    await admin.request(putAdminRoles, { params: { id: member.id }, body: { isEmployee: true, isAdmin: false } });
    expect(events()).toEqual([
      expect.objectContaining({
        event: 'staff.changed',
        actorId: admin.memberId,
        action: 'update',
        entity: 'member',
        entityId: String(member.id),
      }),
      expect.objectContaining({ event: 'roles.changed', actorId: admin.memberId, memberId: member.id }),
    ]);
  });

  it('[F24] [F11] lets no employee approve their own company, and writes the try down', async () => {
    const employee = await shop.loginAs('employee', { companyName: 'Egen AB', corpNumber: '559999-1238' });
    const approve = (id: number, browser = employee) =>
      browser.send('PUT', `/api/${putAdminCorporate.path.replace(':id', String(id))}`, {
        body: { isCorporateCustomer: true },
      });
    expect((await approve(employee.memberId)).status).toBe(403);
    expect(named('staff.own-interest-refused')).toEqual([expect.objectContaining({ actorId: employee.memberId })]);
    const { data } = await employee.request(getMe);
    expect(data.user?.isCorporateCustomer).toBe(false);
    expect((await approve(employee.memberId, await shop.loginAs('employee'))).status).toBe(200);
  });
});

describe('the security log of keys', () => {
  it('[F11] says at start which keys there are, by their ids, so that a rotation shows', async () => {
    const fresh = await createTestApp();
    try {
      const { keyIds } = fresh.services.config.secrets;
      expect(fresh.logs.filter(({ event }) => event === 'secrets.loaded')).toEqual([
        expect.objectContaining({ keyIds, outcome: 'success' }),
      ]);
    } finally {
      await fresh.close();
    }
  });
});
