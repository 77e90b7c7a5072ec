import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import demo from '@shop/demo/extension';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { fillCart, placeTestOrder } from '../../testing/buying.ts';
import { createProduct } from '../../testing/factories.ts';
import { fillTemplate } from '../../testing/fixture.ts';
import { createTestClock, DEMO_EXTENSION } from '../../testing/index.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { TEST_SECRET } from '../../testing/test-secret.ts';
import { createDb } from '../client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/index.ts';
import { migrateDatabase } from '../migrate.ts';
import { createPool } from '../pool.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const SETTINGS = { shared_buffers: '16MB', fsync: 'off' };
const NOW = new Date('2026-11-22T12:00:00Z');

const folders: string[] = [];

/** PostgreSQL runs as another user than root and must be able to enter. */
function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

const openPool = ({ socketDir }: EmbeddedPostgres): Pool =>
  createPool({ socketDir, database: 'shop' }, { poolSize: 2, statementTimeoutMs: 0 }, () => undefined);

async function withShop<T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  await server.ensureDatabase('shop');
  const pool = openPool(server);
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}

const notesIn = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from rate_limit where key like 'note-%'`);
  return rows[0]?.n ?? 0;
};

const source = makeFolder();
const file = join(makeFolder(), 'backups/shop.tar.gz');
let writtenBefore = 0;
let writtenAfter = 0;

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir: source, settings: SETTINGS });
  await server.ensureDatabase('shop');
  const address = { socketDir: server.socketDir, database: 'shop' };
  await migrateDatabase(address);
  await fillTemplate(address);
  writeFileSync(join(source, 'secret'), 'hemligt');
  const pool = openPool(server);
  let isEnding = false;
  const write = async (): Promise<void> => {
    while (!isEnding) {
      await pool.query(
        `insert into rate_limit select 'note-' || g || '-' || txid_current(), 1, now() from generate_series(1, 50) g, pg_sleep(0.02)`,
      );
    }
  };
  try {
    const writing = write();
    writtenBefore = await notesIn(pool);
    // The shop keeps serving during the backup.
    await backUp({ dataDir: source, file, now: NOW });
    isEnding = true;
    await writing;
    writtenAfter = await notesIn(pool);
  } finally {
    isEnding = true;
    await pool.end();
    await server.stop();
  }
}, 120_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
  it('[F23] restores a shop that was backed up while it was written to, and sells in it', async () => {
    const dataDir = join(makeFolder(), 'data');
    const restored = await restore({ dataDir, file, now: NOW });
    expect(restored).toMatchObject({ madeAt: '2026-11-22T12:00:00.000Z', hasSecret: true, before: null });
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('hemligt');

    await withShop(dataDir, async (pool) => {
      const notes = await notesIn(pool);
      expect(notes).toBeGreaterThanOrEqual(writtenBefore);
      expect(notes).toBeLessThanOrEqual(writtenAfter);
      // The rows of one statement exist together or not at all.
      expect(notes % 50).toBe(0);

      const app = await buildApp({
        config: readConfig({ NODE_ENV: 'test', SHOP_SECRET: TEST_SECRET, API_EXTENSION: DEMO_EXTENSION }, () => ''),
        pool,
        clock: createTestClock(),
        logger: pino({ level: 'silent' }),
        mailer: { send: () => Promise.resolve() },
        extension: demo,
      });
      const browser = createTestBrowser(app);
      const { id } = await createProduct(createDb(pool), { possibleDeliveryMethods: [2, 11] });
      await fillCart(browser, id);
      const { data } = await placeTestOrder(browser);
      expect(data.order.id).toMatch(/^PX-/);
      await app.close();
    });
  }, 120_000);

  it('[F23] moves aside what was there, and removes nothing of it', async () => {
    const dataDir = makeFolder();
    await withShop(dataDir, (pool) => pool.query('create table mine (id int)'));
    writeFileSync(join(dataDir, 'secret'), 'ett annat');
    const { before } = await restore({ dataDir, file, now: NOW });
    expect(before).toBe(join(dataDir, 'before-restore-2026-11-22T12-00-00.000Z'));
    expect(readFileSync(join(before ?? '', 'secret'), 'utf8')).toBe('ett annat');
    expect(existsSync(join(before ?? '', 'postgres/data/PG_VERSION'))).toBe(true);
    expect(readdirSync(dataDir).toSorted()).toEqual(['before-restore-2026-11-22T12-00-00.000Z', 'postgres', 'secret']);
  }, 60_000);

  it('[F23] refuses a database that is running, and a file that is no backup, and leaves everything as it was', async () => {
    const dataDir = makeFolder();
    const other = join(makeFolder(), 'other.tar.gz');
    writeFileSync(other, 'no backup');
    await expect(restore({ dataDir, file: other, now: NOW })).rejects.toThrow();
    await withShop(dataDir, async () => {
      await expect(restore({ dataDir, file, now: NOW })).rejects.toThrow('Stop the shop first');
    });
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  }, 60_000);

  it('[F23] is readable by its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
