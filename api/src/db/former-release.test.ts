import { postCart, postLogin, postOrder } from '@shop/contracts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/test-database.ts';
import { orderBody } from '../testing/buying.ts';
import { readCatalog } from '../testing/catalog.ts';
import { createProduct } from '../testing/factories.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { formerCommit, startFormerRelease } from '../testing/former-release.ts';
import { createTestApp, pathOf, TEST_PASSWORD, type TestApp } from '../testing/index.ts';
import { createNetworkBrowser } from '../testing/network-browser.ts';
import { migrateDatabase } from './migrate.ts';

const commit = formerCommit();
const { socketDir } = testDatabase();
const databaseUrl = (name: string): string => `postgres:///${name}?host=${encodeURIComponent(socketDir)}&user=shop`;
let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** Both releases at once on one database, as during a rolling upgrade and after going back. */
(commit === null ? describe.skip : describe)('the release before this one, on the schema of this one', () => {
  let former: ApiProcess;

  beforeAll(async () => {
    const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name');
    former = await startFormerRelease(commit ?? '', databaseUrl(rows[0]?.name ?? ''));
  }, 90_000);
  afterAll(() => former.stop());

  it('[F23] starts, logs a member in and takes an order that this release then shows', async () => {
    const { id } = await createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11] });
    const { username } = await shop.createMember();
    const browser = createNetworkBrowser(former.origin);
    const login = await browser.post(pathOf(postLogin), { username, password: TEST_PASSWORD });
    expect(login?.status).toBe(200);

    const event = { method: 'relative', productId: id, quantity: 1, unitPrice: 100, pass: null, extraData: {} };
    expect((await browser.post(pathOf(postCart), { events: [event] }))?.status).toBe(200);
    const order = await browser.post(pathOf(postOrder), orderBody(), { key: 'former-release' });
    expect(order?.status).toBe(200);

    const { data } = JSON.parse(order?.text ?? '{}');
    const owner = shop.browser();
    await owner.request(postLogin, { body: { username, password: TEST_PASSWORD } });
    const shown = await owner.send('GET', `/api/order/${data.order.id}`);
    expect(shown.status).toBe(200);
    expect(former.output()).not.toContain('"level":50');
  });
});

(commit === null ? describe.skip : describe)('a database that the release before this one made', () => {
  const database = 'test_former_schema';
  beforeAll(async () => void (await shop.pool.query(`create database ${database}`)));
  afterAll(async () => void (await shop.pool.query(`drop database ${database} with (force)`)));

  it('[F23] has, once migrated, the very schema of a new one', async () => {
    const former = await startFormerRelease(commit ?? '', databaseUrl(database));
    await former.stop();
    await migrateDatabase({ url: databaseUrl(database) });
    const client = new Client({ connectionString: databaseUrl(database) });
    await client.connect();
    try {
      expect(await readCatalog(client)).toEqual(await readCatalog(shop.pool));
    } finally {
      await client.end();
    }
  }, 90_000);
});
