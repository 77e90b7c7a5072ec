import type { BodyOf } from '@shop/contracts';
import type { postReviewReport } from '@shop/contracts/api/opinion';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { member, outboxMail, product, review, reviewReport, type ReviewStatus } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { photosOf } from './review-photos.ts';

type Report = BodyOf<typeof postReviewReport>;

/** Stores a reader's report of a published review for staff; a member's second one replaces the first. */
export async function reportReview(
  db: Db,
  reviewId: number,
  memberId: number | null,
  { reason, text, email, photoId }: Report,
  now: Date,
): Promise<void> {
  const [found] = await db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.status, 'published')));
  if (found === undefined) throw notFound('Recensionen finns inte.');
  const isOfReview = photoId === undefined || (await photosOf(db, reviewId)).some(({ id }) => id === photoId);
  if (!isOfReview) throw notFound('Bilden finns inte.');
  const values = {
    reviewId,
    memberId,
    reason,
    text,
    email: email ?? null,
    photoId: photoId ?? null,
    createdAt: now,
    decidedAt: null,
  };
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

/** Ends some reports that wait; who made them is mailed `verdict`, where an address is known. */
async function answerReports(
  tx: Tx,
  which: SQL | undefined,
  { about, verdict }: { readonly about: 'recension' | 'bild'; readonly verdict: string },
  now: Date,
): Promise<void> {
  const reports = await tx
    .select({ email: reviewReport.email, memberEmail: member.email, productName: product.name })
    .from(reviewReport)
    .innerJoin(review, eq(review.id, reviewReport.reviewId))
    .innerJoin(product, eq(product.id, review.productId))
    .leftJoin(member, eq(member.id, reviewReport.memberId))
    .where(which);
  for (const { email, memberEmail, productName } of reports) {
    const to = email ?? memberEmail;
    if (to === null) continue;
    const what = about === 'bild' ? 'bilden' : 'recensionen';
    const mail = mailOf(to, `Vi har granskat ${what} som du anmälde`, [
      'Hej!',
      about === 'bild' ? `Du anmälde en bild av ${productName}.` : `Du anmälde en recension av ${productName}.`,
      verdict,
      'Tycker du att beslutet är fel? Svara på det här mejlet, så prövar en annan människa det.',
    ]);
    await tx.insert(outboxMail).values({ ...mail, createdAt: now });
  }
  await tx.update(reviewReport).set({ decidedAt: now }).where(which);
}

/**
 * Whatever staff decide about a review ends the reports of it; who reported it is mailed the decision, where an address
 * is known (Regulation (EU) 2022/2065, article 16).
 */
export const endReports = (tx: Tx, reviewId: number, verdict: ReviewStatus, now: Date): Promise<void> =>
  answerReports(
    tx,
    waitingReports(reviewId),
    { about: 'recension', verdict: verdict === 'published' ? STAYS : GONE },
    now,
  );

/** Ends the reports of a photo that staff take away. Call it before the photo goes. */
export const endPhotoReports = (tx: Tx, reviewId: number, photoId: string, now: Date): Promise<void> =>
  answerReports(
    tx,
    and(waitingReports(reviewId), eq(reviewReport.photoId, photoId)),
    { about: 'bild', verdict: GONE },
    now,
  );
