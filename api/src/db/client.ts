import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
export type Db = NodePgDatabase<Schema>;
/** The argument of a repository: the database itself, or a transaction on it. */
export type DbOrTx = Db | Tx;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** drizzle on one connection of a pool; cached as long as the connection lives. */
const onClient = new WeakMap<PoolClient, Db>();

function dbOn(client: PoolClient): Db {
  const known = onClient.get(client);
  if (known !== undefined) return known;
  const made: Db = drizzle(client, { schema });
  onClient.set(client, made);
  return made;
}

/**
 * drizzle with every table of the shop, on a pool that the caller owns. A transaction always releases its connection:
 * drizzle's own never does when the connection is lost before the first statement, so that a database that restarts a
 * few times would leave the api without any.
 */
export function createDb(pool: Pool): Db {
  const db: Db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await dbOn(client).transaction(work, config);
    } finally {
      // The pool checks the connection itself and drops a broken one.
      client.release();
    }
  };
  return db;
}
