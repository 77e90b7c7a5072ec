import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CartRow } from './cart.ts';
import { PaymentMethod, Totals } from './checkout.ts';
import { UnixSeconds } from './common.ts';

/**
 * What the bearer of a payment link sees: rows and sums, never the customer. The link is meant to be passed on to the
 * payer, so no name, postal address, phone number or e-mail address is part of this.
 */
export const PayableOrder = z.object({
  /** The order number. */
  id: z.string(),
  createdAt: UnixSeconds,
  /** Of `extraData` only `insured` is left: a gift card's receiver and greeting are the buyer's own. */
  rows: z.array(CartRow),
  /** The sum to pay is `toPay`. */
  totals: Totals,
  /** Until when the link can be used [O2.1-11]. */
  payableUntil: UnixSeconds,
  /** Ways to pay at once; credit would be the buyer's debt, and is not offered to others. */
  paymentMethods: z.array(PaymentMethod),
  /** Whether the caller may also read the order itself: its member, or the session that placed it. */
  isOwn: z.boolean(),
});
export type PayableOrder = z.infer<typeof PayableOrder>;

/** The unpaid order behind a payment link. 404 for an unknown link, 410 with the reason for one that has ended. */
export const getPayableOrder = endpoint({
  method: 'GET',
  path: 'payment-link/:link',
  access: 'exists',
  summary:
    'The unpaid order behind a payment link, for whoever holds it; 404 for a made-up link, 410 with the reason once it is paid, cancelled or too old [O2.1-11].',
  params: z.object({ link: z.string().check(z.maxLength(100)) }),
  response: z.object({ data: z.object({ order: PayableOrder }) }),
});
