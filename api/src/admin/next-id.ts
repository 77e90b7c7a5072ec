import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/** The next number of a small table whose numbers are given by hand; nobody else can take it before the transaction ends. */
export async function nextId(tx: Tx, table: SQL): Promise<number> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const { rows } = await tx.execute<{ id: number }>(sql`select coalesce(max(id), 0)::int + 1 as id from ${table}`);
  const [row] = rows;
  if (row === undefined) throw new Error('A maximum is always one row.');
  return row.id;
}
