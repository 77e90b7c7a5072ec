import * as contracts from '@shop/contracts';
import type { Endpoint } from '@shop/contracts';
import * as adminContracts from '@shop/contracts/api/admin';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FEATURES } from '../features.ts';
import {
  type LoggedIn,
  type RawAnswer,
  type TestApp,
  type TestBrowser,
  createTestApp,
  pathOf,
} from '../testing/index.ts';
import { quickLogin } from '../testing/quick-login.ts';
import { SECURE_MINUTES } from './access.ts';
import { ACCESS_ROWS, PLAIN_ROUTES, type Role, type Row } from '../testing/access-rows.ts';
import { registeredEndpoints } from './endpoint-registry.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const promised = ([contracts, adminContracts].flatMap(Object.values) as unknown[]).filter(isEndpoint);
const byName = promised.map((endpoint) => [nameOf(endpoint), endpoint] as const).toSorted();

const plainRoutes = new Set<string>();
let shop: TestApp;
beforeAll(async () => {
  const watchRoutes: (typeof FEATURES)[number] = [
    'routes',
    (app) => {
      app.addHook('onRoute', ({ method, url, config }) => {
        if (config?.endpoint === undefined && method !== 'HEAD') plainRoutes.add(`${String(method)} ${url}`);
      });
    },
  ];
  shop = await createTestApp({ features: [watchRoutes, ...FEATURES] });
});
afterAll(() => shop.close());

type Request = Awaited<ReturnType<NonNullable<Row['thing']>>>;

const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

const call = (endpoint: Endpoint, browser: TestBrowser, { params, query, body, headers }: Request = {}) =>
  browser.send(
    endpoint.method,
    pathOf(endpoint, params ?? Object.fromEntries(namesIn(endpoint.path).map((name) => [name, '1'])), query),
    { ...(endpoint.method !== 'GET' && body && { body }), ...(headers && { headers }) },
  );

const KINDS: Record<Exclude<Role, 'visitor'>, Parameters<typeof quickLogin>[1]> = {
  member: 'member',
  other: 'member',
  corporate: 'company',
  employee: 'employee',
  admin: 'admin',
};
/** The owner is last, so that the resources that the others must not touch still exist when they try. */
const ROLES: readonly Role[] = ['visitor', 'other', 'corporate', 'employee', 'admin', 'member'];

/**
 * The outcome for the caller: admitted, whatever the status, or refused. Only for its owner must a resource be found.
 */
function verdict({ status, body }: RawAnswer, mustBeFound: boolean): string | number {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (status >= 500) return `failed with ${status}`;
  if (status === 401) return code === 'UNAUTHORIZED' ? 401 : `401 ${String(code)}`;
  if (code === 'FORBIDDEN') return status;
  return status === 404 && mustBeFound ? 404 : 'let in';
}

async function verdictOf(endpoint: Endpoint, row: Row, role: Role, owner: LoggedIn, request: Request) {
  const browser = role === 'visitor' ? shop.browser() : role === 'member' ? owner : await quickLogin(shop, KINDS[role]);
  return verdict(await call(endpoint, browser, request), row.thing !== undefined);
}

describe('the contracts', () => {
  it('[7.1-18] are all served, and nothing but them', () => {
    expect(registeredEndpoints(shop.app).map(nameOf).toSorted()).toEqual(promised.map(nameOf).toSorted());
  });

  it('are joined by no other routes than those that are listed', () => {
    expect([...plainRoutes].toSorted()).toEqual([...PLAIN_ROUTES].toSorted());
  });
});

describe('authorisation of every call', () => {
  it('has a row in access-rows.ts for every call, and no row without a call', () => {
    expect(Object.keys(ACCESS_ROWS).toSorted()).toEqual(promised.map(nameOf).toSorted());
  });

  it('says of every parameter on a call for members whose thing it names', () => {
    const undecided = promised.filter((endpoint) => {
      const row = ACCESS_ROWS[nameOf(endpoint)];
      return row?.visitor === 401 && endpoint.role === undefined && namesIn(endpoint.path).length > 0
        ? row.thing === undefined && row.isAnyones !== true
        : false;
    });
    expect(undecided.map(nameOf)).toEqual([]);
  });

  it('[O6-02] restricts everything under admin/ to employees', () => {
    const forStaff = promised.filter(({ path }) => path.startsWith('admin/'));
    expect(forStaff.filter((endpoint) => ACCESS_ROWS[nameOf(endpoint)]?.member !== 403).map(nameOf)).toEqual([]);
  });

  it.each(byName)('[O7-02] [O6-02] lets in and refuses as its row says: %s', async (name, endpoint) => {
    const row = ACCESS_ROWS[name] ?? {};
    const owner = await quickLogin(shop);
    const request = (await row.thing?.(shop, owner)) ?? {};
    const found: Partial<Record<Role, string | number>> = {};
    for (const role of ROLES) found[role] = await verdictOf(endpoint, row, role, owner, request);
    expect(found).toEqual(Object.fromEntries(ROLES.map((role) => [role, row[role] ?? 'let in'])));
  });

  const guarded = byName.filter(([name]) => ACCESS_ROWS[name]?.visitor === 401);
  it.each(guarded)('[O7-02] [O7-41] names the login that would do: %s', async (_name, endpoint) => {
    const { status, body } = await call(endpoint, shop.browser());
    const level = endpoint.role ?? endpoint.access;
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'UNAUTHORIZED', level })]);
  });

  const fresh = byName.filter(([, { access }]) => access === 'secure' || access === 'always');
  it.each(fresh)('[O7-02] requires a new login on a call that needs a fresh one: %s', async (_name, endpoint) => {
    const admin = await quickLogin(shop, 'admin');
    shop.clock.advance({ minutes: SECURE_MINUTES + 1 });
    const { status, body } = await call(endpoint, admin);
    const refusal = { code: 'REAUTHENTICATION_NEEDED', level: endpoint.access };
    expect([status, body]).toEqual([401, expect.objectContaining(refusal)]);
  });
});
