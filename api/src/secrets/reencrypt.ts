import type { Pool } from 'pg';
import { licencesOf } from '../orders/download.ts';
import { headerOf } from './ciphertext.ts';
import { ENCRYPTED_COLUMNS, type EncryptedColumn } from './encrypted-columns.ts';
import { type KeyRing, UndecryptableError } from './key-ring.ts';

const BATCH = 500;
const LOCK = 'reencrypt';

export interface ReencryptedColumn {
  readonly table: string;
  readonly column: string;
  readonly written: number;
  /** Values that none of the keys opens; they stay as they are. */
  readonly unreadable: number;
}

interface Stored {
  id: string;
  value: Buffer;
}

interface OpenedRow {
  id: string;
  orderId: string;
  position: number;
  quantity: number;
  openedAt: Date;
}

/** Encrypts one value again; null when no key opens it. */
function reencrypted(secrets: KeyRing, { purpose }: EncryptedColumn, value: Buffer): Buffer | null {
  try {
    return secrets.encrypt(purpose, secrets.decrypt(purpose, value));
  } catch (error) {
    if (error instanceof UndecryptableError) return null;
    throw error;
  }
}

/**
 * One pass over a column. A row is written only while it still has the value that was read, so no lock is needed and a
 * new value is never lost; the next pass handles rows that changed in the meantime.
 */
async function passOver(pool: Pool, secrets: KeyRing, which: EncryptedColumn): Promise<ReencryptedColumn> {
  const { table, column } = which;
  const header = headerOf(secrets.keyIds[0] ?? '');
  let [after, written, unreadable] = ['(0,0)', 0, 0];
  for (;;) {
    const { rows } = await pool.query<Stored>(
      `select ctid::text as id, ${column} as value from ${table}
       where ctid > $1::tid and ${column} is not null and substring(${column} from 1 for ${header.length}) <> $2
       order by ctid limit ${BATCH}`,
      [after, header],
    );
    const last = rows.at(-1);
    if (last === undefined) return { table, column, written, unreadable };
    after = last.id;
    const values = rows.map(({ value }) => reencrypted(secrets, which, value));
    const next = rows.flatMap((row, index) => {
      const value = values[index];
      return value === null || value === undefined ? [] : [{ ...row, next: value }];
    });
    unreadable += rows.length - next.length;
    const { rowCount } = await pool.query(
      `update ${table} t set ${column} = n.next
       from unnest($1::tid[], $2::bytea[], $3::bytea[]) as n (id, value, next) where t.ctid = n.id and t.${column} = n.value`,
      [next.map(({ id }) => id), next.map(({ value }) => value), next.map((each) => each.next)],
    );
    written += rowCount ?? 0;
  }
}

/**
 * Stores the licences of rows that were opened before licences were stored; they can be computed only while the old key
 * is there.
 */
async function storeLicences(pool: Pool, secrets: KeyRing): Promise<number> {
  let written = 0;
  for (;;) {
    const { rows } = await pool.query<OpenedRow>(
      `select ctid::text as id, order_id as "orderId", position, quantity, opened_at as "openedAt" from order_row
       where opened_at is not null and licences_encrypted is null order by ctid limit ${BATCH}`,
    );
    if (rows.length === 0) return written;
    const values = rows.map((row) => licencesOf({ ...row, licencesEncrypted: null }, secrets).encrypted);
    const { rowCount } = await pool.query(
      `update order_row t set licences_encrypted = n.next
       from unnest($1::tid[], $2::bytea[]) as n (id, next) where t.ctid = n.id and t.licences_encrypted is null`,
      [rows.map(({ id }) => id), values],
    );
    written += rowCount ?? 0;
  }
}

/**
 * Encrypts every stored value under the first key, in batches. It may be stopped and begun again, and the shop may run
 * meanwhile. Returns null when another process is at it. `say` gets a line for each column.
 */
export async function reencrypt(
  pool: Pool,
  secrets: KeyRing,
  say: (text: string) => void,
): Promise<ReencryptedColumn[] | null> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ isMine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as "isMine"', [
      LOCK,
    ]);
    if (rows[0]?.isMine !== true) return null;
    try {
      const licences = await storeLicences(pool, secrets);
      if (licences > 0) say(`order_row.licences_encrypted: stored the codes of ${licences} opened downloads`);
      const results: ReencryptedColumn[] = [];
      for (const which of ENCRYPTED_COLUMNS) {
        const result = await passOver(pool, secrets, which);
        say(`${result.table}.${result.column}: ${result.written} encrypted again, ${result.unreadable} unreadable`);
        results.push(result);
      }
      return results;
    } finally {
      await holder.query('select pg_advisory_unlock(hashtext($1))', [LOCK]);
    }
  } finally {
    holder.release();
  }
}
