import { Pool, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';

/** Address of a PostgreSQL server: a URL, or the socket folder of the embedded one. */
export type DatabaseAddress = { url: string } | { socketDir: string; database: string };

export const addressOptions = (address: DatabaseAddress): PoolConfig =>
  'url' in address
    ? { connectionString: address.url }
    : { host: address.socketDir, user: 'shop', database: address.database };

/**
 * A pool that survives a restarting database: a broken idle connection is reported to `onError` and replaced. The
 * statement timeout prevents one bad query from occupying a connection for ever.
 */
export function createPool(
  address: DatabaseAddress,
  { poolSize, statementTimeoutMs }: Pick<Config['database'], 'poolSize' | 'statementTimeoutMs'>,
  onError: (error: Error) => void,
): Pool {
  const pool = new Pool({
    ...addressOptions(address),
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 3,
    connectionTimeoutMillis: 5000,
    application_name: 'shop-api',
  });
  pool.on('error', onError);
  // A connection that is lost between two statements of a transaction fails the next one; without a listener it would
  // end the process first.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
