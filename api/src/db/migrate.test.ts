import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS_FOLDER, readMigrationFiles } from './migration-files.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const { socketDir } = testDatabase();
const DATABASE = 'test_migrations';
const address = { socketDir, database: DATABASE };

const query = async (sql: string, database = DATABASE): Promise<unknown[]> => {
  const client = new Client({ host: socketDir, user: 'shop', database });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const folders: string[] = [];

/** The migrations of a later release: today's and one more. */
function laterRelease(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
  folders.push(folder);
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const tag = '9000_later';
  writeFileSync(join(folder, `${tag}.sql`), sql);
  const entry = { idx: journal.entries.length, version: '7', when: 4_000_000_000_000, tag, breakpoints: true };
  const file = join(folder, 'meta/_journal.json');
  const known: typeof journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...known, entries: [...known.entries, entry] }));
  return folder;
}

beforeAll(() => query(`create database ${DATABASE}`, 'postgres'));
beforeEach(() => query('drop schema public cascade; create schema public; drop schema if exists drizzle cascade'));
afterAll(async () => {
  await query(`drop database ${DATABASE} with (force)`, 'postgres');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('migrateDatabase', () => {
  it('lets several instances start at once', async () => {
    await Promise.all([migrateDatabase(address), migrateDatabase(address), migrateDatabase(address)]);
    expect(await query('select hash from drizzle.__drizzle_migrations order by hash')).toEqual(
      readMigrationFiles()
        .flatMap(({ hash, replaces }) => [hash, ...replaces])
        .toSorted()
        .map((hash) => ({ hash })),
    );
  });

  it('installs the search extensions and never intarray', async () => {
    await migrateDatabase(address);
    const rows = await query(
      `select extname from pg_extension where extname in ('pg_trgm', 'unaccent', 'intarray') order by 1`,
    );
    expect(rows).toEqual([{ extname: 'pg_trgm' }, { extname: 'unaccent' }]);
  });

  it('[F23] lets the release before start on a schema that a later one has only added to', async () => {
    await migrateDatabase(address, laterRelease('create table later (id int)'));
    await expect(migrateDatabase(address)).resolves.toBeUndefined();
    expect(await query(`select to_regclass('later')::text as name`)).toEqual([{ name: 'later' }]);
  });

  it('[F23] refuses a schema whose later migration is marked as breaking, and says why', async () => {
    const later = laterRelease('-- breaking: orders lie in two tables\ncreate table later (id int)');
    await migrateDatabase(address);
    await migrateDatabase(address, later);
    await expect(migrateDatabase(address)).rejects.toThrow('orders lie in two tables');
    // The later release itself still starts.
    await expect(migrateDatabase(address, later)).resolves.toBeUndefined();
  });

  it('[F23] refuses a database of another line of releases, which lacks a migration of this one', async () => {
    const folder = laterRelease('create table later (id int)');
    await migrateDatabase(address, folder);
    const own = readMigrationFiles(folder).at(-1)?.hash;
    await query(`update drizzle.__drizzle_migrations set hash = 'other' where hash = '${own}'`);
    await expect(migrateDatabase(address, folder)).rejects.toThrow('it lacks 1 of this release’s migrations');
  });
});

describe('migrations that were squashed into one', () => {
  const [one] = readMigrationFiles().filter(({ replaces }) => replaces.length > 0);
  const recorded = () => query('select hash, created_at from drizzle.__drizzle_migrations order by hash');
  const forget = (hashes: readonly string[]) =>
    query(`delete from drizzle.__drizzle_migrations where hash = any('{${hashes.join()}}')`);

  it('[F23] count as the one where a database has them all: it is recorded, and not run again', async () => {
    await migrateDatabase(address);
    const before = await recorded();
    await forget([one?.hash ?? '']);
    await query('create table witness (id int)');
    // Run again, it would fail on existing tables.
    await migrateDatabase(address);
    expect(await recorded()).toEqual(before);
    expect(await query(`select to_regclass('witness')::text as name`)).toEqual([{ name: 'witness' }]);
  });

  it('[F23] are recorded with the one in a new database, so that the release before may start on it', async () => {
    await migrateDatabase(address);
    const hashes = await query('select hash from drizzle.__drizzle_migrations');
    expect(one?.replaces).toHaveLength(12);
    expect(hashes).toEqual(expect.arrayContaining((one?.replaces ?? []).map((hash) => ({ hash }))));
    expect(await query('select count(distinct created_at)::int as n from drizzle.__drizzle_migrations')).toEqual([
      { n: journal.entries.length },
    ]);
  });

  it('[F23] are refused where a database has only some, with the way out, and nothing is touched', async () => {
    await migrateDatabase(address);
    const [, ...rest] = one?.replaces ?? [];
    await forget([one?.hash ?? '', ...rest]);
    const left = await recorded();
    await expect(migrateDatabase(address)).rejects.toThrow(
      /has 1 of the 12 migrations .* \(0000_shop\).* Start the release before this one on it once/,
    );
    expect(await recorded()).toEqual(left);
  });

  it('are completed where a start broke off between the one and them', async () => {
    await migrateDatabase(address);
    const before = await recorded();
    await forget(one?.replaces ?? []);
    await migrateDatabase(address);
    expect(await recorded()).toEqual(before);
  });
});

describe('readMigrationFiles', () => {
  it('knows every migration of the journal, in its order', () => {
    expect(readMigrationFiles().map(({ name }) => name)).toEqual(journal.entries.map(({ tag }) => tag));
  });

  it('[F23] takes a mark only at the start of a line', () => {
    const folder = laterRelease(`insert into t values ('x -- breaking: no')`);
    const last = () => readMigrationFiles(folder).at(-1)?.breaking;
    expect(last()).toBeNull();
    appendFileSync(join(folder, '9000_later.sql'), '\n-- breaking: yes, this');
    expect(last()).toBe('yes, this');
  });
});
