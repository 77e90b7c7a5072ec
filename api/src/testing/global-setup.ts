import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded/index.ts';
import { isRunning } from '../db/embedded/probe.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { fillTemplate } from './fixture.ts';
import { provideTestDatabase } from './test-database.ts';

const PREFIX = 'shop-test-pg-';
const TEMPLATE = 'shop_template';

/** Settings that trade durability for speed: a power cut may lose test data. */
const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  autovacuum: 'off',
};

const numberIn = (file: string, pattern: RegExp): number | undefined => {
  try {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
};

/** Ends and removes the servers of test runs that were killed before they could clean up. */
function sweepLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const base = join(tmpdir(), name, 'postgres');
    const owner = numberIn(join(base, 'owner.json'), /"pid":(\d+)/);
    if (owner === undefined || isRunning(owner)) continue;
    const server = numberIn(join(base, 'data/postmaster.pid'), /^(\d+)/);
    if (server !== undefined && isRunning(server)) process.kill(server, 'SIGQUIT');
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Ends the run's PostgreSQL; set once that is up. */
export let stopTestServer: () => Promise<void> = () => Promise.resolve();

/**
 * Starts one PostgreSQL for the whole run with a migrated and seeded template, of which every test file gets a copy.
 */
export default async function setup(): Promise<void> {
  sweepLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), PREFIX));
  // PostgreSQL runs as another user than root and must be able to walk in.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, settings: TEST_SETTINGS });
  try {
    await server.ensureDatabase(TEMPLATE);
    const address = { socketDir: server.socketDir, database: TEMPLATE };
    await migrateDatabase(address);
    await fillTemplate(address);
  } catch (error) {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  provideTestDatabase({ socketDir: server.socketDir, template: TEMPLATE });
  stopTestServer = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
