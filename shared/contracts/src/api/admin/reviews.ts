import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Changed, Done, paged, Paging, Text, Version } from './common.ts';

const ReviewStatus = z.enum(['pending', 'published', 'rejected']);

/** A page of reviews, newest first; anonymous ones without their author. */
export const getAdminReviews = endpoint({
  method: 'GET',
  path: 'admin/review',
  access: 'user',
  role: 'employee',
  summary: 'Reviews, newest first, by words in them, product number or status; anonymous ones stay so [O3-17].',
  query: z.extend(Paging, { status: z.optional(ReviewStatus) }),
  response: paged(
    z.object({
      id: z.number(),
      productId: z.number(),
      productName: z.string(),
      rating: z.number(),
      text: z.string(),
      author: z.nullable(z.string()),
      upvotes: z.number(),
      downvotes: z.number(),
      createdAt: z.number(),
      status: ReviewStatus,
      version: Version,
    }),
  ),
});

/** Deletes a review with a reason for the audit log and recomputes the product’s rating. */
export const deleteAdminReview = endpoint({
  method: 'DELETE',
  path: 'admin/review/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a review away, for a reason that is kept; the product’s rating follows [O6-01].',
  params: z.object({ id: Id }),
  query: z.object({ reason: Text(500) }),
  response: Done,
});

/** Publishes or rejects a review. 409 when it was changed since it was read. */
export const putAdminReviewStatus = endpoint({
  method: 'PUT',
  path: 'admin/review/:id/status',
  access: 'user',
  role: 'employee',
  summary:
    'Publishes or refuses a review; rating and XP follow what is published. 409 when the review has changed since it was read [O6-01], [O4-38].',
  params: z.object({ id: Id }),
  body: z.object({
    status: z.enum(['published', 'rejected']),
    /** Why, for the log. */
    reason: z.optional(Text(500)),
    version: Version,
  }),
  response: Changed,
});
