import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, PhotoText, UnixSeconds } from './common.ts';
import { ReviewPhoto } from './product.ts';

const Poll = z.object({
  id: z.number(),
  question: z.string(),
  endsAt: UnixSeconds,
  /** `votes` and `share` (0–1) are null until the reader has voted [O2.3-03]. */
  options: z.array(
    z.object({ id: z.number(), text: z.string(), votes: z.nullable(z.number()), share: z.nullable(z.number()) }),
  ),
  hasVoted: z.boolean(),
  votedOptionId: z.nullable(z.number()),
  totalVotes: z.nullable(z.number()),
});
/** A poll; results only for those who have voted. */
export type Poll = z.infer<typeof Poll>;

/** The running poll without results, alike for everybody; null when none runs. */
export const getPollQuestion = endpoint({
  method: 'GET',
  path: 'poll/question',
  access: 'never',
  cacheSeconds: 60,
  summary: 'The question of the poll that runs now, with its options; null when none runs [O2.3-03].',
  response: z.object({
    data: z.object({
      poll: z.nullable(
        z.object({
          id: z.number(),
          question: z.string(),
          endsAt: UnixSeconds,
          options: z.array(z.object({ id: z.number(), text: z.string() })),
        }),
      ),
    }),
  }),
});

/** The running poll, or null. */
export const getPoll = endpoint({
  method: 'GET',
  path: 'poll',
  access: 'exists',
  summary: 'The poll that runs now, with results for those who voted; null when none runs [O7-21], [O2.3-03].',
  response: z.object({ data: z.object({ poll: z.nullable(Poll) }) }),
});

/** Votes, once per member or browser. 409 for a second vote, 410 for a poll that has ended. */
export const postPollVote = endpoint({
  method: 'POST',
  path: 'poll/:id/vote',
  access: 'exists',
  summary: 'Votes, once per member or browser; 409 for a second vote, 410 for a poll that has ended [O2.3-03].',
  params: z.object({ id: Id }),
  body: z.object({ optionId: Id }),
  response: z.object({ data: z.object({ poll: Poll }) }),
});

/** Characters in the free text of a customer survey. */
export const SURVEY_TEXT_MAX = 2000;

const OrderId = z.string().check(z.minLength(1), z.maxLength(200));
/** Of the mailed link: opens the survey of one order without an account. */
const Secret = z.optional(z.nullable(z.string().check(z.maxLength(200))));

const SurveyAnswer = z.object({ score: z.number(), text: z.string() });
/** A buyer's answer to the survey. */
export type SurveyAnswer = z.infer<typeof SurveyAnswer>;

/** The buyer's answer about an order, or null before there is one. 404 for an order of others. */
export const getCustomerSurvey = endpoint({
  method: 'GET',
  path: 'customer-survey/:id',
  access: 'exists',
  summary:
    'What the buyer has answered about an order, or null; for the order’s owner or the bearer of its mailed link, 404 for others [O9-31].',
  params: z.object({ id: OrderId }),
  query: z.object({ secret: Secret }),
  response: z.object({ data: z.object({ survey: z.nullable(SurveyAnswer) }) }),
});

/**
 * Records how likely the buyer is to recommend the shop; a second answer replaces the first. 404 for an order of
 * others.
 */
export const postCustomerSurvey = endpoint({
  method: 'POST',
  path: 'customer-survey',
  access: 'exists',
  summary:
    'How likely the buyer is to recommend the shop (type 1, NPS), one answer per order: a second one replaces it. For the order’s owner or the bearer of its mailed link, 404 for others [O9-31], [9-161].',
  body: z.object({
    type: z.literal(1),
    score: z.number().check(z.int(), z.minimum(0), z.maximum(10)),
    text: z.optional(z.string().check(z.trim(), z.maxLength(SURVEY_TEXT_MAX))),
    orderId: OrderId,
    secret: Secret,
  }),
});

/** Characters in a review. */
export const REVIEW_TEXT_MAX = 4000;

const OwnReview = z.object({
  id: z.number(),
  rating: z.number(),
  text: z.string(),
  isAnonymous: z.boolean(),
  verifiedPurchase: z.boolean(),
  /** `pending` awaits moderation and is visible to its author only; `rejected` is not published. */
  status: z.enum(['pending', 'published', 'rejected']),
  createdAt: UnixSeconds,
  editedAt: z.nullable(UnixSeconds),
  upvotes: z.number(),
  downvotes: z.number(),
  photos: z.array(ReviewPhoto),
});
/** The member’s own review of a product, published or not. */
export type OwnReview = z.infer<typeof OwnReview>;

const written = z.object({ data: z.object({ review: OwnReview }) });
const params = z.object({ id: Id });
const body = z.object({
  rating: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  text: z._default(z.string().check(z.trim(), z.maxLength(REVIEW_TEXT_MAX)), ''),
  isAnonymous: z._default(z.boolean(), false),
});

/** The member’s review of a product or null, with their votes on other reviews. */
export const getOwnReview = endpoint({
  method: 'GET',
  path: 'product/:id/review/own',
  access: 'user',
  summary:
    'The member’s own review of a product, or null, whether they bought it, and how they voted on others’ [O2.17-01].',
  params,
  response: z.object({
    data: z.object({
      review: z.nullable(OwnReview),
      hasPurchased: z.boolean(),
      votes: z.array(z.object({ reviewId: z.number(), isHelpful: z.boolean() })),
    }),
  }),
});

/** Writes the member’s one review of a product. 409 for a second one, or before the product’s release. */
export const postReview = endpoint({
  method: 'POST',
  path: 'product/:id/review',
  access: 'user',
  summary: 'Writes the member’s one review of a product; 409 for a second one or before the release [3-67], [O3-17].',
  params,
  body,
  response: written,
});

/** Changes the member’s review; its votes stay. */
export const putReview = endpoint({
  method: 'PUT',
  path: 'product/:id/review/own',
  access: 'user',
  summary: 'Changes the member’s own review; its votes stay [3-67].',
  params,
  body,
  response: written,
});

/** Deletes the member’s review and the XP that it gave. */
export const deleteReview = endpoint({
  method: 'DELETE',
  path: 'product/:id/review/own',
  access: 'user',
  summary: 'Removes the member’s own review and the XP that it gave [O4-38].',
  params,
});

/** Photos of one review. */
export const MAX_REVIEW_PHOTOS = 4;
/** Characters of a photo's text for those who cannot see it. */
export const PHOTO_ALT_MAX = 200;

/**
 * Adds a photo to the member’s review: at most `MAX_REVIEW_PHOTOS`, each re-encoded by the api. 404 without a review.
 */
export const postReviewPhoto = endpoint({
  method: 'POST',
  path: 'product/:id/review/own/photo',
  access: 'user',
  summary: 'Adds a photo to the member’s own review; JPEG, PNG or WebP, re-encoded and stripped of all it held.',
  params,
  body: z.object({ image: PhotoText, alt: z._default(z.string().check(z.trim(), z.maxLength(PHOTO_ALT_MAX)), '') }),
  response: written,
});

/** Removes a photo from the member’s review. 404 for one of another. */
export const deleteReviewPhoto = endpoint({
  method: 'DELETE',
  path: 'product/:id/review/own/photo/:photoId',
  access: 'user',
  summary: 'Removes a photo from the member’s own review; 404 for one of another.',
  params: z.extend(params, { photoId: z.uuid() }),
  response: written,
});

/** Why a review is reported. */
export const REPORT_REASONS = ['illegal', 'offensive', 'personal', 'offTopic', 'other'] as const;

/** Characters in the words beside a report. */
export const REPORT_TEXT_MAX = 1000;

/**
 * Reports a review to the shop's staff, with or without an account (Regulation (EU) 2022/2065, article 16). A second
 * report of the same reader replaces the first.
 */
export const postReviewReport = endpoint({
  method: 'POST',
  path: 'review/:id/report',
  access: 'exists',
  summary: 'Reports a review that breaks the law or the rules, with or without an account; 404 for one that is gone.',
  params,
  body: z.object({
    reason: z.enum(REPORT_REASONS),
    text: z._default(z.string().check(z.trim(), z.maxLength(REPORT_TEXT_MAX)), ''),
    /** For the decision; may be left out. */
    email: z.optional(z.email().check(z.maxLength(100))),
    /** The photo that the report is about; without it, the whole review. */
    photoId: z.optional(z.uuid()),
  }),
});

/** Marks a review as helpful or not; null removes the vote. 409 on one’s own review. */
export const putReviewVote = endpoint({
  method: 'PUT',
  path: 'review/:id/vote',
  access: 'user',
  summary: 'Says whether a review helped, once per member; null takes it back. 409 on one’s own review [3-70].',
  params,
  body: z.object({ isHelpful: z.nullable(z.boolean()) }),
  response: z.object({
    data: z.object({ upvotes: z.number(), downvotes: z.number(), isHelpful: z.nullable(z.boolean()) }),
  }),
});
