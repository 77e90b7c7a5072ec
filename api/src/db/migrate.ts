import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { MIGRATIONS_FOLDER, readMigrationFiles } from './migration-files.ts';
import { type DatabaseAddress, addressOptions } from './pool.ts';
import { adoptSquashed, recordReplaced } from './squashed-migrations.ts';

/** Arbitrary, but used by no other lock in the database. */
const LOCK = 724_190_311;

/** The database has a schema that this release cannot run on. */
export class UnknownSchemaError extends Error {
  constructor(reason: string) {
    super(
      `The database was made by another version of the schema: ${reason}. Run the matching release, or, for a database ` +
        'of the developer’s own machine, remove its data folder (.data/postgres) and start again.',
    );
    this.name = 'UnknownSchemaError';
  }
}

/**
 * Migrations that later releases have applied and marked as breaking. A separate table, since drizzle owns the other
 * one.
 */
const CREATE_MARKS = `
  create schema if not exists drizzle;
  create table if not exists drizzle.breaking_migration (hash text primary key, reason text not null)`;

const appliedHashes = async (client: Client): Promise<ReadonlySet<string>> => {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (tables[0]?.name === null) return new Set();
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  return new Set(rows.map(({ hash }) => hash));
};

/**
 * [F23] A later release's migration is compatible unless it is marked as breaking: this release may start, or return,
 * beside it.
 */
async function refuseBreakingMigrations(client: Client, known: ReadonlySet<string>): Promise<void> {
  const unknown = [...(await appliedHashes(client))].filter((hash) => !known.has(hash));
  if (unknown.length === 0) return;
  const { rows } = await client.query<{ reason: string }>(
    'select reason from drizzle.breaking_migration where hash = any($1)',
    [unknown],
  );
  if (rows.length > 0) throw new UnknownSchemaError(rows.map(({ reason }) => reason).join('; '));
}

/** drizzle skips migrations older than the newest applied one, so another line of releases would go unnoticed. */
async function refuseMissingMigrations(client: Client, known: ReadonlySet<string>): Promise<void> {
  const applied = await appliedHashes(client);
  const missing = [...known].filter((hash) => !applied.has(hash)).length;
  if (missing > 0) throw new UnknownSchemaError(`it lacks ${missing} of this release’s migrations`);
}

/**
 * Migrates the database to this release's schema, or leaves it at a later one that this release can run on. Several
 * instances may call it at once: they queue behind an advisory lock on a connection of its own, which must not go
 * through a transaction-mode pooler.
 * @param folder of the migrations; tests have others
 * @throws UnknownSchemaError when a later release has applied a breaking migration, or another line of releases any
 * @throws UnfinishedSchemaError when it has only some of the migrations that one of this release was squashed from
 */
export async function migrateDatabase(address: DatabaseAddress, folder: string = MIGRATIONS_FOLDER): Promise<void> {
  const files = readMigrationFiles(folder);
  const known = new Set(files.map(({ hash }) => hash));
  const client = new Client({ ...addressOptions(address), application_name: 'shop-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(CREATE_MARKS);
    await refuseBreakingMigrations(client, known);
    // Before the migrations: a release that is started in between must not miss a mark. A mark without its migration
    // has no effect.
    for (const { hash, breaking } of files.filter((file) => file.breaking !== null)) {
      await client.query('insert into drizzle.breaking_migration values ($1, $2) on conflict do nothing', [
        hash,
        breaking,
      ]);
    }
    await adoptSquashed(client, { folder, files, applied: await appliedHashes(client) });
    await migrate(drizzle(client), { migrationsFolder: folder });
    await recordReplaced(client, { folder, files, applied: await appliedHashes(client) });
    await refuseMissingMigrations(client, known);
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}
