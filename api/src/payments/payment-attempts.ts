import { randomUUID } from 'node:crypto';
import type { OrderPayment as OrderPaymentSchema } from '@shop/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isPaymentTaken } from '../checkout/payment-methods.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { order, payment, paymentMethod } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { findOrder, lockOrder, type OrderRecord } from '../orders/order-store.ts';
import { renewReservation } from '../orders/stock-reservation.ts';
import { type PaymentContext, providerName } from './payment-context.ts';
import type { PaymentRequest } from './provider.ts';
import type { PaymentProviders, ProviderName } from './providers.ts';

export type OrderPayment = z.infer<typeof OrderPaymentSchema>;
export type PaymentRecord = typeof payment.$inferSelect;

/** An order and its latest attempt to pay, if there is one. */
export interface OrderAttempt<Current = PaymentRecord | undefined> {
  readonly record: OrderRecord;
  readonly current: Current;
}

/** The order's latest attempt of its own; attempts to pay an invoice or plan are not among them. */
export async function latestAttempt(on: DbOrTx, orderId: string): Promise<PaymentRecord | undefined> {
  const [row] = await on
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNull(payment.claimId)))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1);
  return row;
}

/** The order with its latest attempt. Refuses (404) when there is no such order. */
export async function readAttempt(on: DbOrTx, orderId: string): Promise<OrderAttempt> {
  const record = await findOrder(on, orderId);
  if (record === undefined) throw notFound();
  return { record, current: await latestAttempt(on, orderId) };
}

/** A saved card to charge, the wish to save the one that is used, or the mark of a wallet's token. */
export type CardWish = Pick<PaymentRecord, 'savesCard' | 'savedCardId'> &
  Partial<Pick<PaymentRecord, 'walletTokenHash'>>;

export interface NewAttempt {
  readonly orderId: string;
  readonly provider: ProviderName;
  readonly amountOre: number;
  readonly now: Date;
  /** What the buyer wants of the card, see `payment`. */
  readonly card?: CardWish | undefined;
  /** The part of an invoice or plan that it pays; an attempt of the order itself has none. */
  readonly claim?: { readonly claimId: string; readonly claimPart: number };
}

/**
 * Stores a pending attempt; its id is also its reference at the provider. Refuses (409) a wallet's token that has made
 * one already.
 */
export async function insertAttempt(tx: Tx, { now, claim, card, ...values }: NewAttempt): Promise<PaymentRecord> {
  const id = randomUUID();
  const [created] = await tx
    .insert(payment)
    .values({ id, reference: id, ...values, ...claim, ...card, status: 'pending', createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: payment.walletTokenHash })
    .returning();
  if (created === undefined) throw new ApiError('CONFLICT', 'Plånbokens godkännande är redan använt. Betala på nytt.');
  return created;
}

/** Stores an attempt for all that gift cards have not paid. */
export const insertOrderAttempt = (
  tx: Tx,
  record: OrderRecord,
  provider: ProviderName,
  now: Date,
  card?: CardWish,
): Promise<PaymentRecord> =>
  insertAttempt(tx, { orderId: record.id, provider, amountOre: record.totalOre - record.giftCardOre, now, card });

/** Whether a pending attempt has its session at the provider. */
export const isStarted = ({
  status,
  sessionToken,
  redirectUrl,
}: Pick<PaymentRecord, 'status' | 'sessionToken' | 'redirectUrl'>): boolean =>
  status === 'pending' && (sessionToken !== null || redirectUrl !== null);

/** The attempt as it is sent to the provider. */
export const toPaymentRequest = (record: OrderRecord, current: PaymentRecord): PaymentRequest => ({
  reference: current.reference,
  orderId: record.id,
  amountOre: current.amountOre,
  mobile: record.customer.mobile,
  startedAt: current.createdAt,
});

/** The attempt as it is sent to the browser. */
export const toOrderPayment = (
  providers: PaymentProviders,
  { provider, sessionToken, redirectUrl, reference }: PaymentRecord,
): OrderPayment => {
  const type = providerName(providers, provider);
  const { ui } = providers[type];
  return { type, sessionToken, redirectUrl, reference, ...(ui !== undefined && { ui }) };
};

/** Timestamp of a new attempt: after the latest one, so that two attempts within a millisecond still have an order. */
export const attemptTime = (now: Date, latest: Pick<PaymentRecord, 'createdAt'> | undefined): Date =>
  new Date(Math.max(now.getTime(), (latest?.createdAt.getTime() ?? 0) + 1));

/**
 * The open attempt of a locked order, stored now if there is none; null when its method has been switched off. Refuses
 * (409) an order that waits for no payment.
 */
export async function openAttempt(
  tx: Tx,
  record: OrderRecord,
  { config, clock }: Pick<PaymentContext, 'config' | 'clock'>,
): Promise<PaymentRecord | null> {
  const latest = await latestAttempt(tx, record.id);
  if (latest !== undefined && (record.status !== 'awaitingPayment' || isStarted(latest))) return latest;
  if (record.status !== 'awaitingPayment') throw new ApiError('CONFLICT', 'Beställningen kan inte betalas.');
  const [method] = await tx
    .select({ type: paymentMethod.type, isActive: paymentMethod.isActive })
    .from(paymentMethod)
    .where(eq(paymentMethod.id, record.paymentMethodId));
  if (method === undefined || !method.isActive || !isPaymentTaken(method.type, config)) return null;
  if (latest?.status === 'pending') return latest;
  if (method.type !== 'link') await renewReservation(tx, record, clock.now());
  const now = attemptTime(clock.now(), latest);
  if (record.paymentStatus !== 'pending') {
    await tx.update(order).set({ paymentStatus: 'pending', updatedAt: now }).where(eq(order.id, record.id));
  }
  return insertOrderAttempt(tx, record, method.type, now);
}

/** The order, locked, with its open attempt; null when gift cards have paid it all, or its method is switched off. */
export const lockAndOpenAttempt = (
  context: PaymentContext,
  orderId: string,
): Promise<OrderAttempt<PaymentRecord | null>> =>
  inTransaction(context.db, async (tx) => {
    const record = await lockOrder(tx, orderId);
    if (record === undefined) throw notFound();
    const isCovered = record.giftCardOre >= record.totalOre;
    return { record, current: isCovered ? null : await openAttempt(tx, record, context) };
  });
