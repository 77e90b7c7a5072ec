import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id, Kronor, UnixSeconds } from './common.ts';
import { ProductSummary } from './product.ts';

/** Watches of one person, member or mail address. */
export const MAX_WATCHES = 50;

const WatchKind = z.enum(['stock', 'price']);
/** What is watched: that a product can be ordered again, or that it becomes cheaper. */
export type WatchKind = z.infer<typeof WatchKind>;

const Watch = z.object({
  id: z.number(),
  kind: WatchKind,
  product: ProductSummary,
  /** Of a price watch: the highest price in kronor that is worth a mail. */
  limit: z.nullable(Kronor),
  createdAt: UnixSeconds,
});
/** A member's watch. */
export type Watch = z.infer<typeof Watch>;

/**
 * Starts a watch: of a member with a confirmed address at once, else when the link in a mail is used. The response is
 * the same whether or not the address watches already. A second watch of the same kind replaces the first. 409 for a
 * member's watch beyond `MAX_WATCHES`, 422 without an address, 429 beyond ten mails a day to an address.
 */
export const postWatch = endpoint({
  method: 'POST',
  path: 'product/:id/watch',
  access: 'exists',
  summary: 'Starts a watch for stock or a lower price; guests confirm it by a mailed link [O2.13-10].',
  params: z.object({ id: Id }),
  body: z.object({
    kind: WatchKind,
    /** Price in kronor at or below which a mail is sent; without it, any that is lower than today's. */
    below: z.optional(Kronor.check(z.positive(), z.maximum(1_000_000))),
    /** Of a guest; members are mailed at their account's. */
    email: z.optional(z.string().check(z.maxLength(254))),
  }),
  response: z.object({ data: z.object({ state: z.enum(['watching', 'mailed']) }) }),
});

/** The member's watches, newest first. */
export const getWatches = endpoint({
  method: 'GET',
  path: 'watch',
  access: 'user',
  summary: 'What the member watches, newest first, with present prices and stock [O2.13-10].',
  response: z.object({ data: z.object({ watches: z.array(Watch) }) }),
});

/** Ends a watch of the member. 404 for one of another. */
export const deleteWatch = endpoint({
  method: 'DELETE',
  path: 'watch/:id',
  access: 'user',
  summary: 'Ends a watch of the member; 404 for one of another [O2.13-10].',
  params: z.object({ id: Id }),
});
