import type { BodyOf } from '@shop/contracts';
import type { postReviewReport } from '@shop/contracts/api/opinion';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { member, outboxMail, product, review, reviewReport, type ReviewStatus } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { mailOf } from '../orders/mail-parts.ts';

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

/** Reports that wait for a decision. */
export const waitingReports = (reviewId: number) =>
  and(eq(reviewReport.reviewId, reviewId), isNull(reviewReport.decidedAt));

const STAYS = 'Vi har granskat den. Den följer våra regler, så den får stå kvar.';
const GONE = 'Vi har granskat den och tagit bort den. Tack för hjälpen!';

/**
 * Whatever staff decide about a review ends the reports of it; who reported it is mailed the decision, where an address
 * is known (Regulation (EU) 2022/2065, article 16).
 */
export async function endReports(tx: Tx, reviewId: number, verdict: ReviewStatus, now: Date): Promise<void> {
  const reports = await tx
    .select({ email: reviewReport.email, memberEmail: member.email, productName: product.name })
    .from(reviewReport)
    .innerJoin(review, eq(review.id, reviewReport.reviewId))
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(member, eq(member.id, reviewReport.memberId))
    .where(waitingReports(reviewId));
  for (const { email, memberEmail, productName } of reports) {
    const to = email ?? memberEmail;
    if (to === null) continue;
    const mail = mailOf(to, 'Vi har granskat recensionen som du anmälde', [
      'Hej!',
      `Du anmälde en recension av ${productName}.`,
      verdict === 'published' ? STAYS : GONE,
      'Tycker du att beslutet är fel? Svara på det här mejlet, så prövar en annan människa det.',
    ]);
    await tx.insert(outboxMail).values({ ...mail, createdAt: now });
  }
  await tx.update(reviewReport).set({ decidedAt: now }).where(waitingReports(reviewId));
}
