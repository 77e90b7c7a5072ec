import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';

const PAGE_SIZE = 50;

interface PageQuery {
  readonly columns: SQL;
  /** Tables and conditions, without `from`. */
  readonly from: SQL;
  readonly order: SQL;
  readonly page: number;
}

/** One page of a list, with the total number of rows. */
export async function readPage<Row extends Record<string, unknown>>(
  db: Db,
  { columns, from, order, page }: PageQuery,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([
    db.execute<Row>(
      sql`select ${columns} from ${from} order by ${order} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${from}`),
  ]);
  return { rows: rows.rows as Row[], total: counted.rows[0]?.total ?? 0 };
}

/** Typed text as a pattern that matches it anywhere; pattern characters are escaped. */
export const contains = (typed: string): string => `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`;
