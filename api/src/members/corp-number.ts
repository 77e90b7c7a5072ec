import { isMaskedCorpNumber, isPersonsCorpNumber, maskCorpNumber } from '@shop/domain/validation/numbers';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { DbOrTx } from '../db/client.ts';
import { member } from '../db/schema/index.ts';
import { type KeyRing, UndecryptableError } from '../secrets/key-ring.ts';

export interface CorpNumberColumns<Shown extends string | null = string | null> {
  /** Whole for a company; of a sole trader what may be shown. */
  readonly corpNumber: Shown;
  readonly corpNumberEncrypted: Buffer | null;
}

/** An organisation number as it is stored: a sole trader's is a personal number, and is treated like one [O3-06]. */
export const corpNumberColumns = <Shown extends string | null>(
  number: Shown,
  secrets: KeyRing,
): CorpNumberColumns<Shown | string> =>
  number === null || !isPersonsCorpNumber(number)
    ? { corpNumber: number, corpNumberEncrypted: null }
    : { corpNumber: maskCorpNumber(number), corpNumberEncrypted: secrets.encrypt('corp-number', number) };

/** The whole number, digits alone; null where there is none, or none that a key opens. */
export function wholeCorpNumber(
  { corpNumber, corpNumberEncrypted }: CorpNumberColumns,
  secrets: KeyRing,
): string | null {
  if (corpNumberEncrypted === null) return corpNumber?.replace(/\D/g, '') ?? null;
  try {
    return secrets.decrypt('corp-number', corpNumberEncrypted);
  } catch (error) {
    if (error instanceof UndecryptableError) return null;
    throw error;
  }
}

/**
 * The columns of an order for the number in its form. A member's form shows the number masked and means the stored one;
 * undefined when none is stored, so that it must be typed in full.
 */
export async function orderedCorpNumber(
  on: DbOrTx,
  typed: string,
  memberId: number | null,
  secrets: KeyRing,
): Promise<CorpNumberColumns<string> | undefined> {
  if (!isMaskedCorpNumber(typed)) return corpNumberColumns(typed, secrets);
  if (memberId === null) return undefined;
  const [row] = await on
    .select({ corpNumber: member.corpNumber, corpNumberEncrypted: member.corpNumberEncrypted })
    .from(member)
    .where(eq(member.id, memberId));
  if (row === undefined || row.corpNumber === null || maskCorpNumber(row.corpNumber) !== typed) return undefined;
  return row.corpNumberEncrypted === null
    ? corpNumberColumns(row.corpNumber, secrets)
    : { corpNumber: typed, corpNumberEncrypted: row.corpNumberEncrypted };
}

const BATCH = 500;

/** SQL condition for an unmasked number of a sole trader; a masked one has too few digits. */
const inClear = (column: string): string =>
  `right(regexp_replace(${column}, '\\D', '', 'g'), 10) ~ '^\\d\\d[01]\\d{7}$'`;

const TABLES = [
  { table: 'member', column: 'corp_number', set: 'corp_number = n.shown' },
  {
    table: '"order"',
    column: `(customer ->> 'corpNumber')`,
    set: `customer = jsonb_set(customer, '{corpNumber}', to_jsonb(n.shown))`,
  },
] as const;

/**
 * Encrypts the numbers of sole traders that releases before this one have stored in clear, and still do during a
 * rolling upgrade. Does nothing where there are none; safe at any time and on several instances. Returns how many it
 * encrypted.
 */
export async function encryptCorpNumbers(pool: Pool, secrets: KeyRing): Promise<number> {
  let total = 0;
  for (const { table, column, set } of TABLES) {
    for (;;) {
      const { rows } = await pool.query<{ id: string; number: string }>(
        `select id::text as id, ${column} as number from ${table} where ${inClear(column)} limit ${BATCH}`,
      );
      if (rows.length === 0) break;
      const next = rows.map(({ number }) => corpNumberColumns(number.replace(/\D/g, ''), secrets));
      const { rowCount } = await pool.query(
        `update ${table} t set ${set}, corp_number_encrypted = n.encrypted
         from unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) as n (id, number, shown, encrypted)
         where t.id::text = n.id and ${column} = n.number`,
        [
          rows.map(({ id }) => id),
          rows.map(({ number }) => number),
          next.map((each) => each.corpNumber),
          next.map((each) => each.corpNumberEncrypted),
        ],
      );
      total += rowCount ?? 0;
    }
  }
  return total;
}
