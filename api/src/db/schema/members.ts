import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, timestamptz } from './columns.ts';

export const member = pgTable(
  'member',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /**
     * False from registration until a link sent to the e-mail address was used: newsletters are sent to confirmed
     * addresses only.
     */
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(true),
    passwordHash: text('password_hash').notNull(),
    /** Encrypted personal number; never leaves the server whole [O3-06]. */
    ssnEncrypted: bytea('ssn_encrypted'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    street: text('street').notNull().default(''),
    zipCode: text('zip_code').notNull().default(''),
    city: text('city').notNull().default(''),
    companyName: text('company_name'),
    /** Of a company whose number awaits approval as long as `isCorporateCustomer` is false [O6-16]. */
    /**
     * Of a sole trader only the part that may be shown: the number is a personal number, and is encrypted in the next
     * column.
     */
    corpNumber: text('corp_number'),
    corpNumberEncrypted: bytea('corp_number_encrypted'),
    invoiceReference: text('invoice_reference').notNull().default(''),
    isEmployee: boolean('is_employee').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isCorporateCustomer: boolean('is_corporate_customer').notNull().default(false),
    rankLevel: smallint('rank_level').notNull().default(0),
    experiencePoints: integer('experience_points').notNull().default(0),
    avatarClassId: smallint('avatar_class_id'),
    /** Only values that differ from the defaults [O3-10]; newsletter consent has its own columns [O3-11]. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    newsletterAt: timestamptz('newsletter_at'),
    newsletterSource: text('newsletter_source'),
    /** Visibility of the profile [O6-08]. */
    visibility: text('visibility').$type<'nobody' | 'friends' | 'everyone'>().notNull().default('friends'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('member_username').on(sql`lower(${t.username})`),
    uniqueIndex('member_email').on(sql`lower(${t.email})`),
    index('member_xp').on(t.experiencePoints.desc()),
  ],
);

/** A browser. The cookie contains a random token, the table only its SHA-256. */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytea('token_hash').notNull().unique(),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** Last use of the password (or e-ID), for the level `secure` [O7-02]. */
    authenticatedAt: timestamptz('authenticated_at'),
    /** Time of an employee's second factor in this session, which their rights require. */
    secondFactorAt: timestamptz('second_factor_at'),
    /** Browser and system in a member's words, never the whole User-Agent. */
    device: text('device').notNull().default(''),
    /** Written at most once a day; null for a session that was never used again. */
    lastUsedAt: timestamptz('last_used_at'),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('session_member').on(t.memberId), index('session_expiry').on(t.expiresAt)],
);

/** Counters of the rate limits, shared by all instances. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: timestamptz('reset_at').notNull(),
});

export const feedEntry = pgTable(
  'feed_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    title: text('title').notNull(),
    avatarName: text('avatar_name').notNull().default(''),
    path: jsonb('path').$type<{ name: string; params: Record<string, string> }>(),
    occuredAt: timestamptz('occured_at').notNull(),
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (t) => [index('feed_entry_member').on(t.memberId, t.occuredAt.desc())],
);

/** Products that a session viewed; follows the member at login [O9-38]. */
export const viewHistory = pgTable(
  'view_history',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    viewedAt: timestamptz('viewed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.productId] }),
    index('view_history_member').on(t.memberId, t.viewedAt.desc()),
  ],
);
