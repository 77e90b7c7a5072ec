import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Kronor, UnixSeconds } from './common.ts';

/** A price that visitors paid from a timestamp on, until the next one. Kronor, VAT included. */
export const PricePoint = z.object({ price: Kronor, from: UnixSeconds });
export type PricePoint = z.infer<typeof PricePoint>;

/** What visitors have paid for a product, oldest first. */
export const PriceHistory = z.object({
  /** Never two neighbours of the same price; the first one is in force at `from`. */
  points: z.array(PricePoint),
  /** Beginning of what is known, at most a year back. */
  from: UnixSeconds,
  to: UnixSeconds,
  /** The lowest of the last 30 days, and since when it was in force; null without any price. */
  lowest: z.nullable(PricePoint),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

/**
 * The prices of the last year that visitors paid: those of members alone are not among them. 404 when there is none.
 */
export const getPriceHistory = endpoint({
  method: 'GET',
  path: 'product/:id/price-history',
  access: 'never',
  cacheSeconds: 300,
  summary: 'Prices of the last year for visitors, in kronor, with the lowest of the last 30 days [O9-04].',
  params: z.object({ id: Id }),
  response: z.object({ data: PriceHistory }),
});
