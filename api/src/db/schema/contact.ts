import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export type CaseStatus = 'waiting' | 'answered' | 'closed';

/** A message to customer service and what became of it; kept for a year after its last change [2.1-90]. */
export const contactCase = pgTable(
  'contact_case',
  {
    /** 'KS-7K3M-9Q2T'. */
    id: text('id').primaryKey(),
    /** Null for a guest. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    status: text('status').$type<CaseStatus>().notNull().default('waiting'),
    subject: text('subject').notNull(),
    /** As the shop writes it; of no order that is known to exist. */
    orderNumber: text('order_number'),
    message: text('message').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** In lower case. */
    email: text('email').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('contact_case_once').on(t.email, t.idempotencyKey),
    index('contact_case_member').on(t.memberId),
    index('contact_case_changed').on(t.changedAt),
    index('contact_case_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'waiting'`),
    check('contact_case_status', sql`${t.status} in ('waiting', 'answered', 'closed')`),
  ],
);

/** A picture that came with a message, re-encoded: nothing of the uploaded file is stored as it came. */
export const contactPhoto = pgTable(
  'contact_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: text('case_id')
      .notNull()
      .references(() => contactCase.id, { onDelete: 'cascade' }),
    image: bytea('image').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contact_photo_case').on(t.caseId)],
);

/** What the shop has mailed about a case; who wrote it is in the audit log. */
export const contactAnswer = pgTable(
  'contact_answer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    caseId: text('case_id')
      .notNull()
      .references(() => contactCase.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contact_answer_case').on(t.caseId)],
);
