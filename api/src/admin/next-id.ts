import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';

/**
 * The next id of a table whose ids are assigned by hand. Callers for the same table wait for each other's
 * transactions; no others do.
 */
export async function nextId(tx: Tx, table: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`next-id:${table}`}))`);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int + 1 as id from ${sql.identifier(table)}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A maximum is always one row.');
  return row.id;
}
