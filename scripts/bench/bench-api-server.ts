import { join, relative } from 'node:path';
import { createPool } from '../../api/src/db/pool.ts';
import { openMigrated } from '../lib/database.ts';
import { CACHE, ROOT } from '../lib/paths.ts';
import { DEMO_EXTENSION } from '../lib/demo.ts';
import { freePort } from '../lib/ports.ts';
import { seedWhenEmpty } from '../lib/seed.ts';
import { startServer } from '../lib/server-process.ts';

/** Enough that no order of a measurement is refused for want of goods. */
const PLENTY = 10_000_000;

/** Where to find one of the measured apis. */
export interface BenchApi {
  url: string;
  metricsUrl: string;
}

const FIRST_PORT = 4411;

async function startApi(root: string, dataDir: string, taken: Set<number>) {
  const port = await freePort(FIRST_PORT, taken);
  taken.add(port);
  const metricsPort = await freePort(FIRST_PORT, taken);
  taken.add(metricsPort);
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({
    name: `api-${port}`,
    file: join(root, 'api/src/server.ts'),
    readyUrl: `${url}/readyz`,
    logDir: join(dataDir, 'logs'),
    nodeFlags: [],
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      API_EXTENSION: join(root, relative(ROOT, DEMO_EXTENSION)),
      API_PORT: String(port),
      METRICS_PORT: String(metricsPort),
      // Each client of the bench has an IP address of its own.
      TRUSTED_PROXIES: 'loopback',
      LIST_CACHE_SECONDS: '0',
      SERVER_TIMING: 'true',
    },
  });
  return { api: { url, metricsUrl: `http://127.0.0.1:${metricsPort}` }, stop: () => server.stop() };
}

/**
 * Runs `work` against production apis alone, one for each checkout, on one database of their own with that many
 * products (created when missing), of which one, `productId`, never sells out.
 */
export async function withBenchApis(
  { products, productId, roots }: { products: number; productId: number; roots: readonly string[] },
  work: (apis: readonly BenchApi[]) => Promise<void>,
): Promise<void> {
  const dataDir = join(CACHE, `bench-${products}`);
  const database = await openMigrated(dataDir);
  const taken = new Set<number>();
  const started: Awaited<ReturnType<typeof startApi>>[] = [];
  try {
    await seedWhenEmpty({ address: database.address, dataDir, say: console.log, products });
    const pool = createPool(database.address, { poolSize: 1, statementTimeoutMs: 0 }, (error) => console.error(error));
    await pool.query(
      `insert into stock (product_id, place, quantity) values ($1, 'web', $2)
       on conflict (product_id, place) do update set quantity = excluded.quantity`,
      [productId, PLENTY],
    );
    await pool.query('update product set max_per_customer = null, limited_quota = null where id = $1', [productId]);
    await pool.end();
    for (const root of roots) started.push(await startApi(root, dataDir, taken));
    await work(started.map(({ api }) => api));
  } finally {
    for (const { stop } of started) await stop();
    await database.close();
  }
}
