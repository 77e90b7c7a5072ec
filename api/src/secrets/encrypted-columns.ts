import type { EncryptionPurpose } from './purposes.ts';

export interface EncryptedColumn {
  /** Quoted as an SQL identifier. */
  readonly table: string;
  readonly column: string;
  readonly purpose: EncryptionPurpose;
}

/**
 * Every column that outlives a rotation of the keys and must be encrypted again. A column of a new feature is added
 * here; a test compares the list with the database.
 */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'member', column: 'ssn_encrypted', purpose: 'member.ssn' },
  { table: 'member', column: 'corp_number_encrypted', purpose: 'corp-number' },
  { table: '"order"', column: 'corp_number_encrypted', purpose: 'corp-number' },
  { table: 'order_row', column: 'licences_encrypted', purpose: 'licences' },
  { table: 'staff_factor', column: 'totp_secret_encrypted', purpose: 'second-factor' },
  { table: 'saved_card', column: 'token_encrypted', purpose: 'card-token' },
];

/**
 * Columns whose values live for minutes: they expire before an old key is removed. A test checks that no other column
 * is encrypted. @internal
 */
export const SHORT_LIVED: readonly string[] = [
  'eid_sandbox_order.asked_ssn_encrypted',
  'eid_sandbox_order.signed_ssn_encrypted',
];
