import type { Pool } from 'pg';

export type DataRow = Record<string, unknown>;

interface ForeignKey {
  /** Quoted as an SQL identifier. */
  readonly child: string;
  readonly childColumn: string;
  readonly parent: string;
  readonly parentColumn: string;
  /** Whether the child's rows are deleted with the parent's, i.e. are parts of it. */
  readonly isPart: boolean;
}

/** Single-column foreign keys of the shop's own tables. */
const FOREIGN_KEYS = `
  select con.conrelid::regclass::text as child, quote_ident(ca.attname) as "childColumn",
    con.confrelid::regclass::text as parent, pa.attname as "parentColumn", con.confdeltype = 'c' as "isPart"
  from pg_constraint con
  join pg_attribute ca on ca.attrelid = con.conrelid and ca.attnum = con.conkey[1]
  join pg_attribute pa on pa.attrelid = con.confrelid and pa.attnum = con.confkey[1]
  join pg_namespace n on n.oid = con.connamespace and n.nspname = 'public'
  where con.contype = 'f' and array_length(con.conkey, 1) = 1
  order by 1, 2`;

/** Columns that grant access or serve the shop's own checks only: hashes, tokens and keys. */
const SECRET_COLUMN = /(^|_)(hash|secret|token|password|encrypted|idempotency_key|key)$/;
const SECRET_COLUMNS: ReadonlySet<string> = new Set(['eid_signing.order', 'payment_event.body']);
/** Rows about a member's work that are full of other people's data. */
const NOT_THEIRS: ReadonlySet<string> = new Set(['audit_log']);
/** Parts that outlive the order, by law or as money, and still belong to its buyer. */
const PARTS_THAT_STAY: ReadonlySet<string> = new Set(['receipt', 'gift_card']);

const plainName = (table: string): string => table.replaceAll('"', '');

const withoutSecrets = (table: string, row: DataRow): DataRow =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column]) => !SECRET_COLUMN.test(column) && !SECRET_COLUMNS.has(`${plainName(table)}.${column}`),
    ),
  );

/**
 * Collects all rows that belong to a member by following foreign keys: rows that point to the member, and the parts of
 * those (an order's rows, a list's products) unless they belong to another member. New tables are covered
 * automatically.
 */
export async function collectRecords(pool: Pool, memberId: number): Promise<Record<string, DataRow[]>> {
  const { rows: keys } = await pool.query<ForeignKey>(FOREIGN_KEYS);
  const found = new Map<string, DataRow[]>();
  const own = keys.filter(({ parent, child }) => parent === 'member' && !NOT_THEIRS.has(plainName(child)));
  const read = async ({ child, childColumn, parent }: ForeignKey, values: readonly unknown[]): Promise<boolean> => {
    // Other members' rows below the member's, such as votes on a review, stay out.
    const owners = parent === 'member' ? [] : own.filter((key) => key.child === child);
    const isOwn = owners.map((key) => ` and (t.${key.childColumn} is null or t.${key.childColumn} = $2)`);
    const { rows } = await pool.query<{ row: DataRow }>(
      `select to_jsonb(t) as row from ${child} t where t.${childColumn}::text = any($1)${isOwn.join('')} order by t.ctid`,
      [values.map(String), ...(owners.length > 0 ? [memberId] : [])],
    );
    const known = new Set((found.get(child) ?? []).map((row) => JSON.stringify(row)));
    const fresh = rows.map(({ row }) => row).filter((row) => !known.has(JSON.stringify(row)));
    if (fresh.length > 0) found.set(child, [...(found.get(child) ?? []), ...fresh]);
    return fresh.length > 0;
  };

  for (const key of own) await read(key, [memberId]);

  // Parts of parts, and so on.
  const waiting = [...found.keys()];
  for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
    const parts = keys.filter((key) => key.parent === table && (key.isPart || PARTS_THAT_STAY.has(key.child)));
    for (const key of parts) {
      const values = (found.get(table) ?? []).map((row) => row[key.parentColumn]);
      if (await read(key, values)) waiting.push(key.child);
    }
  }
  return Object.fromEntries(
    [...found].map(([table, rows]) => [plainName(table), rows.map((row) => withoutSecrets(table, row))]),
  );
}
