import type { BodyOf } from '@shop/contracts';
import type { postReviewReport } from '@shop/contracts/api/opinion';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { review, reviewReport } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';

type Report = BodyOf<typeof postReviewReport>;

/** Stores a reader's report of a published review for staff; a member's second one replaces the first. */
export async function reportReview(
  db: Db,
  reviewId: number,
  memberId: number | null,
  { reason, text, email }: Report,
  now: Date,
): Promise<void> {
  const [found] = await db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.status, 'published')));
  if (found === undefined) throw notFound('Recensionen finns inte.');
  const values = { reviewId, memberId, reason, text, email: email ?? null, createdAt: now, decidedAt: null };
  await db
    .insert(reviewReport)
    .values(values)
    .onConflictDoUpdate({ target: [reviewReport.reviewId, reviewReport.memberId], set: values });
}
