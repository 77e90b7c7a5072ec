import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { order, payment, paymentEvent, type PaymentStatus } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import type { RefundDue } from '../orders/cancel-order.ts';
import { lockOrder, setOrderStatus } from '../orders/order-store.ts';
import type { ProviderStatus } from './provider.ts';

/** Something the provider has told, by callback or by answer. */
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
 * alone. Money for an order that needs none any more (cancelled, or paid by another try) is to be given back: the caller
 * asks the provider for that after the transaction.
 */
export async function settlePayment(tx: Tx, news: PaymentNews, now: Date): Promise<RefundDue[]> {
  const named = and(eq(payment.provider, news.provider), eq(payment.reference, news.reference));
  const [known] = await tx.select({ orderId: payment.orderId }).from(payment).where(named);
  const record = known === undefined ? undefined : await lockOrder(tx, known.orderId);
  // Read again under the order's lock: another call may have moved it.
  const [current] = await tx.select().from(payment).where(named);
  if (record === undefined || current === undefined) throw notFound();
  if (!(await isNew(tx, current.id, news, now)) || !NEXT[current.status].includes(news.status)) return [];

  const isNeeded = record.status === 'awaitingPayment';
  const status: PaymentStatus = news.status === 'paid' && !isNeeded ? 'refunded' : news.status;
  await tx.update(payment).set({ status, updatedAt: now }).where(eq(payment.id, current.id));
  if (status === 'refunded') return [{ provider: current.provider, reference: current.reference }];
  if (status === 'paid') {
    await setOrderStatus(tx, record.id, { status: 'received', paymentStatus: 'paid' }, now);
    return [];
  }
  if (!isNeeded) return [];
  const [open] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, record.id), eq(payment.status, 'pending')))
    .limit(1);
  if (open === undefined) {
    await tx.update(order).set({ paymentStatus: news.status, updatedAt: now }).where(eq(order.id, record.id));
  }
  return [];
}
