import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { product, review } from './catalogue.ts';
import { createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export type ReportReason = 'illegal' | 'offensive' | 'personal' | 'offTopic' | 'other';

/** [O2.17-01] Questions about a product, shown once they are answered. */
export const productQuestion = pgTable(
  'product_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Null when the account is removed: the answer still helps others. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    answer: text('answer'),
    answeredAt: timestamptz('answered_at'),
  },
  (t) => [
    index('product_question_answered')
      .on(t.productId, t.answeredAt.desc())
      .where(sql`${t.answer} is not null`),
    index('product_question_member').on(t.memberId),
    index('product_question_waiting')
      .on(t.createdAt)
      .where(sql`${t.answer} is null`),
    check('product_question_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** What readers report about a review, for staff to decide; one per reader. */
export const reviewReport = pgTable(
  'review_report',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    email: text('email'),
    createdAt: createdAt(),
    /** When staff decided about the review; null while it waits. */
    decidedAt: timestamptz('decided_at'),
  },
  (t) => [
    index('review_report_waiting')
      .on(t.reviewId)
      .where(sql`${t.decidedAt} is null`),
    index('review_report_member').on(t.memberId),
    uniqueIndex('review_report_reader').on(t.reviewId, t.memberId),
    check('review_report_reason', sql`${t.reason} in ('illegal', 'offensive', 'personal', 'offTopic', 'other')`),
  ],
);
