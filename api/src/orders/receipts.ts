import type { Receipt } from '@shop/contracts';
import { asc, eq, sum } from 'drizzle-orm';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { giftCardUse, paymentMethod, receipt, shippingMethod } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { type OrderRecord, type OrderRowRecord, readOrderRows } from './order-store.ts';
import { receiptOf } from './receipt-data.ts';

async function paymentsOf(on: DbOrTx, record: OrderRecord): Promise<{ name: string; amountOre: number }[]> {
  const [method] = await on.select().from(paymentMethod).where(eq(paymentMethod.id, record.paymentMethodId));
  const [cards] = await on
    .select({ ore: sum(giftCardUse.amountOre).mapWith(Number) })
    .from(giftCardUse)
    .where(eq(giftCardUse.orderId, record.id));
  const cardsOre = cards?.ore ?? 0;
  const restOre = record.totalOre - cardsOre;
  return [
    ...(cardsOre > 0 ? [{ name: 'Presentkort', amountOre: cardsOre }] : []),
    ...(restOre > 0 ? [{ name: method?.name ?? 'Betalning', amountOre: restOre }] : []),
  ];
}

/** Issues the receipt of a paid order, once; it stays as it is whatever happens to the order. */
export async function ensureReceipt(
  tx: Tx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  now: Date,
): Promise<void> {
  const [shipping] = await tx
    .select({ name: shippingMethod.name })
    .from(shippingMethod)
    .where(eq(shippingMethod.id, record.shippingMethodId));
  const payments = await paymentsOf(tx, record);
  const data = receiptOf(record, rows, { shippingName: shipping?.name ?? 'leverans', payments }, now);
  await tx.insert(receipt).values({ orderId: record.id, issuedAt: now, data }).onConflictDoNothing();
}

const PREFIX: Readonly<Record<Receipt['kind'], string>> = { receipt: 'K', credit: 'KR' };
/** Numbers of a shop that has been open for a while. */
const FIRST_NUMBER = 100_000;

const PAID: readonly string[] = ['paid', 'refunded'];

/**
 * As `readReceipts`. An order from before receipts were stored gets its own at the first request.
 */
export async function issuedReceipts(db: Db, record: OrderRecord, now: Date): Promise<Receipt[]> {
  const receipts = await readReceipts(db, record.id);
  if (receipts.length > 0 || !PAID.includes(record.paymentStatus)) return receipts;
  await inTransaction(db, async (tx) => ensureReceipt(tx, record, await readOrderRows(tx, [record.id]), now));
  return readReceipts(db, record.id);
}

/** The receipt of an order and the credit notes of its returns, oldest first. */
export async function readReceipts(on: DbOrTx, orderId: string): Promise<Receipt[]> {
  const rows = await on.select().from(receipt).where(eq(receipt.orderId, orderId)).orderBy(asc(receipt.number));
  return rows.map(({ number, data }) => ({ number: `${PREFIX[data.kind]}-${FIRST_NUMBER + number}`, ...data }));
}
