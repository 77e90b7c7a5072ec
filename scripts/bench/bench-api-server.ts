import { join } from 'node:path';
import { createPool } from '../../api/src/db/pool.ts';
import { openMigrated } from '../lib/database.ts';
import { CACHE } from '../lib/paths.ts';
import { DEMO_EXTENSION } from '../lib/demo.ts';
import { freePort } from '../lib/ports.ts';
import { seedWhenEmpty } from '../lib/seed.ts';
import { startServer } from '../lib/server-process.ts';

/** Enough that no order of a measurement is refused for want of goods. */
const PLENTY = 10_000_000;

/**
 * Runs `work` against a production api alone, on a database of its own with that many products (created when missing),
 * of which one, `productId`, never sells out.
 */
export async function withBenchApi(
  products: number,
  productId: number,
  work: (apiUrl: string) => Promise<void>,
): Promise<void> {
  const dataDir = join(CACHE, `bench-${products}`);
  const database = await openMigrated(dataDir);
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
    const port = await freePort(4411, new Set());
    const apiUrl = `http://127.0.0.1:${port}`;
    const server = await startServer({
      name: 'api',
      file: 'api/src/server.ts',
      readyUrl: `${apiUrl}/readyz`,
      logDir: join(dataDir, 'logs'),
      nodeFlags: [],
      env: {
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDir,
        API_EXTENSION: DEMO_EXTENSION,
        API_PORT: String(port),
        // Each client of the bench has an IP address of its own.
        TRUSTED_PROXIES: 'loopback',
        LIST_CACHE_SECONDS: '0',
        SERVER_TIMING: 'true',
      },
    });
    try {
      await work(apiUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}
