import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { payment } from '../db/schema/index.ts';
import { canCancel } from './order-status.ts';
import { lockOrder, type OrderRecord, readOrderRows, setOrderStatus } from './order-store.ts';
import { returnStock } from './stock.ts';

/** A payment whose money goes back to the shopper. */
export interface RefundDue {
  readonly provider: string;
  readonly reference: string;
}

export interface Cancelled {
  readonly isCancelled: boolean;
  readonly refunds: RefundDue[];
}

const NOT_CANCELLED: Cancelled = { isCancelled: false, refunds: [] };

/**
 * Cancels an order that is not yet packed, once: puts its stock back, ends open payment tries and marks paid ones for
 * refund, which the caller asks the provider for after the transaction. `isWanted` looks at the locked order.
 */
export async function cancelOrderIn(
  tx: Tx,
  orderId: string,
  now: Date,
  isWanted: (record: OrderRecord) => boolean = () => true,
): Promise<Cancelled> {
  const record = await lockOrder(tx, orderId);
  if (record === undefined || !canCancel(record.status) || !isWanted(record)) return NOT_CANCELLED;
  await returnStock(tx, await readOrderRows(tx, [orderId]));
  const ofOrder = eq(payment.orderId, orderId);
  await tx
    .update(payment)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(ofOrder, eq(payment.status, 'pending')));
  const refunds = await tx
    .update(payment)
    .set({ status: 'refunded', updatedAt: now })
    .where(and(ofOrder, eq(payment.status, 'paid')))
    .returning({ provider: payment.provider, reference: payment.reference });
  const paymentStatus = refunds.length > 0 ? 'refunded' : 'cancelled';
  await setOrderStatus(tx, orderId, { status: 'cancelled', paymentStatus }, now);
  return { isCancelled: true, refunds };
}
