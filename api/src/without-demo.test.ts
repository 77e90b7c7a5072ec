import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getAdminProductChoices } from '@shop/contracts/api/admin';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from './testing/test-database.ts';
import { type ApiProcess, startApiOf } from './testing/api-process.ts';
import { createProduct } from './testing/factories.ts';
import { createTestApp, type TestApp } from './testing/index.ts';
import { copyOf } from './testing/source-tree.ts';

const DATABASE = 'test_without_demo';
const { socketDir } = testDatabase();

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ extension: {} });
});
afterAll(() => shop.close());

/** Neither the demo's package nor its rows exist. */
describe('the api alone, on an empty database', () => {
  let tree: string;
  let api: ApiProcess;

  beforeAll(async () => {
    await shop.pool.query(`create database ${DATABASE}`);
    tree = copyOf('api', 'shared', 'package.json');
    api = await startApiOf(tree, `postgres:///${DATABASE}?host=${encodeURIComponent(socketDir)}&user=shop`);
  }, 90_000);
  afterAll(async () => {
    await api.stop();
    rmSync(tree, { recursive: true, force: true });
    await shop.pool.query(`drop database ${DATABASE} with (force)`);
  });

  const get = async (path: string) => {
    const response = await fetch(`${api.origin}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: isJson ? JSON.parse(text) : text,
    };
  };

  it('is the api without the demo', () => {
    expect(existsSync(join(tree, 'api/src/server.ts'))).toBe(true);
    for (const path of ['demo', 'api/node_modules/@shop/demo'])
      expect([path, existsSync(join(tree, path))]).toEqual([path, false]);
  });

  it('is healthy and ready', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
  });

  it.each([
    ['/api/section/tree/1', { data: { sections: [], windows: [] } }],
    ['/api/page-component/index/0', { data: { components: [], banners: [], takeover: null } }],
    ['/api/banner', { data: { banners: [] } }],
    ['/api/campaign', { data: { campaigns: [] } }],
    ['/api/top-list', { topLists: [] }],
    ['/api/article', { data: { articles: [], total: 0 } }],
    ['/api/manufacturer', { data: { manufacturers: [] } }],
    ['/api/store/se', { data: { stores: [] } }],
    ['/api/productdiscovery/autocomplete/tangentbord', { data: { products: [], categories: [] } }],
    ['/api/productdiscovery/search/tangentbord', { products: [] }],
    ['/api/checkout', { data: { checkout: { cart: { rows: [] } } } }],
  ])('%s is an empty list and no error', async (path, expected) => {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toMatchObject(expected);
  });

  it.each(['/api/product/1', '/api/section/1', '/api/category/1', '/api/campaign/1', '/api/manufacturer/1'])(
    '%s is not there',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('documents itself, and fails on none of the calls that read', async () => {
    const { status, body } = await get('/api/docs/json');
    expect(status).toBe(200);
    const paths = Object.entries<object>(body.paths).filter(([, operations]) => 'get' in operations);
    expect(paths.length).toBeGreaterThan(60);
    for (const [path] of paths) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const { status: found } = await get(url);
      expect([url, found < 500]).toEqual([url, true]);
    }
  });

  it('shows the no-image drawing for a product that is not there, and its own fixed drawings', async () => {
    const missing = await get('/images/product/1?trim&w=231');
    expect([missing.status, missing.type]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect((await get('/img/logo.svg')).status).toBe(200);
  });

  it('offers no payment that only a simulator would take', async () => {
    const { body } = await get('/api/instalment/offer?amount=2000');
    expect(body.data.offers).toEqual([]);
  });

  it('writes nothing but its first line', () => {
    expect(api.output()).not.toMatch(/"level":[45]0/);
  });
});

describe('the api alone, with a catalogue', () => {
  const picture = async (url: string) => {
    const headers = { accept: 'image/webp,*/*' };
    const first = await shop.app.inject({ url, headers });
    return first.statusCode === 308 ? shop.app.inject({ url: String(first.headers.location), headers }) : first;
  };

  it('shows a neutral image of any product, transparent where it is trimmed', async () => {
    const { id } = await createProduct(shop.services.db, { archetype: 'headset' });
    const trimmed = await picture(`/images/product/${id}?trim&w=231`);
    expect(trimmed.statusCode).toBe(200);
    expect(await sharp(trimmed.rawPayload).metadata()).toMatchObject({ width: 231, height: 231, hasAlpha: true });
    expect((await sharp(trimmed.rawPayload).stats()).isOpaque).toBe(false);
    const whole = await picture(`/images/product/${id}?w=462`);
    expect((await sharp(whole.rawPayload).stats()).isOpaque).toBe(true);
    // The neutral image is the same for all products.
    const other = await createProduct(shop.services.db, { archetype: 'lamp' });
    expect((await picture(`/images/product/${other.id}?trim&w=231`)).rawPayload.equals(trimmed.rawPayload)).toBe(true);
  });

  it('shows campaigns as their title on their colours, in their sizes', async () => {
    const { rows } = await shop.pool.query<{ id: number }>(
      `select id from banner where kind = 'top' order by id limit 2`,
    );
    const [one, two] = await Promise.all(rows.map(({ id }) => picture(`/images/banner/${id}?w=1128`)));
    expect(await sharp(one?.rawPayload).metadata()).toMatchObject({ width: 1128, height: 250 });
    expect(one?.rawPayload.equals(two?.rawPayload ?? Buffer.of())).toBe(false);
  });

  it('offers staff the one drawing that it has', async () => {
    const staff = await shop.loginAs('employee');
    expect((await staff.request(getAdminProductChoices)).data.archetypes).toEqual(['carton']);
  });
});
