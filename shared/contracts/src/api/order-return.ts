import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Kronor, PhotoText, UnixSeconds } from './common.ts';

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

/** Kronor that are paid back, by what they were paid for. */
const RefundSums = z.object({ goods: Kronor, shipping: Kronor, paymentFee: Kronor, total: Kronor });

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
  refund: RefundSums,
  /** Announced, received, paid back: each with its time, null for what is to come. */
  steps: z.optional(z.array(z.object({ label: z.string(), at: z.nullable(UnixSeconds) }))),
  /** The shop's answer to a complaint. */
  answer: z.optional(z.nullable(z.string())),
  /** Ids of the buyer's photos; each is at `order/<id>/return/<return>/photo/<photo>` for owner and staff. */
  photos: z.optional(z.array(z.string())),
});
export type OrderReturn = z.infer<typeof OrderReturn>;

/** Why nothing of an order can be withdrawn from; null while something can. */
const WithdrawalObstacle = z.enum([
  // Companies have no such right by law.
  'company',
  'notPaid',
  // Until packing begins, the order is cancelled instead.
  'notPacked',
  'cancelled',
  'expired',
  // Everything is withdrawn from, or excluded from the right.
  'nothingLeft',
]);

/** '0:1,2:3': positions of an order's rows and units of each, as a URL and a plain form carry them. */
const CompactRows = z.string().check(z.maxLength(2000), z.regex(/^\d{1,3}:\d{1,4}(?:,\d{1,3}:\d{1,4})*$/));

/** What can still be withdrawn from an order, until when and for how many kronor. */
export const getOrderWithdrawal = endpoint({
  method: 'GET',
  path: 'order/:id/withdrawal',
  access: 'exists',
  summary:
    'What of an order can still be withdrawn from, until when and for how much, and what has been told already [O7-11].',
  params: OrderId,
  query: z.object({ secret: Secret, rows: z.optional(CompactRows) }),
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
        obstacle: z.optional(z.nullable(WithdrawalObstacle)),
        /** The buyer, for the statement and its confirmation. */
        contact: z.optional(z.object({ name: z.string(), email: z.string() })),
        /** How the order was paid, and so how the money goes back. */
        paymentName: z.optional(z.string()),
        /** What the units of `rows` would give back; null without `rows`, or when they cannot be withdrawn. */
        quote: z.optional(z.nullable(RefundSums)),
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

/**
 * "Ångra köpet" as a plain form sends it, where the browser runs no script: the same statement, its rows in one field.
 */
export const postOrderWithdrawalForm = endpoint({
  method: 'POST',
  path: 'order-withdrawal',
  access: 'exists',
  summary: '"Ångra köpet" from a form without script: as `order/:id/withdraw`, with the rows as one text [O2.17-17].',
  body: z.object({
    orderId: z.string().check(z.maxLength(40)),
    secret: z.nullable(z.string().check(z.maxLength(100))),
    rows: CompactRows,
    name: z.string().check(z.maxLength(100)),
    email: z.string().check(z.maxLength(100)),
    reason: z.string().check(z.maxLength(1000)),
  }),
  response: z.object({ data: z.object({ return: OrderReturn }) }),
});

/**
 * Mails the link to an order to its buyer, who has neither account nor mail at hand. The response is the same whether
 * there is such an order or not.
 */
export const postOrderLink = endpoint({
  method: 'POST',
  path: 'order-link',
  access: 'never',
  summary:
    'Mails the link to an order to the buyer who names its number and e-mail; says nothing of either [O2.17-17].',
  body: z.object({
    orderId: z.string().check(z.minLength(1), z.maxLength(60)),
    email: z.string().check(z.minLength(3), z.maxLength(100)),
    /** The page that the link opens. */
    purpose: z.enum(['order', 'withdrawal', 'complaint']),
  }),
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

/** Photos of one complaint. */
export const MAX_RETURN_PHOTOS = 5;

/** Adds a photo to a complaint that is not decided yet: at most `MAX_RETURN_PHOTOS`, each re-encoded by the api. */
export const postReturnPhoto = endpoint({
  method: 'POST',
  path: 'order/:id/return/:returnId/photo',
  access: 'exists',
  summary: 'Adds a photo to a complaint that is not decided; JPEG, PNG or WebP, re-encoded and stripped [O2.17-02].',
  params: z.object({ id: z.string().check(z.maxLength(40)), returnId: z.string().check(z.maxLength(40)) }),
  body: z.object({
    secret: Secret,
    image: PhotoText,
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
