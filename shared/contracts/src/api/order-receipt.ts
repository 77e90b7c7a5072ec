import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Kronor, UnixSeconds } from './common.ts';

/**
 * Content of a receipt, ready to print; amounts in kronor. A snapshot from when it was issued: later changes do not
 * affect it.
 */
export const Receipt = z.object({
  /** 'K-1042', or 'KR-1043' for a credit note. One series for both. */
  number: z.string(),
  kind: z.enum(['receipt', 'credit']),
  orderId: z.string(),
  issuedAt: UnixSeconds,
  seller: z.object({
    name: z.string(),
    corpNumber: z.string(),
    vatNumber: z.string(),
    address: z.string(),
    email: z.string(),
  }),
  buyer: z.object({ name: z.string(), address: z.string(), corpNumber: z.string(), reference: z.string() }),
  rows: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unitPrice: Kronor,
      discount: Kronor,
      total: Kronor,
      /** Per cent; null for what has no VAT. */
      vatRate: z.nullable(z.number()),
    }),
  ),
  /** One line per rate, highest first; the sums of all lines are those of the receipt. */
  vat: z.array(z.object({ rate: z.number(), net: Kronor, vat: Kronor, gross: Kronor })),
  total: Kronor,
  totalVat: Kronor,
  payments: z.array(z.object({ name: z.string(), amount: Kronor })),
});
export type Receipt = z.infer<typeof Receipt>;

/** Receipt and credit notes, for the owner or the bearer of the mailed link. 404 before payment. */
export const getOrderReceipt = endpoint({
  method: 'GET',
  path: 'order/:id/receipt',
  access: 'exists',
  summary:
    'Receipt and credit notes of a paid order, for its owner or the mail link’s secret; 404 before payment [O2.17-02].',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  query: z.object({ secret: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({ data: z.object({ receipt: Receipt, credits: z.array(Receipt) }) }),
});
