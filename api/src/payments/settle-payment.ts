import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { order, payment, paymentEvent, type PaymentStatus } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { Config } from '../config.ts';
import { cancelOrderIn } from '../orders/cancel-order.ts';
import { lockOrder } from '../orders/order-store.ts';
import { hasRenewedReservation } from '../orders/stock-reservation.ts';
import { orderIsPaid } from './after-payment.ts';
import { openClaim, settleClaimPart } from './claims.ts';
import type { ProviderStatus } from './provider.ts';
import { oweBack } from './refunds.ts';

/** News from the provider, by callback or response. */
export interface PaymentNews {
  readonly provider: string;
  readonly reference: string;
  /** The provider's name for this piece of news; the same news twice has the same. */
  readonly eventId: string;
  readonly status: ProviderStatus;
  readonly body: unknown;
}

/** States only move forward. A payment that succeeds after it was given up has still been made: the money is there. */
const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['paid', 'failed', 'cancelled'],
  failed: ['paid'],
  cancelled: ['paid'],
  paid: [],
  refunded: [],
};

async function isNew(tx: Tx, paymentId: string, { provider, eventId, body }: PaymentNews, now: Date): Promise<boolean> {
  const stored = await tx
    .insert(paymentEvent)
    .values({ provider, eventId, paymentId, body, createdAt: now })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvent.eventId });
  return stored.length > 0;
}

/**
 * Applies what a provider says, once however often it says it and in whatever order [O4-43]. The order is paid by this
 * alone. Money for an order that needs none any more (cancelled, or paid by another try) is owed back.
 */
export async function settlePayment(
  tx: Tx,
  news: PaymentNews,
  config: Pick<Config, 'secrets' | 'publicOrigin'>,
  now: Date,
): Promise<void> {
  const named = and(eq(payment.provider, news.provider), eq(payment.reference, news.reference));
  const [known] = await tx.select({ orderId: payment.orderId }).from(payment).where(named);
  const record = known === undefined ? undefined : await lockOrder(tx, known.orderId);
  // Read again under the order's lock: another call may have moved it.
  const [current] = await tx.select().from(payment).where(named);
  if (record === undefined || current === undefined) throw notFound();
  if (!(await isNew(tx, current.id, news, now)) || !NEXT[current.status].includes(news.status)) return;

  await tx.update(payment).set({ status: news.status, updatedAt: now }).where(eq(payment.id, current.id));
  if (current.claimId !== null) {
    if (news.status === 'paid') await settleClaimPart(tx, current, now);
    return;
  }
  const isNeeded = record.status === 'awaitingPayment';
  if (news.status === 'paid') {
    if (isNeeded && !(await hasRenewedReservation(tx, record, now))) {
      // Paid too late, and the goods are gone: cancel the order and refund all of its money.
      await cancelOrderIn(tx, record.id, now);
    } else if (isNeeded) {
      await orderIsPaid(tx, record, config, now);
      await openClaim(tx, record, current, now);
    } else await oweBack(tx, current, { amountOre: current.amountOre, key: 'not-needed' }, now);
    return;
  }
  if (!isNeeded) return;
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, record.id), isNull(payment.claimId), eq(payment.status, 'pending')))
    .limit(1);
  if (open === undefined) {
    await tx.update(order).set({ paymentStatus: news.status, updatedAt: now }).where(eq(order.id, record.id));
  }
}
