import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Cart } from './cart.ts';
import { Kronor, UnixSeconds } from './common.ts';

/** An order that waits for its payment: enough to name it and to lead to the page where it is paid. */
export const UnpaidOrder = z.object({
  /** The order number. */
  id: z.string(),
  createdAt: UnixSeconds,
  itemCount: z.number(),
  /** What is left for the payment method. */
  toPay: Kronor,
  /** Token of the page where it can be paid [O2.1-11]. */
  paymentLink: z.string(),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

/** The caller's newest order that still can be paid: the member's, or the guest session's; null when there is none. */
export const getUnpaidOrder = endpoint({
  method: 'GET',
  path: 'unpaid-order',
  access: 'exists',
  summary:
    'The caller’s newest order that waits for its payment, so that nobody loses it on the way; null without one.',
  response: z.object({ data: z.object({ order: z.nullable(UnpaidOrder) }) }),
});

/**
 * Cancels an unpaid order and puts its rows, and what the buyer had typed, back into the cart. 404 for an order of
 * somebody else, 409 for one that has been paid, at the last moment too.
 */
export const postBackToCart = endpoint({
  method: 'POST',
  path: 'unpaid-order/:id/back-to-cart',
  access: 'exists',
  summary: 'Cancels an unpaid order and puts its rows and what the buyer typed back; 409 once it is paid.',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  response: z.object({ data: z.object({ cart: Cart }) }),
});
