import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { store } from './content.ts';
import { member, session } from './members.ts';

/** Purpose of a mailed link, or for staff of a code that a colleague hands over. */
export type MemberTokenPurpose = 'passwordReset' | 'emailConfirmation' | 'emailChange' | 'staffEnrolment';

/**
 * Links that were mailed to members: only hashes, one per member and purpose, so that a new link invalidates the
 * older one.
 */
export const memberToken = pgTable(
  'member_token',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MemberTokenPurpose>().notNull(),
    tokenHash: bytea('token_hash').notNull().unique(),
    /** The e-mail address that the link was sent to, which its use confirms. */
    email: text('email').notNull(),
    /** With a confirmation of the e-mail address: the newsletter was requested as well [O5-28]. */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.purpose] }),
    check(
      'member_token_purpose',
      sql`${t.purpose} in ('passwordReset', 'emailConfirmation', 'emailChange', 'staffEnrolment')`,
    ),
    index('member_token_expiry').on(t.expiresAt),
  ],
);

/** Where a member has parcels sent, besides the address of the account [O3-23]; at most one is the default. */
export const memberAddress = pgTable(
  'member_address',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    street: text('street').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    mobile: text('mobile').notNull().default(''),
    doorCode: text('door_code').notNull().default(''),
    courier: text('courier').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('member_address_member').on(t.memberId),
    uniqueIndex('member_address_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
);

/** [9-42] At most three per member: `place` is one of three, and each is used once. */
export const starredStore = pgTable(
  'starred_store',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => store.id, { onDelete: 'cascade' }),
    place: smallint('place').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.storeId] }),
    unique('starred_store_place').on(t.memberId, t.place),
    check('starred_store_three', sql`${t.place} between 1 and 3`),
    // "Butiker" means all stores and cannot be visited [O3-19].
    check('starred_store_real', sql`${t.storeId} <> 9999`),
  ],
);

/**
 * [O4-36] One row per pair, whichever of them sent the request. Status values are those of `FRIEND_STATUS`; RECEIVED
 * is never stored.
 */
export const friendship = pgTable(
  'friendship',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    askerId: integer('asker_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    status: smallint('status').$type<0 | 2 | 3 | 4>().notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('friendship_pair').on(
      sql`least(${t.askerId}, ${t.receiverId})`,
      sql`greatest(${t.askerId}, ${t.receiverId})`,
    ),
    index('friendship_asker').on(t.askerId),
    index('friendship_receiver').on(t.receiverId),
    check('friendship_two', sql`${t.askerId} <> ${t.receiverId}`),
    check('friendship_status', sql`${t.status} in (0, 2, 3, 4)`),
  ],
);

/** [6-27] Messages to corporate customers after login; sanitised HTML. */
export const flashMessage = pgTable(
  'flash_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    from: timestamptz('from').notNull(),
    to: timestamptz('to').notNull(),
  },
  (t) => [check('flash_message_window', sql`${t.from} < ${t.to}`)],
);

/** [O2.2-12] Kinds of e-mail that a member has opted out of. */
export const mailOptOut = pgTable(
  'mail_opt_out',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    mailCase: text('mail_case').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.mailCase] })],
);

export type EidPurpose = 'identify' | 'instalments';
export type EidStatus = 'pending' | 'complete' | 'failed' | 'timedOut' | 'cancelled';

/** [O4-22] Signings with the e-ID, bound to the session and the purpose of their start. */
export const eidSigning = pgTable(
  'eid_signing',
  {
    reference: uuid('reference').primaryKey().defaultRandom(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<EidPurpose>().notNull(),
    /** The subject of the signature, such as an order; empty for an identification. */
    subjectId: text('subject_id').notNull().default(''),
    provider: text('provider').notNull(),
    /** The provider's response: its id of the order, and the data of the animated QR code. Never sent as it is. */
    order: jsonb('order').$type<{ orderRef: string; qrStartToken: string; qrStartSecret: string }>().notNull(),
    status: text('status').$type<EidStatus>().notNull().default('pending'),
    hintCode: text('hint_code'),
    errorCode: text('error_code'),
    createdAt: createdAt(),
  },
  (t) => [
    // One at a time: starting another ends the one before.
    uniqueIndex('eid_signing_pending')
      .on(t.memberId)
      .where(sql`${t.status} = 'pending'`),
    index('eid_signing_session').on(t.sessionId),
    check('eid_signing_purpose', sql`${t.purpose} in ('identify', 'instalments')`),
    check('eid_signing_status', sql`${t.status} in ('pending', 'complete', 'failed', 'timedOut', 'cancelled')`),
  ],
);

/**
 * The orders of the simulated e-ID, for their lifetime of minutes: data that a real provider would store on its side.
 */
export const eidSandboxOrder = pgTable(
  'eid_sandbox_order',
  {
    orderRef: uuid('order_ref').primaryKey(),
    autoStartToken: uuid('auto_start_token').notNull().unique(),
    text: text('text').notNull(),
    /** The person who must sign, and the one who has signed; encrypted as the member's own number [O3-06]. */
    askedSsnEncrypted: bytea('asked_ssn_encrypted'),
    signedSsnEncrypted: bytea('signed_ssn_encrypted'),
    status: text('status').$type<'pending' | 'complete' | 'failed'>().notNull().default('pending'),
    hintCode: text('hint_code'),
    startedAt: timestamptz('started_at').notNull(),
  },
  (t) => [
    index('eid_sandbox_order_started').on(t.startedAt),
    check('eid_sandbox_order_status', sql`${t.status} in ('pending', 'complete', 'failed')`),
    check('eid_sandbox_order_signed', sql`(${t.status} = 'complete') = (${t.signedSsnEncrypted} is not null)`),
  ],
);
