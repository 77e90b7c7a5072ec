import { and, asc, eq, isNull, lt, not, notExists, or } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shop/domain/dates';
import { member, order } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { createPayments } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { cancelOrderIn } from './cancel-order.ts';
import { hasLink } from './order-limits.ts';
import { PAYMENT_LINK_DAYS } from './order-secrets.ts';
import { lockOrder } from './order-store.ts';
import { endReservation, GUEST_RESERVATION_HOURS } from './stock-reservation.ts';

/** How long stock is reserved for a payment, counted from the last attempt. */
export const RESERVATION_MINUTES = 60;
const BATCH = 100;

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'simulators'>;

const isAwaiting = eq(order.status, 'awaitingPayment');
const hasNotBeenTriedSince = (timestamp: Date) => lt(order.updatedAt, timestamp);

/** Whoever got a payment link has its whole time; a card that was not finished has an hour. */
async function cancelExpired({ db, ...services }: Parts, now: Date): Promise<number> {
  const payments = createPayments({ db, ...services });
  const latest = (age: number): Date => new Date(now.getTime() - age);
  const expired = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        isAwaiting,
        hasNotBeenTriedSince(latest(RESERVATION_MINUTES * MINUTE_MS)),
        or(lt(order.createdAt, latest(PAYMENT_LINK_DAYS * DAY_MS)), not(hasLink(db))),
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

/** Puts the stock of guests' unpaid link orders back after some hours [F6]; their links stay valid. */
async function endGuestReservations({ db, ...services }: Parts, now: Date): Promise<number> {
  const payments = createPayments({ db, ...services });
  const latest = (age: number): Date => new Date(now.getTime() - age);
  const isOver = and(
    isAwaiting,
    isNull(order.stockReturnedAt),
    lt(order.createdAt, latest(GUEST_RESERVATION_HOURS * HOUR_MS)),
    hasNotBeenTriedSince(latest(RESERVATION_MINUTES * MINUTE_MS)),
    notExists(
      db
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.id, order.memberId), eq(member.isEmailConfirmed, true))),
    ),
  );
  const reserved = await db
    .select({ id: order.id })
    .from(order)
    .where(isOver)
    .orderBy(asc(order.createdAt))
    .limit(BATCH);
  let ended = 0;
  for (const { id } of reserved) {
    await payments.refresh(id);
    ended += await inTransaction(db, async (tx) => {
      await lockOrder(tx, id);
      const [record] = await tx
        .select()
        .from(order)
        .where(and(eq(order.id, id), isOver));
      if (record === undefined) return 0;
      await endReservation(tx, record, now);
      return 1;
    });
  }
  return ended;
}

/**
 * Cancels orders that were not paid in time, payment links after 14 days, and puts the stock of guests' link orders
 * back after some hours. Checks with the provider first, as its callback may have been lost. Safe to run on several
 * instances at once. Returns how many orders gave their stock back.
 */
export const releaseExpiredReservations = async (services: Parts, now: Date): Promise<number> =>
  (await cancelExpired(services, now)) + (await endGuestReservations(services, now));
