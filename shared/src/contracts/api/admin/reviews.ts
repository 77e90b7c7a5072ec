import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Done, paged, Paging, Text } from './common.ts';

export const getAdminReviews = endpoint({
  method: 'GET',
  path: 'admin/review',
  access: 'user',
  role: 'employee',
  summary: 'Reviews, newest first, by words in them or product number; anonymous ones stay so [O3-17].',
  query: Paging,
  answer: paged(
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
    }),
  ),
});

export const deleteAdminReview = endpoint({
  method: 'DELETE',
  path: 'admin/review/:id',
  access: 'user',
  role: 'employee',
  summary: 'Takes a review away, for a reason that is kept; the product’s rating follows [O6-01].',
  params: z.object({ id: Id }),
  query: z.object({ reason: Text(500) }),
  answer: Done,
});
