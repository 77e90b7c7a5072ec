import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Id } from '../common.ts';
import { Amount, Done, Page, paged, ProductIds, Search, Seconds, sorted, Text, Words } from './common.ts';
import { managed } from './managed.ts';

/** Discount codes and gift cards: money, so only admins make and end them [O6-01]. */

const codes = managed({
  path: 'discount-code',
  role: 'admin',
  what: 'Discount codes',
  ids: '[O6-01], [1-20]',
  fields: {
    code: z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-ZÅÄÖ0-9-]{3,40}$/, 'Använd bokstäver, siffror och bindestreck, 3–40 tecken.'),
      ),
    name: Text(120),
    kind: z.enum(['percent', 'amount', 'freeShipping']),
    /** Whole per cent of the goods; kronor off the goods; most kronor of freight that is paid for the shopper. */
    value: Amount,
    startsAt: z.nullable(Seconds),
    endsAt: z.nullable(Seconds),
    minimumGoods: Amount,
    maxUses: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    maxPerCustomer: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999))),
    /** Only these products; null for all. */
    productIds: z.nullable(ProductIds(2_000)),
    /** Only products of these categories and what lies below them; null for all. */
    categoryIds: z.nullable(z.array(Id).check(z.maxLength(200))),
    /** A code bound to one member is invalid for all others. */
    memberId: z.nullable(Id),
    isActive: z.boolean(),
  },
  extra: { uses: z.number(), createdAt: z.number() },
  filters: { isActive: z.optional(z.enum(['true', 'false'])), memberId: z.optional(Id) },
  sorts: ['newest', 'code', 'uses'],
});
/** A code is revoked with `isActive`; it stays, for orders name it. */
export const { list: getAdminDiscountCodes, create: postAdminDiscountCode, change: putAdminDiscountCode } = codes;
/** Calls for discount codes. They cannot be deleted, since orders refer to them. */
export const adminDiscountCodes = { ...codes, remove: null };

/** A page of gift cards, found by the last four characters or the order; never the codes. */
export const getAdminGiftCards = endpoint({
  method: 'GET',
  path: 'admin/gift-card',
  access: 'user',
  role: 'employee',
  summary: 'Gift cards by the last four of their code or the order that bought them; never the codes [O6-01], [1-20].',
  query: z.object({
    page: Page,
    search: Search,
    state: z.optional(z.enum(['open', 'empty', 'blocked', 'expired'])),
    sort: sorted(['newest', 'balance', 'expires']),
  }),
  response: paged(
    z.object({
      id: z.string(),
      lastFour: z.string(),
      amount: z.number(),
      balance: z.number(),
      /** Null for one that the shop has given. */
      orderId: z.nullable(z.string()),
      isBlocked: z.boolean(),
      createdAt: z.number(),
      expiresAt: z.number(),
    }),
  ),
});

/** Issues a gift card in kronor; the code is mailed and shown nowhere else. */
export const postAdminGiftCard = endpoint({
  method: 'POST',
  path: 'admin/gift-card',
  access: 'user',
  role: 'admin',
  summary: 'Gives somebody a gift card: its code goes by mail and is seen by nobody else [O6-01], [1-20].',
  body: z.object({
    amount: z.number().check(z.minimum(1), z.maximum(10_000), z.multipleOf(0.01)),
    recipientEmail: z.email('Skriv en e-postadress.').check(z.maxLength(100)),
    recipientName: Words(100),
    message: Words(500),
    /** Reason for issuing it; stored in the audit log. */
    reason: Text(500),
  }),
  response: z.object({ data: z.object({ id: z.string(), lastFour: z.string() }) }),
});

/** Mails a gift card’s code once more. 409 for one that is blocked, empty or expired. */
export const postAdminGiftCardMail = endpoint({
  method: 'POST',
  path: 'admin/gift-card/:id/mail',
  access: 'user',
  role: 'admin',
  summary:
    'Mails a gift card’s code once more, to the address that is given; 409 for one that is blocked, empty or expired [1-20].',
  params: z.object({ id: z.uuid() }),
  body: z.object({ recipientEmail: z.email('Skriv en e-postadress.').check(z.maxLength(100)), reason: Text(500) }),
});

/** Blocks or unblocks a gift card with a reason for the audit log; the balance stays. */
export const putAdminGiftCardBlock = endpoint({
  method: 'PUT',
  path: 'admin/gift-card/:id/block',
  access: 'user',
  role: 'admin',
  summary: 'Blocks a gift card, or opens it again, for a reason that is kept; its money stays on it [O6-01].',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isBlocked: z.boolean(), reason: Text(500) }),
  response: Done,
});
