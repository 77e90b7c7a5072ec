import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/test-database.ts';
import { cartRow, order, orderEvent, orderRow, outboxMail, payment, stock } from '../db/schema/index.ts';
import { BUYER, orderBody } from '../testing/buying.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, DEMO_EXTENSION, type TestApp } from '../testing/index.ts';
import { createNetworkBrowser, type NetworkBrowser, untilResponded } from '../testing/network-browser.ts';
import { TEST_SECRET } from '../testing/test-secret.ts';
import { waitFor } from '@shop/testing/wait-for';

let shop: TestApp;
let origin: string;
beforeAll(async () => {
  shop = await createTestApp();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const children = new Set<ChildProcess>();
const endProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};
afterEach(async () => {
  await Promise.all([...children].map(endProcess));
  children.clear();
});

const newProduct = (web: number) =>
  createProduct(shop.services.db, { possibleDeliveryMethods: [2, 11], stock: { web } });

const fill = (browser: NetworkBrowser, productId: number) =>
  untilResponded(() =>
    browser.post('/api/cart', {
      events: [{ method: 'relative', productId, quantity: 1, unitPrice: 100, pass: null, extraData: {} }],
    }),
  );

const crowd = (count: number, productId: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const browser = createNetworkBrowser(origin);
      await fill(browser, productId);
      return { browser, key: `crowd-${productId}-${index}` };
    }),
  );

/** Each shopper of the crowd has a mailbox of their own. */
const orderOf = (key: string) => orderBody({ customer: { ...BUYER, email: `${key}@example.se` } });

const idIn = (text: string): string => /PX-\w{4}-\w{4}/.exec(text)?.[0] ?? '';

/** A product's orders as the database has them: each must be complete. */
async function stateOf(productId: number) {
  const { db } = shop.services;
  const rows = await db.select().from(orderRow).where(eq(orderRow.productId, productId));
  const ids = rows.map(({ orderId }) => orderId);
  const [orders, events, payments, mails, carts, [left]] = await Promise.all([
    db.select().from(order).where(inArray(order.id, ids)),
    db.select().from(orderEvent).where(inArray(orderEvent.orderId, ids)),
    db.select().from(payment).where(inArray(payment.orderId, ids)),
    db.select({ subject: outboxMail.subject }).from(outboxMail),
    db.select().from(cartRow).where(eq(cartRow.productId, productId)),
    db.select().from(stock).where(eq(stock.productId, productId)),
  ]);
  return {
    ids: ids.toSorted(),
    orders: new Set(orders.map(({ id }) => id)).size,
    events: events.length,
    payments: payments.length,
    mails: ids.filter((id) => mails.some(({ subject }) => subject.includes(id))).length,
    cartRows: carts.length,
    left: left?.quantity,
  };
}

describe('nothing is lost and nothing is half done', () => {
  it('[O7-15] the same order posted fifty times at once, with lost responses, is one order', async () => {
    const { id } = await newProduct(10);
    const [only] = await crowd(1, id);
    if (only === undefined) throw new Error('Nobody came.');
    const post = (hangUpAfterMs?: number) =>
      only.browser.post('/api/order', orderOf(only.key), {
        key: only.key,
        ...(hangUpAfterMs !== undefined && { hangUpAfterMs }),
      });
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(index % 2 === 0 ? 1 + index : undefined)),
    );
    const late = await post();
    const told = [...responses, late].filter((response) => response !== null);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(told.map(({ text }) => idIn(text))).size).toBe(1);
    expect(await stateOf(id)).toMatchObject({ ids: [idIn(late?.text ?? '')], left: 9, cartRows: 0, payments: 1 });
  });

  it('[O7-15] the database’s connections are killed in mid-checkout: every order is whole, once, and confirmed', async () => {
    const { id } = await newProduct(60);
    const buyers = await crowd(40, id);
    const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name');
    const killer = new Client({ host: testDatabase().socketDir, user: 'shop', database: 'postgres' });
    await killer.connect();
    let isDone = false;
    let killed = 0;
    const killing = (async () => {
      while (!isDone) {
        await wait(25);
        const result = await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = $1 and (state <> 'idle' or random() < 0.2) limit 4`,
          [rows[0]?.name],
        );
        killed += result.rowCount ?? 0;
        if (killed > 60) break;
      }
    })();
    const responses = await Promise.all(
      buyers.map(({ browser, key }) => untilResponded(() => browser.post('/api/order', orderOf(key), { key }))),
    );
    isDone = true;
    await killing;
    await killer.end();
    expect(killed).toBeGreaterThan(5);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateOf(id)).toEqual({
      ids: responses.map(({ text }) => idIn(text)).toSorted(),
      orders: 40,
      events: 40,
      payments: 40,
      mails: 40,
      cartRows: 0,
      left: 20,
    });
    // Whatever was lost, no connection is: each is free again for the next shopper.
    await waitFor(() => expect(shop.pool.totalCount - shop.pool.idleCount).toBe(0));
  }, 60_000);

  it('[O7-15] a killed api: what was confirmed stays, the rest is ordered once by a retry', async () => {
    const { id } = await newProduct(40);
    const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name');
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-integrity-'));
    try {
      const first = await startApi(rows[0]?.name ?? '', dataDir);
      const buyers = await crowd(30, id);
      for (const { browser } of buyers) browser.moveTo(first.origin);
      const told = new Map<string, string>();
      const before = buyers.map(async ({ browser, key }) => {
        const response = await browser.post('/api/order', orderOf(key), { key });
        if (response?.status === 200) told.set(key, idIn(response.text));
        if (told.size === 5) first.kill();
      });
      await Promise.all(before);
      expect(told.size).toBeGreaterThanOrEqual(5);
      expect(told.size).toBeLessThan(30);

      const second = await startApi(rows[0]?.name ?? '', dataDir);
      const responses = await Promise.all(
        buyers.map(async ({ browser, key }) => {
          browser.moveTo(second.origin);
          const { status, text } = await untilResponded(() => browser.post('/api/order', orderOf(key), { key }));
          return { key, status, id: idIn(text) };
        }),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      for (const [key, known] of told) expect(responses.find((response) => response.key === key)?.id).toBe(known);
      expect(await stateOf(id)).toEqual({
        ids: responses.map((response) => response.id).toSorted(),
        orders: 30,
        events: 30,
        payments: 30,
        mails: 30,
        cartRows: 0,
        left: 10,
      });
    } finally {
      await Promise.all([...children].map(endProcess));
      await rm(dataDir, { recursive: true, force: true });
    }
  }, 90_000);
});

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The api as its own process, on the test's database. */
async function startApi(database: string, dataDir: string) {
  const port = await freePort();
  const { socketDir } = testDatabase();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      API_PORT: String(port),
      DATA_DIR: dataDir,
      SHOP_SECRETS: TEST_SECRET,
      API_EXTENSION: DEMO_EXTENSION,
      DATABASE_URL: `postgres://shop@/${database}?host=${encodeURIComponent(socketDir)}`,
    },
    stdio: 'ignore',
  });
  children.add(child);
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt += 1) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (attempt > 600) throw new Error('The api did not start.');
    await wait(50);
  }
  return { origin: address, kill: () => child.kill('SIGKILL') };
}
