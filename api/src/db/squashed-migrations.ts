import { readMigrationFiles as readDrizzleFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import type { MigrationFile } from './migration-files.ts';

/** The database stopped in the middle of the migrations that this release has squashed into one. */
export class UnfinishedSchemaError extends Error {
  constructor(name: string, applied: number, all: number) {
    super(
      `The database has ${applied} of the ${all} migrations that this release holds as one (${name}), so it cannot be ` +
        'brought up to date from there. Start the release before this one on it once, which applies the others, then this one.',
    );
    this.name = 'UnfinishedSchemaError';
  }
}

/** Sort key of drizzle's table: the time at which a migration was written. */
function createdAt(folder: string, hash: string): number {
  const file = readDrizzleFiles({ migrationsFolder: folder }).find((each) => each.hash === hash);
  if (file === undefined) throw new Error(`The journal of ${folder} lacks a migration that lies beside it`);
  return file.folderMillis;
}

const record = (client: Client, hashes: readonly string[], millis: number): Promise<unknown> =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) select unnest($1::text[]), $2', [
    hashes,
    millis,
  ]);

interface Migrations {
  folder: string;
  files: readonly MigrationFile[];
  applied: ReadonlySet<string>;
}

/**
 * Before migrating: a database with all the migrations that one was squashed from counts as having that one.
 * @throws UnfinishedSchemaError for a database that has only some of them
 */
export async function adoptSquashed(client: Client, { folder, files, applied }: Migrations): Promise<void> {
  for (const { name, hash, replaces } of files) {
    const count = replaces.filter((replaced) => applied.has(replaced)).length;
    if (applied.has(hash) || count === 0) continue;
    if (count < replaces.length) throw new UnfinishedSchemaError(name, count, replaces.length);
    await record(client, [hash], createdAt(folder, hash));
  }
}

/**
 * After migrating: marks the migrations that were squashed as applied, so that the previous release, which knows only
 * those, may start on the database and be rolled back to.
 */
export async function recordReplaced(client: Client, { folder, files, applied }: Migrations): Promise<void> {
  for (const { hash, replaces } of files) {
    const missing = replaces.filter((replaced) => !applied.has(replaced));
    if (missing.length > 0) await record(client, missing, createdAt(folder, hash));
  }
}
