import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { OrderPayment, PAYMENT_STATUSES, PaymentMethod } from './checkout.ts';
import { Kronor, UnixSeconds } from './common.ts';

/** Cost of a plan: everything that consumer credit law requires to be shown before it is chosen. */
export const InstalmentOffer = z.object({
  months: z.number(),
  /** Each payment but the first, which has the set-up fee as well. */
  monthly: Kronor,
  firstPayment: Kronor,
  setupFee: Kronor,
  noticeFee: Kronor,
  /** Per cent a year. */
  nominalRate: z.number(),
  effectiveRate: z.number(),
  cost: Kronor,
  total: Kronor,
});

/** Instalment plans for an amount in kronor, with effective rate and total cost. */
export const getInstalmentOffers = endpoint({
  method: 'GET',
  path: 'instalment/offer',
  access: 'never',
  cacheSeconds: 3600,
  summary: 'The instalment plans that can be had for an amount, with effective rate and total cost [O2.17-22].',
  query: z.object({ amount: z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)) }),
  response: z.object({
    data: z.object({
      offers: z.array(InstalmentOffer),
      /** The warning that the law requires beside every offer of credit. */
      warning: z.string(),
      /** The sums that there are plans for. */
      limits: z.optional(z.object({ least: Kronor, most: Kronor })),
    }),
  }),
});

const MemberPaymentPart = z.object({
  number: z.number(),
  dueAt: UnixSeconds,
  amount: Kronor,
  principal: Kronor,
  interest: Kronor,
  fee: Kronor,
  paidAt: z.nullable(UnixSeconds),
});

/** An invoice or an instalment plan [O2.17-06]. */
export const MemberPayment = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'instalment']),
  orderId: z.string(),
  createdAt: UnixSeconds,
  amount: Kronor,
  remaining: Kronor,
  /** What is to be paid next; null when all is paid. */
  next: z.nullable(z.object({ number: z.number(), dueAt: UnixSeconds, amount: Kronor, isOverdue: z.boolean() })),
  status: z.enum(['open', 'overdue', 'paid', 'credited']),
});
export type MemberPayment = z.infer<typeof MemberPayment>;

const Detailed = z.extend(MemberPayment, { parts: z.array(MemberPaymentPart) });
const PaymentId = z.object({ id: z.string().check(z.maxLength(40)) });

/** The member’s invoices and instalment plans, unpaid ones first. */
export const getPayments = endpoint({
  method: 'GET',
  path: 'payment',
  access: 'user',
  summary: 'The member’s invoices and instalment plans, unpaid first [O7-14].',
  response: z.object({
    data: z.object({
      payments: z.array(MemberPayment),
      /** The ways to pay what is due: direct ones, since a debt is not paid with credit. */
      paymentMethods: z.optional(z.array(PaymentMethod)),
    }),
  }),
});

/** One invoice or plan with its payments. 404 for those of others. */
export const getPayment = endpoint({
  method: 'GET',
  path: 'payment/:id',
  access: 'user',
  summary: 'One invoice or plan with its payments; 404 for everyone but its member [O7-14].',
  params: PaymentId,
  response: z.object({ data: z.object({ payment: Detailed }) }),
});

/** Starts paying the sum that is due next. 409 when nothing is due. */
export const postPaymentPay = endpoint({
  method: 'POST',
  path: 'payment/:id/pay',
  access: 'user',
  summary: 'Starts paying what is due next, directly; the same session until it ends, 409 when nothing is due [O7-14].',
  params: PaymentId,
  body: z.object({ paymentMethodId: z.number() }),
  response: z.object({ data: z.object({ paymentSession: OrderPayment }) }),
});

/** How a session of `postPaymentPay` goes, polled until it is paid, failed or cancelled. */
export const getPaymentSession = endpoint({
  method: 'GET',
  path: 'payment/:id/session/:reference',
  access: 'user',
  summary:
    'How one try to pay what is due goes, as the provider last told the server; 404 for everyone but its member [O7-14], [O4-43].',
  params: z.extend(PaymentId, { reference: z.uuid() }),
  response: z.object({ data: z.object({ status: z.enum(PAYMENT_STATUSES) }) }),
});

/** The member’s instalment plans in full. 403 without an e-ID signing for `instalments` in this session. */
export const getInstalments = endpoint({
  method: 'GET',
  path: 'instalment',
  access: 'secure',
  summary:
    'The member’s instalment plans in full, after an e-ID signing for `instalments` in this session; 403 without one [O7-14], [1-72].',
  response: z.object({ data: z.object({ instalments: z.array(Detailed) }) }),
});
