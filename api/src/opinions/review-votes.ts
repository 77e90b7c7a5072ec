import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { review, reviewVote } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { recordGameEvent } from '../game/events.ts';
import { lockMember } from '../game/experience.ts';
import { ApiError, notFound } from '../http/errors.ts';

/**
 * Records whether a review helped, once per member [3-70]: another vote replaces it, null takes it back. Throws 409 on
 * one's own review. Returns the review's sums.
 */
export async function voteOnReview(
  db: Db,
  memberId: number,
  reviewId: number,
  isHelpful: boolean | null,
  now: Date,
): Promise<{ upvotes: number; downvotes: number; isHelpful: boolean | null }> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select().from(review).where(eq(review.id, reviewId)).for('update');
    if (locked === undefined || locked.status !== 'published') throw notFound('Recensionen finns inte.');
    if (locked.memberId === memberId) throw new ApiError('CONFLICT', 'Du kan inte rösta på din egen recension.');
    const own = and(eq(reviewVote.reviewId, reviewId), eq(reviewVote.memberId, memberId));
    const [before] = await tx.delete(reviewVote).where(own).returning({ isHelpful: reviewVote.isHelpful });
    if (isHelpful !== null) await tx.insert(reviewVote).values({ reviewId, memberId, isHelpful, votedAt: now });
    const change = (value: boolean): number => Number(isHelpful === value) - Number(before?.isHelpful === value);
    const [sums] = await tx
      .update(review)
      .set({
        upvotes: sql`${review.upvotes} + ${change(true)}`,
        downvotes: sql`${review.downvotes} + ${change(false)}`,
      })
      .where(eq(review.id, reviewId))
      .returning({ upvotes: review.upvotes, downvotes: review.downvotes });
    if (sums === undefined) throw new Error('The review is locked.');
    // Locked in the order of their ids, so that two members who vote on each other do not deadlock.
    const members = [memberId, ...(locked.memberId === null ? [] : [locked.memberId])];
    for (const id of members.toSorted((a, b) => a - b)) await lockMember(tx, id);
    await recordGameEvent(tx, 'voteCast', memberId, now);
    if (locked.memberId !== null && isHelpful === true) await recordGameEvent(tx, 'reviewLiked', locked.memberId, now);
    return { ...sums, isHelpful };
  });
}
