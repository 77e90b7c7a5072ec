import { and, asc, eq, lt, notExists, or } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@shop/shared/domain/dates';
import { order, payment } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { createPayments } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { cancelOrderIn } from './cancel-order.ts';
import { PAYMENT_LINK_DAYS } from './order-secrets.ts';

/** How long stock is kept for somebody who is about to pay, counted from the last try. */
export const RESERVATION_MINUTES = 60;
const BATCH = 100;

/**
 * Cancels orders that nobody has paid in time and puts their stock back; payment links have 14 days. The provider is asked
 * first, as its callback may have been lost. Safe to run on several instances at once. Answers how many were cancelled.
 */
export async function releaseExpiredReservations(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'log'>,
  now: Date,
): Promise<number> {
  const { db } = services;
  const payments = createPayments(services);
  const latest = (age: number): Date => new Date(now.getTime() - age);
  const expired = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.status, 'awaitingPayment'),
        lt(order.updatedAt, latest(RESERVATION_MINUTES * MINUTE_MS)),
        or(
          lt(order.createdAt, latest(PAYMENT_LINK_DAYS * DAY_MS)),
          // Whoever got a payment link has its whole time; a card that was not finished has an hour.
          notExists(
            db
              .select({ id: payment.id })
              .from(payment)
              .where(and(eq(payment.orderId, order.id), eq(payment.provider, 'link'))),
          ),
        ),
      ),
    )
    .orderBy(asc(order.createdAt))
    .limit(BATCH);
  let released = 0;
  for (const { id } of expired) {
    await payments.refresh(id);
    const isCancelled = await inTransaction(db, (tx) =>
      cancelOrderIn(tx, id, now, ({ status }) => status === 'awaitingPayment'),
    );
    if (isCancelled) released += 1;
  }
  return released;
}
