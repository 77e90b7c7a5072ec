import { formatKronor, oreToKronor } from '@shop/domain/money';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { order, orderReturn, orderReturnRow, outboxMail, receipt } from '../db/schema/index.ts';
import { settleOrderExperience } from '../game/credit-orders.ts';
import { notFound } from '../http/errors.ts';
import { giveBack } from '../payments/give-back.ts';
import { mailOf } from './mail-parts.ts';
import { lockOrder, type OrderRowRecord, readOrderRows, setOrderStatus } from './order-store.ts';
import { creditOf } from './receipt-data.ts';
import { ensureReceipt } from './receipts.ts';
import { type ReturnRecord, type ReturnRowRecord, withdrawnUnits } from './return-store.ts';
import { returnStock, type TakenFrom } from './stock.ts';

/** Units of a row go back to the stock they were taken from, the web warehouse first in the row's own order. */
function takenFromOf({ takenFrom }: OrderRowRecord, units: number): TakenFrom {
  let left = units;
  const back: TakenFrom = {};
  for (const [place, count] of Object.entries(takenFrom)) {
    const some = Math.min(left, count);
    if (some <= 0 || place === 'quota') continue;
    back[place] = some;
    left -= some;
  }
  return back;
}

/**
 * Ends a return once: refunds the money to its original payments, issues the credit note, restocks what can be sold
 * again, takes back the goods' XP [O4-38], and marks the order returned when the buyer keeps none of it. In one
 * transaction; idempotent.
 */
export async function settleReturn(
  tx: Tx,
  returnId: string,
  { isRestocked }: { isRestocked: boolean },
  now: Date,
): Promise<{ record: ReturnRecord; rows: ReturnRowRecord[] }> {
  const [named] = await tx
    .select({ orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.id, returnId));
  const locked = named === undefined ? undefined : await lockOrder(tx, named.orderId);
  const [record] = await tx.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  if (locked === undefined || record === undefined) throw notFound();
  const rows = await tx.select().from(orderReturnRow).where(eq(orderReturnRow.returnId, returnId));
  if (record.status !== 'announced') return { record, rows };

  const orderRows = await readOrderRows(tx, [locked.id]);
  const returned = rows.flatMap(({ position, quantity, refundOre }) => {
    const row = orderRows.find((each) => each.position === position);
    return row === undefined ? [] : [{ row, quantity, refundOre }];
  });
  const sumOre = record.goodsOre + record.shippingOre + record.paymentFeeOre;
  const backOre = await giveBack(tx, locked.id, { sumOre, key: `return:${returnId}` }, now);
  if (isRestocked) {
    await returnStock(
      tx,
      returned.map(({ row, quantity }) => ({ productId: row.productId, takenFrom: takenFromOf(row, quantity) })),
    );
  }
  const status = sumOre > 0 ? ('refunded' as const) : ('closed' as const);
  const [settled] = await tx
    .update(orderReturn)
    .set({ status, settledAt: now })
    .where(eq(orderReturn.id, returnId))
    .returning();
  if (sumOre > 0) {
    await ensureReceipt(tx, locked, orderRows, now);
    const paidBack = { name: 'Återbetalt', amountOre: backOre };
    const { shippingOre, paymentFeeOre } = record;
    const data = creditOf(locked, returned, { shippingOre, paymentFeeOre, paidBack }, now);
    await tx.insert(receipt).values({ orderId: locked.id, returnId, issuedAt: now, data });
    const mail = mailOf(record.email, `Din återbetalning för ${record.id}`, [
      `Hej ${record.name}!`,
      `Vi har i dag återbetalat ${formatKronor(oreToKronor(backOre))} för beställning ${locked.id}.`,
    ]);
    await tx.insert(outboxMail).values({ ...mail, orderId: locked.id, createdAt: now });
  }
  const units = await withdrawnUnits(tx, locked.id, 'settled');
  if (orderRows.every(({ position, quantity }) => (units.get(position) ?? 0) >= quantity)) {
    await setOrderStatus(tx, locked.id, { status: 'returned', paymentStatus: 'refunded' }, now);
  } else {
    await tx.update(order).set({ updatedAt: now }).where(eq(order.id, locked.id));
  }
  await settleOrderExperience(tx, locked.id, now);
  return { record: settled ?? record, rows };
}
