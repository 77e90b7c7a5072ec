import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { OrderReturn } from '../order-return.ts';
import { Amount, Page, paged, Search, sorted, Text } from './common.ts';

const ReturnId = z.object({ id: z.string().check(z.maxLength(40)) });
const Decision = z.enum(['refund', 'reduction', 'repair', 'replacement', 'rejected']);

const AdminReturn = z.extend(OrderReturn, {
  orderId: z.string(),
  /** Decision on a complaint and its message to the buyer; null until then, and for withdrawals. */
  decision: z.nullable(Decision),
  answer: z.nullable(z.string()),
  settledAt: z.nullable(z.number()),
  rows: z.array(
    z.object({
      rowId: z.string(),
      name: z.string(),
      quantity: z.number(),
      refund: z.number(),
      /** Sum in kronor paid for the units and not refunded yet: the maximum of a decision. */
      most: z.number(),
    }),
  ),
});

/** A page of withdrawals and complaints, those that wait longest first. */
export const getAdminReturns = endpoint({
  method: 'GET',
  path: 'admin/return',
  access: 'user',
  role: 'employee',
  summary:
    'Withdrawals and complaints, those that wait longest first, by state, and by number, order, name or e-mail [O6-01], [O2.17-17].',
  query: z.object({
    page: Page,
    search: Search,
    kind: z.optional(z.enum(['withdrawal', 'complaint'])),
    status: z.optional(z.enum(['announced', 'refunded', 'closed'])),
    sort: sorted(['oldest', 'newest']),
  }),
  response: paged(
    z.object({
      id: z.string(),
      orderId: z.string(),
      kind: z.enum(['withdrawal', 'complaint']),
      status: z.enum(['announced', 'refunded', 'closed']),
      statusLabel: z.string(),
      decision: z.nullable(Decision),
      name: z.string(),
      email: z.string(),
      receivedAt: z.number(),
      settledAt: z.nullable(z.number()),
      refundTotal: z.number(),
    }),
  ),
});

/** One withdrawal or complaint with its rows and the sum in kronor that can still be refunded. */
export const getAdminReturn = endpoint({
  method: 'GET',
  path: 'admin/return/:id',
  access: 'user',
  role: 'employee',
  summary: 'One withdrawal or complaint with its rows, what it led to and what can still be given back [O6-01].',
  params: ReturnId,
  response: z.object({ data: z.object({ return: AdminReturn }) }),
});

/** A photo of a complaint, for the employees who decide it; its id is one of the return's `photos`. */
export const getAdminReturnPhoto = endpoint({
  method: 'GET',
  path: 'admin/return/:id/photo/:photoId',
  access: 'user',
  role: 'employee',
  summary: 'A photo that the buyer has sent with a complaint, as WebP in base64; 404 for one of another [O2.17-02].',
  params: z.extend(ReturnId, { photoId: z.uuid() }),
  response: z.object({ data: z.object({ image: z.string() }) }),
});

/** Decides a complaint, once, mails the buyer and refunds accordingly. 409 when it is decided already. */
export const postAdminReturnDecide = endpoint({
  method: 'POST',
  path: 'admin/return/:id/decide',
  access: 'user',
  role: 'admin',
  summary:
    'Ends a complaint, once: tells the buyer by mail, and gives back what the decision says the way it was paid; 409 when it is decided [O6-01], [O2.17-02].',
  params: ReturnId,
  body: z.object({
    /** `refund` undoes the purchase of the rows' units; `reduction` refunds a part and the buyer keeps the goods. */
    decision: Decision,
    /** Message to the buyer. */
    answer: Text(2_000),
    /** With `reduction`: kronor per row. */
    reductions: z.optional(
      z.array(z.object({ rowId: z.string().check(z.maxLength(60)), amount: Amount })).check(z.maxLength(200)),
    ),
    /** With `refund`: whether the goods can be sold again. */
    isRestocked: z._default(z.boolean(), false),
  }),
  response: z.object({ data: z.object({ return: AdminReturn }) }),
});
