import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';

/** Rows per statement: large enough that round trips cost nothing, small enough that memory stays flat. */
const BATCH = 2000;

/** JSON has no bytes; PostgreSQL reads them from this text form. */
const asJsonValue = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);

/**
 * Inserts rows of a drizzle table in few, large statements. All rows must have the same keys: columns that the first
 * row leaves out get their default.
 */
export async function insertRows<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(first);
  const names = keys.map((key) => {
    const column = columns[key];
    if (column === undefined) throw new Error(`${getTableName(table)} has no column ${key}`);
    return column.name;
  });
  const quoted = names.map((name) => `"${name}"`).join(', ');
  const tableName = `"${getTableName(table)}"`;
  const text = `insert into ${tableName} (${quoted}) select ${quoted} from json_populate_recordset(null::${tableName}, $1)`;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(keys.map((key, index) => [names[index], asJsonValue(values[key])]));
    });
    await client.query(text, [JSON.stringify(batch)]);
  }
}
