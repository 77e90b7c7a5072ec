import { type DatabaseAddress, createPool } from '../../api/src/db/pool.ts';
import { readInstallation } from './installation.ts';

type Pool = ReturnType<typeof createPool>;

interface SeedOptions {
  address: DatabaseAddress;
  dataDir: string;
  say: (text: string) => void;
  /** How many products to make; the seed's own number by default. */
  products?: number;
}

async function withPool<T>(address: DatabaseAddress, work: (pool: Pool) => Promise<T>): Promise<T> {
  // Large inserts and index builds take long.
  const pool = createPool(address, { poolSize: 2, statementTimeoutMs: 0 }, (error) => console.error(error.message));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const hasProducts = async (pool: Pool): Promise<boolean> => {
  const { rowCount } = await pool.query('select 1 from product limit 1');
  return rowCount !== 0;
};

/** Seeds an empty database; does nothing when it has products. Returns whether it did. */
export function seedWhenEmpty({ address, dataDir, say, products }: SeedOptions): Promise<boolean> {
  const { secrets } = readInstallation(dataDir);
  return withPool(address, async (pool) => {
    if (await hasProducts(pool)) return false;
    say('Filling the shop with products …');
    // Reads and checks all of the demo's data, for which a start of a shop that is filled does not wait.
    const { seed } = await import('../../demo/src/seed/index.ts');
    await seed({ pool, secrets, say, ...(products !== undefined && { products }) });
    return true;
  });
}

/** Deletes all of the shop's data, but not its tables. */
export function emptyDatabase(address: DatabaseAddress): Promise<void> {
  return withPool(address, async (pool) => {
    const { rows } = await pool.query<{ tables: string | null }>(
      `select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
    );
    const tables = rows[0]?.tables;
    if (tables) await pool.query(`truncate ${tables} restart identity cascade`);
  });
}
