import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const { socketDir } = inject('testDatabase');
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

beforeAll(() => query(`create database ${DATABASE}`, 'postgres'));
afterAll(() => query(`drop database ${DATABASE} with (force)`, 'postgres'));

describe('migrateDatabase', () => {
  it('lets several instances start at once', async () => {
    await Promise.all([migrateDatabase(address), migrateDatabase(address), migrateDatabase(address)]);
    expect(await query('select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
      { n: journal.entries.length },
    ]);
  });

  it('installs the search extensions and never intarray', async () => {
    await migrateDatabase(address);
    const rows = await query(
      `select extname from pg_extension where extname in ('pg_trgm', 'unaccent', 'intarray') order by 1`,
    );
    expect(rows).toEqual([{ extname: 'pg_trgm' }, { extname: 'unaccent' }]);
  });

  it('refuses a database that another version of the schema made', async () => {
    await migrateDatabase(address);
    await query(`update drizzle.__drizzle_migrations set hash = 'other'`);
    await expect(migrateDatabase(address)).rejects.toThrow('another version of the schema');
  });
});
