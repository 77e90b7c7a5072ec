import * as contracts from '@shop/shared/contracts';
import type { Endpoint } from '@shop/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp, pathOf } from '../testing/index.ts';
import { SECURE_MINUTES } from './access.ts';
import { registeredEndpoints } from './endpoint-registry.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const promised = (Object.values(contracts) as unknown[]).filter(isEndpoint);
const needsLogin = ({ access, role }: Endpoint): boolean =>
  role !== undefined || (access !== 'never' && access !== 'exists');
const guarded = promised.filter(needsLogin);

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const call = (endpoint: Endpoint, browser = shop.browser()) =>
  browser.send(
    endpoint.method,
    pathOf(endpoint, Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '1']))),
  );

describe('the contracts', () => {
  it('[7.1-18] are all served, and nothing but them', () => {
    expect(registeredEndpoints(shop.app).map(nameOf).toSorted()).toEqual(promised.map(nameOf).toSorted());
  });
});

describe('authorisation of every call', () => {
  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '[O7-02] [O7-41] answers a visitor 401 with the level: %s',
    async (_name, endpoint) => {
      const { status, body } = await call(endpoint);
      const level = endpoint.role ?? endpoint.access;
      expect([status, body]).toEqual([401, expect.objectContaining({ code: 'UNAUTHORIZED', level })]);
    },
  );

  const forStaff = promised.filter(({ role }) => role !== undefined);
  it.each(forStaff.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'answers a member 403 on a call for employees and admins: %s',
    async (_name, endpoint) => {
      expect((await call(endpoint, await shop.loginAs('member'))).status).toBe(403);
    },
  );

  const fresh = promised.filter(({ access }) => access === 'secure' || access === 'always');
  it.each(fresh.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '[O7-02] asks for a new login on a call that needs a fresh one: %s',
    async (_name, endpoint) => {
      const admin = await shop.loginAs('admin');
      shop.clock.advance({ minutes: SECURE_MINUTES + 1 });
      const { status, body } = await call(endpoint, admin);
      const refusal = { code: 'REAUTHENTICATION_NEEDED', level: endpoint.access };
      expect([status, body]).toEqual([401, expect.objectContaining(refusal)]);
    },
  );
});
