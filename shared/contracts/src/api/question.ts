import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, UnixSeconds } from './common.ts';

/** Characters in a question. */
export const QUESTION_TEXT_MIN = 10;
/** Characters in a question. */
export const QUESTION_TEXT_MAX = 1000;

/** A question about a product that the shop has answered. */
export const ProductQuestion = z.object({
  id: z.number(),
  text: z.string(),
  /** Null for a member whose account is removed. */
  author: z.nullable(z.string()),
  createdAt: UnixSeconds,
  answer: z.string(),
  answeredAt: UnixSeconds,
});
export type ProductQuestion = z.infer<typeof ProductQuestion>;

/** Answered questions about a product, latest answer first, 10 a page. */
export const getProductQuestions = endpoint({
  method: 'GET',
  path: 'product/:id/question',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Questions about a product that the shop has answered, latest answer first, 10 a page [O2.17-01].',
  params: z.object({ id: Id }),
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1) }),
  response: z.object({ data: z.object({ questions: z.array(ProductQuestion), total: z.number() }) }),
});

/**
 * Asks about a product. It is shown once it is answered, which the member is mailed. 409 for the same question again
 * while it waits, 429 after ten in an hour.
 */
export const postProductQuestion = endpoint({
  method: 'POST',
  path: 'product/:id/question',
  access: 'user',
  summary: 'Asks the shop about a product; the answer comes by mail and is shown on the product page [O2.17-01].',
  params: z.object({ id: Id }),
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(QUESTION_TEXT_MIN), z.maxLength(QUESTION_TEXT_MAX)),
  }),
});
