import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { type DatabaseAddress, addressOptions } from './pool.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number, as long as nothing else in the database locks it. */
const LOCK = 724_190_311;

/** The database holds a migration that this release does not know. */
export class UnknownSchemaError extends Error {
  constructor() {
    super(
      'The database was made by another version of the schema. Run the matching release, or, for a database of the ' +
        'developer’s own machine, remove its data folder (.data/postgres) and start again.',
    );
    this.name = 'UnknownSchemaError';
  }
}

const knownHashes = (): Set<string> =>
  new Set(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.sql'))
      .map((name) =>
        createHash('sha256')
          .update(readFileSync(join(FOLDER, name), 'utf8'))
          .digest('hex'),
      ),
  );

async function refuseUnknownSchema(client: Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0]?.name === null) return;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const known = knownHashes();
  if (rows.some(({ hash }) => !known.has(hash))) throw new UnknownSchemaError();
}

/**
 * Brings the database to this release's schema. Several instances may call it at once: they queue behind an advisory
 * lock on a connection of its own, which must not go through a transaction-mode pooler.
 */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const client = new Client({ ...addressOptions(address), application_name: 'shop-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseUnknownSchema(client);
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
