import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
export type Db = NodePgDatabase<Schema>;
/** What a repository takes: the database itself, or a transaction on it. */
export type DbOrTx = Db | Tx;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** drizzle with every table of the shop, on a pool that the caller owns. */
export const createDb = (pool: Pool): Db => drizzle(pool, { schema });
