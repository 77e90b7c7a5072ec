import * as contracts from '@shop/contracts';
import type { Endpoint } from '@shop/contracts';
import * as adminContracts from '@shop/contracts/api/admin';
import { getMe } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { session } from '../db/schema/index.ts';
import { createTestApp, pathOf, type TestApp } from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const writes = ([contracts, adminContracts].flatMap(Object.values) as unknown[])
  .filter(isEndpoint)
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const urlOf = (endpoint: Endpoint): string =>
  pathOf(endpoint, Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1'])));

describe('calls from other sites', () => {
  it('cover every call that writes', () => {
    expect(writes.length).toBeGreaterThan(40);
  });

  it.each(writes)('are refused, whoever’s browser makes them: %s', async (_name, endpoint) => {
    const admin = await quickLogin(shop, 'admin');
    const codeFor = async (headers: Record<string, string>) => {
      const { status, body } = await admin.send(endpoint.method, urlOf(endpoint), { headers });
      return [status, (body as { code?: string }).code];
    };
    const refused = [403, 'ORIGIN_REFUSED'];
    expect(await codeFor({ 'sec-fetch-site': 'cross-site' })).toEqual(refused);
    expect(await codeFor({ 'sec-fetch-site': 'same-site' })).toEqual(refused);
    const { status, body } = await shop.app
      .inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: { origin: 'https://evil.example' },
        cookies: Object.fromEntries(admin.cookies),
      })
      .then((response) => ({ status: response.statusCode, body: response.json() as { code?: string } }));
    expect([status, body.code]).toEqual(refused);
  });
});

describe('a session', () => {
  it('is not opened by its hash in the database', async () => {
    const browser = await quickLogin(shop);
    const [row] = await shop.services.db.select().from(session).where(eq(session.memberId, browser.memberId));
    const thief = shop.browser();
    for (const token of [row?.tokenHash.toString('hex'), row?.tokenHash.toString('base64url'), row?.id]) {
      thief.cookies.set('session', token ?? '');
      expect((await thief.request(getMe)).data.user).toBeNull();
    }
  });

  it('is never taken over from a planted cookie', async () => {
    const browser = shop.browser();
    browser.cookies.set('session', 'planted-by-somebody');
    const member = await shop.loginAs('member', {}, browser);
    expect(member.cookies.get('session')).not.toBe('planted-by-somebody');
    const planter = shop.browser();
    planter.cookies.set('session', 'planted-by-somebody');
    expect((await planter.request(getMe)).data.user).toBeNull();
  });
});

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    shop.browser().send('POST', '/api/client-error', { body, headers: { 'content-type': type } });

  it('is refused when it is too large, of another kind, or not JSON', async () => {
    expect((await send(`{"message":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await send('a=1', type)).status).toBe(415);
    }
    expect((await send('{')).status).toBe(400);
  });

  it('cannot reach the prototype of anything', async () => {
    const { status } = await send('{"__proto__":{"isAdmin":true},"stack":"","message":"","browser":""}');
    expect([status, ({} as { isAdmin?: boolean }).isAdmin]).toEqual([400, undefined]);
  });

  it.each(['a\u0000b', '\ud800'])('with text that cannot be stored is 422, not a failure: %j', async (message) => {
    const { status, body } = await send(JSON.stringify({ stack: '', message, browser: '' }));
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([422, ['message']]);
  });
});
