import type { BodyOf } from '@shop/contracts';
import type { OwnReview, postReview } from '@shop/contracts/api/opinion';
import { REVIEW_XP } from '@shop/domain/experience';
import { isReleased } from '@shop/domain/release';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { order, orderRow, product, review, reviewPhoto, reviewVote } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { recordGameEvent } from '../game/events.ts';
import { settleExperience } from '../game/experience.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { photosOf } from './review-photos.ts';

type Written = BodyOf<typeof postReview>;
type ReviewRow = typeof review.$inferSelect;

/**
 * Links and e-mail addresses, which a review must not contain: it is about the product and must not lead readers away.
 */
const ADDRESS = /https?:|www\.|\S@\S+\.\S/i;

const NO_PRODUCT = 'Produkten finns inte.';
const NO_REVIEW = 'Du har inte recenserat produkten.';

/** The member's own review as they see it, with its photos. */
export const serializeOwn = async (
  on: DbOrTx,
  { createdAt, editedAt, isVerifiedPurchase, ...row }: ReviewRow,
): Promise<OwnReview> => ({
  id: row.id,
  rating: row.rating,
  text: row.text,
  isAnonymous: row.isAnonymous,
  verifiedPurchase: isVerifiedPurchase,
  status: row.status,
  createdAt: unixSeconds(createdAt),
  editedAt: editedAt === null ? null : unixSeconds(editedAt),
  upvotes: row.upvotes,
  downvotes: row.downvotes,
  photos: await photosOf(on, row.id),
});

const ownOf = (memberId: number, productId: number) =>
  and(eq(review.memberId, memberId), eq(review.productId, productId), isNull(review.withdrawnAt));

/** Locks the member's own review of a product; 404 where there is none. */
export async function lockOwn(tx: Tx, memberId: number, productId: number): Promise<ReviewRow> {
  const [row] = await tx.select().from(review).where(ownOf(memberId, productId)).for('update');
  if (row === undefined) throw notFound(NO_REVIEW);
  return row;
}

async function hasPurchased(on: DbOrTx, memberId: number, productId: number): Promise<boolean> {
  const [row] = await on
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderRow, eq(orderRow.orderId, order.id))
    .where(and(eq(order.memberId, memberId), eq(orderRow.productId, productId), eq(order.status, 'delivered')))
    .limit(1);
  return row !== undefined;
}

async function findProduct(on: DbOrTx, id: number) {
  const [row] = await on
    .select({ id: product.id, name: product.name, releaseAt: product.releaseAt })
    .from(product)
    .where(and(eq(product.id, id), eq(product.isHidden, false)));
  if (row === undefined) throw notFound(NO_PRODUCT);
  return row;
}

/** [O4-38] The XP of a review's author: for what is published, as long as it is. */
export async function settleReview(
  tx: Tx,
  { memberId, productId, status }: Pick<ReviewRow, 'memberId' | 'productId' | 'status'>,
  productName: string,
  now: Date,
): Promise<void> {
  if (memberId === null) return;
  const isPublished = status === 'published';
  const reason = isPublished ? `Recension av ${productName}` : 'Borttagen recension';
  const earning = { memberId, kind: 'review' as const, source: String(productId), reason };
  await settleExperience(tx, { ...earning, amount: isPublished ? REVIEW_XP : 0 }, now);
  if (isPublished) await recordGameEvent(tx, 'reviewPublished', memberId, now);
}

/** Updates the product's average of published reviews, which pages and lists show. */
export async function recount(tx: Tx, productId: number): Promise<void> {
  await tx.execute(sql`
    update product set
      review_count = (select count(*)::int from review where product_id = ${productId} and status = 'published'),
      rating_average = (select avg(rating)::real from review where product_id = ${productId} and status = 'published')
    where id = ${productId}`);
}

function checkText({ text }: Written): void {
  if (ADDRESS.test(text)) {
    throw new ApiError('VALIDATION', undefined, { fields: { text: 'Skriv utan länkar och adresser.' } });
  }
}

/** [O2.17-01] The member's own review, whether they have bought the product, and how they have voted on others'. */
export async function readOwn(db: Db, memberId: number, productId: number) {
  await findProduct(db, productId);
  const [[row], isBuyer, votes] = await Promise.all([
    db.select().from(review).where(ownOf(memberId, productId)),
    hasPurchased(db, memberId, productId),
    db
      .select({ reviewId: reviewVote.reviewId, isHelpful: reviewVote.isHelpful })
      .from(reviewVote)
      .innerJoin(review, eq(review.id, reviewVote.reviewId))
      .where(and(eq(reviewVote.memberId, memberId), eq(review.productId, productId)))
      .orderBy(asc(reviewVote.reviewId)),
  ]);
  return { review: row === undefined ? null : await serializeOwn(db, row), hasPurchased: isBuyer, votes };
}

/**
 * Writes a review whose author had removed a hidden one: it waits for moderation, so that removing and rewriting cannot
 * publish what was rejected. Undefined where there is none.
 */
async function rewriteWithdrawn(
  tx: Tx,
  memberId: number,
  productId: number,
  body: Written,
  now: Date,
): Promise<ReviewRow | undefined> {
  const withdrawn = and(eq(review.memberId, memberId), eq(review.productId, productId), isNotNull(review.withdrawnAt));
  const values = { ...body, status: 'pending', createdAt: now, editedAt: null, withdrawnAt: null } as const;
  const [row] = await tx.update(review).set(values).where(withdrawn).returning();
  return row;
}

/**
 * Writes the one review that a buyer may write of a product [O2.17-01]. It is published at once and gives XP [3-67],
 * unless an earlier one was hidden: then it waits for moderation. Throws 409 for a second one, before the release, and
 * without a delivered order.
 */
export async function writeReview(
  db: Db,
  memberId: number,
  productId: number,
  body: Written,
  now: Date,
): Promise<OwnReview> {
  checkText(body);
  return inTransaction(db, async (tx) => {
    const { name, releaseAt } = await findProduct(tx, productId);
    const isOut = isReleased({ release: releaseAt === null ? null : { timestamp: unixSeconds(releaseAt) } }, now);
    if (!isOut) throw new ApiError('CONFLICT', 'Produkten har inte släppts ännu.');
    if (!(await hasPurchased(tx, memberId, productId))) {
      throw new ApiError('CONFLICT', 'Du kan recensera det du har köpt och fått levererat.');
    }
    const [inserted] = await tx
      .insert(review)
      .values({ productId, memberId, ...body, isVerifiedPurchase: true, createdAt: now })
      .onConflictDoNothing()
      .returning();
    const row = inserted ?? (await rewriteWithdrawn(tx, memberId, productId, body, now));
    if (row === undefined) throw new ApiError('CONFLICT', 'Du har redan recenserat produkten.');
    await recount(tx, productId);
    await settleReview(tx, row, name, now);
    return serializeOwn(tx, row);
  });
}

/** [3-67] Changes the member's own review; its votes stay. */
export async function changeReview(
  db: Db,
  memberId: number,
  productId: number,
  body: Written,
  now: Date,
): Promise<OwnReview> {
  checkText(body);
  return inTransaction(db, async (tx) => {
    const values = { ...body, editedAt: now };
    const [row] = await tx.update(review).set(values).where(ownOf(memberId, productId)).returning();
    if (row === undefined) throw notFound(NO_REVIEW);
    await recount(tx, productId);
    await recordGameEvent(tx, 'reviewPublished', memberId, now);
    return serializeOwn(tx, row);
  });
}

/**
 * Removes a review from public view. A hidden one leaves a row without texts and photos, which records that it was
 * hidden.
 */
export async function withdrawReview(tx: Tx, { id, status, memberId }: ReviewRow, now: Date): Promise<void> {
  if (status === 'published' || memberId === null) {
    await tx.delete(review).where(eq(review.id, id));
    return;
  }
  await tx.delete(reviewPhoto).where(eq(reviewPhoto.reviewId, id));
  await tx.update(review).set({ text: '', status, withdrawnAt: now }).where(eq(review.id, id));
}

/** [O4-38] Removes the member's own review and the XP that it gave. */
export async function removeReview(db: Db, memberId: number, productId: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockOwn(tx, memberId, productId);
    await withdrawReview(tx, row, now);
    await recount(tx, productId);
    const earning = { memberId, kind: 'review' as const, source: String(productId), reason: 'Borttagen recension' };
    await settleExperience(tx, { ...earning, amount: 0 }, now);
  });
}
