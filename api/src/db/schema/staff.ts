import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { member, session } from './members.ts';

/** Second factors of staff: an authenticator app, or a passkey. Columns of the other kind are null. */
export const staffFactor = pgTable(
  'staff_factor',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'totp' | 'passkey'>().notNull(),
    /** The owner's own name for it, such as "Jobbmobilen". */
    name: text('name').notNull(),
    totpSecretEncrypted: bytea('totp_secret_encrypted'),
    /** The 30-second step of the last accepted code: no code counts twice. */
    lastStep: integer('last_step'),
    credentialId: text('credential_id').unique(),
    publicKey: bytea('public_key'),
    /** Of the authenticator; a decreasing counter means a copied one. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Null until a first code has proved that the app has the secret. */
    confirmedAt: timestamptz('confirmed_at'),
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('staff_factor_member').on(t.memberId),
    // One enrolment at a time: starting another replaces the previous one.
    uniqueIndex('staff_factor_unconfirmed')
      .on(t.memberId)
      .where(sql`${t.confirmedAt} is null`),
    check(
      'staff_factor_kind',
      sql`case ${t.kind} when 'totp' then ${t.totpSecretEncrypted} is not null
        when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null else false end`,
    ),
  ],
);

/** Single-use codes for a lost factor. 120 random bits each, so one round of SHA-256 is enough. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    codeHash: bytea('code_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('staff_recovery_code_member').on(t.memberId)],
);

/** The challenge for a passkey to sign: one per session, deleted by its use. */
export const staffChallenge = pgTable(
  'staff_challenge',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'enrol' | 'login'>().notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    check('staff_challenge_purpose', sql`${t.purpose} in ('enrol', 'login')`),
    index('staff_challenge_expiry').on(t.expiresAt),
  ],
);
