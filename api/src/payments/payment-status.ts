import { and, eq } from 'drizzle-orm';
import { order, payment, type PaymentStatus } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import { type OrderPayment, readAttempt, toOrderPayment } from './payment-attempts.ts';
import type { PaymentContext } from './payment-context.ts';
import type { ProviderName } from './providers.ts';
import { checkAtProvider } from './settlement.ts';
import { startPayment } from './start-payment.ts';

export interface PaymentState {
  readonly status: PaymentStatus;
  readonly payment: OrderPayment;
}

/** State of the order's payment, after a check at the provider if it is pending; see `Payments.refresh`. */
export async function refreshPayment(context: PaymentContext, orderId: string): Promise<PaymentState> {
  const { db, providers } = context;
  const before = await readAttempt(db, orderId);
  if (before.current === undefined) {
    const started = await startPayment(context, orderId);
    return { status: (await readAttempt(db, orderId)).record.paymentStatus, payment: started };
  }
  if (before.current.status === 'pending') await checkAtProvider(context, before.record, before.current);
  const { record, current } = await readAttempt(db, orderId);
  return { status: record.paymentStatus, payment: toOrderPayment(providers, current ?? before.current) };
}

/** Checks within the budget; beyond it returns the stored state; see `Payments.poll`. */
export async function pollPayment(context: PaymentContext, orderId: string): Promise<PaymentState> {
  const { record, current } = await readAttempt(context.db, orderId);
  if (current?.status === 'pending' && !context.mayCheck(current.reference)) {
    return { status: record.paymentStatus, payment: toOrderPayment(context.providers, current) };
  }
  return refreshPayment(context, orderId);
}

/** Checks an attempt that a provider's callback names; see `Payments.onCallback`. */
export async function checkAfterCallback(
  context: PaymentContext,
  provider: ProviderName,
  reference: string,
): Promise<boolean> {
  const { db, mayCheck } = context;
  const named = and(eq(payment.provider, provider), eq(payment.reference, reference));
  const [current] = await db.select().from(payment).where(named);
  const record = current === undefined ? undefined : await findOrder(db, current.orderId);
  if (current === undefined || record === undefined) return false;
  // Also one that was cancelled: it may have been paid all the same.
  const isOver = current.status === 'paid' || current.status === 'refunded';
  // Beyond the budget the shopper's page checks, or the job that releases reservations.
  if (!isOver && mayCheck(current.reference)) await checkAtProvider(context, record, current);
  return true;
}

/** Ends the order's pending attempt, unless the provider says that it is paid; see `Payments.cancel`. */
export async function cancelAttempt(context: PaymentContext, orderId: string): Promise<void> {
  const { db, clock } = context;
  const { record, current } = await readAttempt(db, orderId);
  if (current === undefined || current.status !== 'pending') return;
  await checkAtProvider(context, record, current);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockOrder(tx, orderId);
    const ended = await tx
      .update(payment)
      .set({ status: 'cancelled', updatedAt: now })
      .where(and(eq(payment.id, current.id), eq(payment.status, 'pending')))
      .returning({ id: payment.id });
    if (ended.length > 0) {
      await tx.update(order).set({ paymentStatus: 'cancelled', updatedAt: now }).where(eq(order.id, orderId));
    }
  });
}
