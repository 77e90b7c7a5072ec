import { DEFAULT_CURRENCY } from '@shop/domain/money';
import * as z from 'zod';

/** Messages between the shop and the card provider, server to server. */

/** 'processing': a wallet's token was taken, and the bank has not answered yet. */
export const SESSION_STATUSES = ['open', 'processing', 'authorized', 'declined', 'cancelled', 'refunded'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const CreateSession = z.object({
  reference: z.string().min(1).max(100),
  orderId: z.string().min(1).max(40),
  amountOre: z.number().int().positive(),
  currency: z.literal(DEFAULT_CURRENCY),
  /** The shopper wants the card saved: the provider gives a token for it once it has paid. */
  savesCard: z.boolean().optional(),
  /** A token from before: charged at once, without the provider's page unless the bank asks for the shopper. */
  cardToken: z.string().max(400).optional(),
  /** A wallet's token for this payment: charged at once, once, since the wallet has authenticated its owner. */
  wallet: z.object({ method: z.string().max(200), token: z.string().min(1).max(20_000) }).optional(),
});

/** The wallets that the merchant has an agreement for, with what each needs to know of the merchant. */
export const WalletsResponse = z.object({
  wallets: z.array(
    z.object({ method: z.string().max(200), name: z.string().max(60), data: z.record(z.string(), z.unknown()) }),
  ),
});

/** Asks for the session with which a wallet recognises the merchant: the provider has the certificate for it. */
export const WalletSessionRequest = z.object({
  method: z.string().max(200),
  /** The wallet's own, as the browser got it. */
  validationUrl: z.url().max(300),
  /** The shop's host name, which the wallet shows. */
  domain: z.string().min(1).max(253),
});

export const WalletSessionResponse = z.object({ session: z.unknown() });

/** A card that the provider has saved. */
export const TokenizedCard = z.object({
  token: z.string().min(1).max(400),
  brand: z.string().min(1).max(40),
  lastFour: z.string().regex(/^\d{4}$/),
  /** 'MM/YY'. */
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/\d\d$/),
});
export type TokenizedCard = z.infer<typeof TokenizedCard>;

/** Refunds part or all of a payment; idempotent per `refundId`. */
export const RefundSession = z.object({ refundId: z.string().min(1).max(100), amountOre: z.number().int().positive() });

export const SessionResponse = z.object({
  token: z.string().min(1),
  status: z.enum(SESSION_STATUSES),
  /** The saved card, when that was asked for and it has paid. */
  card: TokenizedCard.nullish(),
});

/** A callback. The provider may repeat it, send it late, or out of order. */
export const CardCallback = z.object({
  eventId: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  amountOre: z.number().int(),
  /** ISO 4217. As received: the shop compares it with the order's, like the amount. */
  currency: z.string().max(3),
  status: z.enum(['authorized', 'declined', 'cancelled']),
});
export type CardCallback = z.infer<typeof CardCallback>;

/** The page's own call when the shopper presses "Betala". */
export const PayRequest = z.object({
  number: z.string().max(30),
  expiry: z.string().max(10),
  cvc: z.string().max(6),
  name: z.string().max(100),
});

export const PayResponse = z.object({
  result: z.enum(['authorized', 'declined', 'invalid']),
  message: z.string(),
  /** The field that is wrong, when the result is 'invalid'. */
  field: z.enum(['number', 'expiry', 'cvc', 'name']).nullable(),
});
export type PayResponse = z.infer<typeof PayResponse>;
