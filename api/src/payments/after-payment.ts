import type { Config } from '../config.ts';
import type { Tx } from '../db/client.ts';
import { issueGiftCards } from '../orders/gift-cards.ts';
import { type OrderRecord, readOrderRows, setOrderStatus } from '../orders/order-store.ts';
import { ensureReceipt } from '../orders/receipts.ts';

/**
 * Consequences of a payment, in its transaction: the order is received, its receipt is issued and bought gift cards are
 * made. Rows that need no parcel are delivered at once.
 */
export async function orderIsPaid(
  tx: Tx,
  record: OrderRecord,
  config: Pick<Config, 'secrets' | 'publicOrigin'>,
  now: Date,
): Promise<void> {
  await setOrderStatus(tx, record.id, { status: 'received', paymentStatus: 'paid' }, now);
  const rows = await readOrderRows(tx, [record.id]);
  await issueGiftCards(tx, record, rows, config, now);
  await ensureReceipt(tx, record, rows, now);
  const isWithoutParcel = rows.every(
    ({ isDigital, extraData, releaseAt }) =>
      (isDigital && (releaseAt === null || releaseAt <= now)) || extraData.giftCard !== undefined,
  );
  if (isWithoutParcel) await setOrderStatus(tx, record.id, { status: 'delivered' }, now);
}
