import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Kronor, UnixSeconds } from './common.ts';

const OrderId = z.object({ id: z.string().check(z.maxLength(40)) });
const Secret = z.optional(z.string().check(z.maxLength(100)));
const Rows = z
  .array(
    z.object({
      /** `id` of the order's row. */
      rowId: z.string().check(z.maxLength(60)),
      quantity: z.number().check(z.int(), z.minimum(1), z.maximum(9999)),
    }),
  )
  .check(z.minLength(1), z.maxLength(200));

/** A statement as received, which the law wants confirmed on a durable medium (distansavtalslagen 2 kap. 10 §). */
export const OrderReturn = z.object({
  id: z.string(),
  kind: z.enum(['withdrawal', 'complaint']),
  status: z.enum(['announced', 'refunded', 'closed']),
  statusLabel: z.string(),
  receivedAt: UnixSeconds,
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  rows: z.array(z.object({ rowId: z.string(), name: z.string(), quantity: z.number(), refund: Kronor })),
  refund: z.object({ goods: Kronor, shipping: Kronor, paymentFee: Kronor, total: Kronor }),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** What can still be withdrawn from an order, until when and for how many kronor. */
export const getOrderWithdrawal = endpoint({
  method: 'GET',
  path: 'order/:id/withdrawal',
  access: 'exists',
  summary:
    'What of an order can still be withdrawn from, until when and for how much, and what has been told already [O7-11].',
  params: OrderId,
  query: z.object({ secret: Secret }),
  response: z.object({
    data: z.object({
      withdrawal: z.object({
        isOpen: z.boolean(),
        /** The last second in which the right applies; null before delivery. */
        deadline: z.nullable(UnixSeconds),
        rows: z.array(
          z.object({
            rowId: z.string(),
            name: z.string(),
            quantity: z.number(),
            /** Units that have not been returned yet. */
            remaining: z.number(),
            /** Why the row is excluded from the right; null when it is not. */
            exempt: z.nullable(z.string()),
            /** For all remaining units. */
            refund: Kronor,
          }),
        ),
        /** Given back as well when everything is returned. */
        shippingRefund: Kronor,
        paymentFeeRefund: Kronor,
        returnAddress: z.string(),
        returns: z.array(OrderReturn),
      }),
    }),
  }),
});

/** Withdraws from order rows and confirms it by mail; once per Idempotency-Key. */
export const postOrderWithdraw = endpoint({
  method: 'POST',
  path: 'order/:id/withdraw',
  access: 'exists',
  summary:
    '"Ångra köpet": receives the statement and confirms it by mail at once, with its content and time; once per Idempotency-Key [O2.17-17].',
  params: OrderId,
  body: z.object({
    secret: Secret,
    rows: Rows,
    /** Who makes the statement and the e-mail address for its confirmation; the order's own by default. */
    name: z.optional(z.string().check(z.maxLength(100))),
    email: z.optional(z.string().check(z.maxLength(100))),
    /** Optional: the right needs no reason. */
    reason: z.optional(z.string().check(z.maxLength(1000))),
  }),
  response: z.object({ data: z.object({ return: OrderReturn }) }),
});

/** Files a complaint about delivered goods, within three years (konsumentköplagen). */
export const postOrderReturn = endpoint({
  method: 'POST',
  path: 'order/:id/return',
  access: 'exists',
  summary: 'Tells that something is wrong with delivered goods, within three years (konsumentköplagen) [O2.17-02].',
  params: OrderId,
  body: z.object({
    secret: Secret,
    rows: Rows,
    description: z.string().check(z.minLength(10), z.maxLength(2000)),
  }),
  response: z.object({ data: z.object({ return: OrderReturn }) }),
});

/** Opens a paid download; with it the buyer waives the right of withdrawal (2 kap. 11 § 11). */
export const postOrderDownload = endpoint({
  method: 'POST',
  path: 'order/:id/download',
  access: 'exists',
  summary:
    'Opens a download that is paid; with it the buyer agrees that the right of withdrawal ends (2 kap. 11 § 11).',
  params: OrderId,
  body: z.object({ secret: Secret, rowId: z.string().check(z.maxLength(60)), consent: z.literal(true) }),
  response: z.object({ data: z.object({ codes: z.array(z.string()) }) }),
});

/** Records that returned goods have arrived: refunds them, once, and restocks them if `isRestocked`. */
export const postAdminReturnSettle = endpoint({
  method: 'POST',
  path: 'admin/return/:id/settle',
  access: 'user',
  role: 'admin',
  summary:
    'The goods of a return have come: gives the money back the way it came, once, and puts them into stock [O6-01].',
  params: OrderId,
  body: z.object({ isRestocked: z.boolean() }),
  response: z.object({ data: z.object({ return: OrderReturn }) }),
});
