import { and, eq } from 'drizzle-orm';
import { returnDiscount } from '../checkout/discount-codes.ts';
import type { Tx } from '../db/client.ts';
import { payment } from '../db/schema/index.ts';
import { giveBack } from '../payments/give-back.ts';
import { endGiftCards } from './gift-cards.ts';
import { canCancel } from './order-status.ts';
import { lockOrder, type OrderRecord, readOrderRows, setOrderStatus } from './order-store.ts';
import { returnStock } from './stock.ts';

/**
 * Cancels an order that is not yet packed, once: puts its stock back, ends open payment attempts, frees its discount
 * code and records refunds of what was paid, by whatever means. `isWanted` checks the locked order. Not when a gift
 * card of it has been used: that money is gone. Returns whether it was cancelled.
 */
export async function cancelOrderIn(
  tx: Tx,
  orderId: string,
  now: Date,
  isRequested: (record: OrderRecord) => boolean = () => true,
): Promise<boolean> {
  const record = await lockOrder(tx, orderId);
  if (record === undefined || !canCancel(record.status) || !isRequested(record)) return false;
  if (!(await endGiftCards(tx, orderId))) return false;
  // Codes before stock, as when the order was placed: orders wait for each other instead of deadlocking.
  await returnDiscount(tx, orderId);
  const backOre = await giveBack(tx, orderId, { sumOre: record.totalOre, key: 'cancelled' }, now);
  if (record.stockReturnedAt === null) await returnStock(tx, await readOrderRows(tx, [orderId]));
  await tx
    .update(payment)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'pending')));
  await setOrderStatus(
    tx,
    orderId,
    { status: 'cancelled', paymentStatus: backOre > 0 ? 'refunded' : 'cancelled' },
    now,
  );
  return true;
}
