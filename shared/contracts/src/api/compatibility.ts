import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Most products of one request: two pages of a list. */
const MAX_PRODUCTS = 60;

/**
 * The facts by which components fit together, of those products that are components; read by
 * `@shop/domain/compatibility`. What the maker has not said is missing.
 */
export const getPartFacts = endpoint({
  method: 'GET',
  path: 'compatibility/parts/:products',
  access: 'never',
  cacheSeconds: 60,
  summary: 'What decides whether components fit together: the facts of up to 60 products, ids joined by commas.',
  params: z.object({
    products: z.string().check(z.maxLength(600), z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,59}$/)),
  }),
  response: z.object({
    data: z.object({
      parts: z
        .array(
          z.object({
            productId: z.number(),
            name: z.string(),
            facts: z.array(z.object({ label: z.string(), value: z.string() })),
          }),
        )
        .check(z.maxLength(MAX_PRODUCTS)),
    }),
  }),
});
