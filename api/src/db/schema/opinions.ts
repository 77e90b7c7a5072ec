import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { product, review } from './catalogue.ts';
import { bytea, createdAt, timestamptz } from './columns.ts';
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

/** A photo that a buyer shows in a review, re-encoded: nothing of the uploaded file is stored as it came. */
export const reviewPhoto = pgTable(
  'review_photo',
  {
    /** Random, and the only way to the photo. */
    id: uuid('id').primaryKey().defaultRandom(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    image: bytea('image').notNull(),
    thumbnail: bytea('thumbnail').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('review_photo_review').on(t.reviewId)],
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
    /** The photo that the report is about; null for the whole review. */
    photoId: uuid('photo_id').references(() => reviewPhoto.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When staff decided about the review; null while it waits. */
    decidedAt: timestamptz('decided_at'),
  },
  (t) => [
    index('review_report_waiting')
      .on(t.reviewId)
      .where(sql`${t.decidedAt} is null`),
    index('review_report_member').on(t.memberId),
    index('review_report_photo').on(t.photoId),
    uniqueIndex('review_report_reader').on(t.reviewId, t.memberId),
    check('review_report_reason', sql`${t.reason} in ('illegal', 'offensive', 'personal', 'offTopic', 'other')`),
  ],
);
