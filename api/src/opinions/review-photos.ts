import type { ReviewPhoto } from '@shop/contracts/api/product';
import { MAX_REVIEW_PHOTOS } from '@shop/contracts/api/opinion';
import { and, asc, count, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { review, reviewPhoto } from '../db/schema/index.ts';
import { photoRefusal, thumbnailOf, type UserPhoto } from '../images/user-photo.ts';

/** Photos of one review, in the order in which they came. */
export const photosOf = (on: DbOrTx, reviewId: number): Promise<ReviewPhoto[]> =>
  on
    .select({ id: reviewPhoto.id, alt: reviewPhoto.alt, width: reviewPhoto.width, height: reviewPhoto.height })
    .from(reviewPhoto)
    .where(eq(reviewPhoto.reviewId, reviewId))
    .orderBy(asc(reviewPhoto.createdAt), asc(reviewPhoto.id));

/** Adds a photo to a review that is locked; refuses one more than `MAX_REVIEW_PHOTOS`. */
export async function addReviewPhoto(
  tx: Tx,
  reviewId: number,
  { photo, thumbnail, alt }: { readonly photo: UserPhoto; readonly thumbnail: Buffer; readonly alt: string },
  now: Date,
): Promise<void> {
  const [stored] = await tx.select({ photos: count() }).from(reviewPhoto).where(eq(reviewPhoto.reviewId, reviewId));
  if ((stored?.photos ?? 0) >= MAX_REVIEW_PHOTOS) {
    throw photoRefusal(`En recension kan ha högst ${MAX_REVIEW_PHOTOS} bilder.`);
  }
  await tx.insert(reviewPhoto).values({ reviewId, ...photo, thumbnail, alt, createdAt: now });
}

/** The photo as it is stored and shown. */
export const preparePhoto = async (photo: UserPhoto) => ({ photo, thumbnail: await thumbnailOf(photo) });

/** Removes a photo of the review; false where it has none such. */
export async function removeReviewPhoto(tx: Tx, reviewId: number, photoId: string): Promise<boolean> {
  const removed = await tx
    .delete(reviewPhoto)
    .where(and(eq(reviewPhoto.id, photoId), eq(reviewPhoto.reviewId, reviewId)))
    .returning({ id: reviewPhoto.id });
  return removed.length > 0;
}

/** A stored photo with what decides who may see it; undefined where there is none. */
export async function findReviewPhoto(on: DbOrTx, photoId: string, size: 'image' | 'thumbnail') {
  const [row] = await on
    .select({
      file: reviewPhoto[size],
      reviewId: review.id,
      memberId: review.memberId,
      status: review.status,
    })
    .from(reviewPhoto)
    .innerJoin(review, eq(review.id, reviewPhoto.reviewId))
    .where(eq(reviewPhoto.id, photoId));
  return row;
}
