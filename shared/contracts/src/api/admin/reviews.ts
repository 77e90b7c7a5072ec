import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { REPORT_REASONS } from '../opinion.ts';
import { ReviewPhoto } from '../product.ts';
import { Changed, Done, paged, Paging, Text, Version, Words } from './common.ts';

const ReviewStatus = z.enum(['pending', 'published', 'rejected']);

/** A page of reviews, newest first; anonymous ones without their author. */
export const getAdminReviews = endpoint({
  method: 'GET',
  path: 'admin/review',
  access: 'user',
  role: 'employee',
  summary: 'Reviews, newest first, by words in them, product number or status; anonymous ones stay so [O3-17].',
  query: z.extend(Paging, {
    /** `reported`: those whose reports nobody has decided yet, whatever their status. */
    status: z.optional(z.enum([...ReviewStatus.options, 'reported'])),
  }),
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
      /** The shop's answer; null without one. */
      answer: z.nullable(z.string()),
      /** Reports by readers that nobody has decided yet. */
      reports: z.number(),
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

/** A review with what readers have reported about it. */
export const getAdminReview = endpoint({
  method: 'GET',
  path: 'admin/review/:id',
  access: 'user',
  role: 'employee',
  summary: 'One review with the reports of readers, its answer and its version [O6-01].',
  params: z.object({ id: Id }),
  response: z.object({
    data: z.object({
      review: z.object({
        id: z.number(),
        productId: z.number(),
        productName: z.string(),
        rating: z.number(),
        text: z.string(),
        author: z.nullable(z.string()),
        createdAt: z.number(),
        status: ReviewStatus,
        answer: z.nullable(z.string()),
        version: Version,
        reports: z.array(
          z.object({
            reason: z.enum(REPORT_REASONS),
            text: z.string(),
            email: z.nullable(z.string()),
            createdAt: z.number(),
            /** The reported photo; null for the whole review. */
            photoId: z.nullable(z.string()),
          }),
        ),
        photos: z.array(ReviewPhoto),
      }),
    }),
  }),
});

const PhotoParams = z.object({ id: Id, photoId: z.uuid() });

/** A photo of a review, shown or not, for the employees who decide about it. */
export const getAdminReviewPhoto = endpoint({
  method: 'GET',
  path: 'admin/review/:id/photo/:photoId',
  access: 'user',
  role: 'employee',
  summary: 'A photo of a review, shown or not, as WebP in base64; 404 for one of another review [O6-01].',
  params: PhotoParams,
  response: z.object({ data: z.object({ image: z.string() }) }),
});

/** Takes a photo from a review, with a reason for the audit log, and ends the reports of it. */
export const deleteAdminReviewPhoto = endpoint({
  method: 'DELETE',
  path: 'admin/review/:id/photo/:photoId',
  access: 'user',
  role: 'employee',
  summary: 'Takes a photo from a review, for a reason that is logged; whoever reported it is told [O6-01].',
  params: PhotoParams,
  query: z.object({ reason: Text(500) }),
  response: Done,
});

/** Answers a published review in the shop's name; an empty answer takes it away. */
export const putAdminReviewAnswer = endpoint({
  method: 'PUT',
  path: 'admin/review/:id/answer',
  access: 'user',
  role: 'employee',
  summary: 'The shop’s answer below a review; an empty one is taken away [O2.17-01].',
  params: z.object({ id: Id }),
  body: z.object({ answer: Words(2_000) }),
  response: Done,
});

/** Questions about products, those without an answer first. */
export const getAdminQuestions = endpoint({
  method: 'GET',
  path: 'admin/question',
  access: 'user',
  role: 'employee',
  summary: 'Questions about products, those that wait longest first, or only these [O2.17-01].',
  query: z.extend(Paging, { status: z.optional(z.literal('waiting')) }),
  response: paged(
    z.object({
      id: z.number(),
      productId: z.number(),
      productName: z.string(),
      text: z.string(),
      author: z.nullable(z.string()),
      createdAt: z.number(),
      answer: z.nullable(z.string()),
    }),
  ),
});

/** Answers a question: it is shown on the product page, and the first answer is mailed to the member who asked. */
export const putAdminQuestionAnswer = endpoint({
  method: 'PUT',
  path: 'admin/question/:id/answer',
  access: 'user',
  role: 'employee',
  summary: 'Answers a question: shown on the product page, and mailed to the member who asked [O2.17-01].',
  params: z.object({ id: Id }),
  body: z.object({ answer: Text(2_000) }),
  response: Done,
});

/** Deletes a question that is none, such as an advertisement. */
export const deleteAdminQuestion = endpoint({
  method: 'DELETE',
  path: 'admin/question/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a question away, for a reason that is logged [O6-01].',
  params: z.object({ id: Id }),
  query: z.object({ reason: Text(500) }),
  response: Done,
});
