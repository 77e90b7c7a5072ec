import type { ResponseOf } from '@shop/contracts';
import type { getProductReviews, ReviewPhoto } from '@shop/contracts/api/product';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { MIN_REVIEWS } from './serialize-summary.ts';
import { type ReviewAuthor, reviewUser } from './serialize-review.ts';

const REVIEWS_PER_PAGE = 10;

const ORDERS = {
  helpful: 'r.upvotes - r.downvotes desc, r.created_at desc, r.id desc',
  newest: 'r.created_at desc, r.id desc',
  highest: 'r.rating desc, r.upvotes - r.downvotes desc, r.id desc',
  lowest: 'r.rating, r.upvotes - r.downvotes desc, r.id desc',
} as const;

export type ReviewOrder = keyof typeof ORDERS;

/** Photos above the reviews of a product. */
const MAX_CUSTOMER_PHOTOS = 24;

const PHOTO = `jsonb_build_object('id', f.id, 'alt', f.alt, 'width', f.width, 'height', f.height)`;

const page = (order: ReviewOrder): string => `
select r.id, r.rating, r.text, r.is_anonymous as "isAnonymous", r.created_at as "createdAt",
  r.is_verified_purchase as "verifiedPurchase", r.upvotes, r.downvotes, r.answer, r.answered_at as "answeredAt",
  u.id as "userId", u.username, u.avatar_class_id as "avatarClassId",
  array(select ${PHOTO} from review_photo f where f.review_id = r.id order by f.created_at, f.id) as photos
from review r left join member u on u.id = r.member_id and not r.is_anonymous
where r.product_id = $1 and r.status = 'published' and ($3::int is null or r.rating = $3) order by ${ORDERS[order]} limit ${REVIEWS_PER_PAGE} offset $2`;

const CUSTOMER_PHOTOS = `
select ${PHOTO} as photo, r.id as "reviewId", r.rating, r.is_anonymous as "isAnonymous",
  u.id as "userId", u.username, u.avatar_class_id as "avatarClassId"
from review_photo f join review r on r.id = f.review_id left join member u on u.id = r.member_id and not r.is_anonymous
where r.product_id = $1 and r.status = 'published' order by f.created_at desc, f.id limit ${MAX_CUSTOMER_PHOTOS}`;

const HISTOGRAM = `
select p.id, array(select count(r.id)::int from generate_series(1, 5) as stars(n)
  left join review r on r.product_id = p.id and r.rating = stars.n and r.status = 'published' group by stars.n order by stars.n) as histogram
from product p where p.id = $1 and not p.is_hidden`;

interface PageRow extends ReviewAuthor {
  id: number;
  rating: number;
  text: string;
  isAnonymous: boolean;
  createdAt: Date;
  verifiedPurchase: boolean;
  upvotes: number;
  downvotes: number;
  answer: string | null;
  answeredAt: Date | null;
  photos: ReviewPhoto[];
}

interface PhotoRow extends ReviewAuthor {
  photo: ReviewPhoto;
  reviewId: number;
  rating: number;
  isAnonymous: boolean;
}

/** [O7-21] A page of reviews with the histogram of all of them; null when the product does not exist. */
export async function readReviews(
  named: NamedQuery,
  productId: number,
  order: ReviewOrder,
  { page: pageNumber, rating = null }: { readonly page: number; readonly rating?: number | null | undefined },
): Promise<ResponseOf<typeof getProductReviews>['data'] | null> {
  const [[summary], rows, photos] = await Promise.all([
    named<{ histogram: number[] }>('review_histogram', HISTOGRAM, [productId]),
    named<PageRow & Record<string, unknown>>('reviews', page(order), [
      productId,
      (pageNumber - 1) * REVIEWS_PER_PAGE,
      rating,
    ]),
    named<PhotoRow & Record<string, unknown>>('customer_photos', CUSTOMER_PHOTOS, [productId]),
  ]);
  if (summary === undefined) return null;
  const total = summary.histogram.reduce((sum, count) => sum + count, 0);
  const stars = summary.histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      text: row.text,
      isAnonymous: row.isAnonymous,
      user: reviewUser(row),
      createdAt: unixSeconds(row.createdAt),
      verifiedPurchase: row.verifiedPurchase,
      upvotes: row.upvotes,
      downvotes: row.downvotes,
      answer:
        row.answer === null || row.answeredAt === null ? null : { text: row.answer, at: unixSeconds(row.answeredAt) },
      photos: row.photos,
    })),
    total,
    matching: rating === null ? total : (summary.histogram[rating - 1] ?? 0),
    histogram: summary.histogram,
    photos: photos.map(({ photo, ...row }) => ({
      ...photo,
      reviewId: row.reviewId,
      rating: row.rating,
      user: reviewUser(row),
    })),
    averageRating: total < MIN_REVIEWS ? null : Math.round((stars / total) * 10) / 10,
  };
}
