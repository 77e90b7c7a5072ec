import { and, eq, ne } from 'drizzle-orm';
import type { CartLine } from '../cart/cart-line.ts';
import { loadCartProducts } from '../cart/cart-product.ts';
import type { Tx } from '../db/client.ts';
import { order, orderRow, payment } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { type OrderRecord, type OrderRowRecord, readOrderRows } from './order-store.ts';
import { returnStock, takeStock } from './stock.ts';

/**
 * Hours for which an unpaid order without a confirmed account reserves stock, counted from when it was placed. Its
 * payment link is valid for 14 days all the same, as long as the goods are available when it is paid.
 */
export const GUEST_RESERVATION_HOURS = 4;

const lineOf = ({ position, productId, unitPriceOre, extraData, quantity }: OrderRowRecord): CartLine => ({
  id: String(position),
  productId,
  unitPriceOre,
  pass: null,
  extraData,
  quantity,
});

/**
 * Puts the stock of a locked, unpaid order back; it can be paid later if the goods are available then. Ends pending
 * payment attempts.
 */
export async function endReservation(tx: Tx, record: OrderRecord, now: Date): Promise<void> {
  await returnStock(tx, await readOrderRows(tx, [record.id]));
  await tx
    .update(payment)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(payment.orderId, record.id), eq(payment.status, 'pending'), ne(payment.provider, 'link')));
  await tx.update(order).set({ stockReturnedAt: now }).where(eq(order.id, record.id));
}

/**
 * Takes the stock of a locked, unpaid order again when it has been put back, for the time of a payment. Throws
 * OUT_OF_STOCK when something is gone; the order stays unchanged.
 */
export async function renewReservation(tx: Tx, record: OrderRecord, now: Date): Promise<void> {
  if (record.stockReturnedAt === null) return;
  const rows = await readOrderRows(tx, [record.id]);
  const products = await loadCartProducts(
    tx,
    rows.map(({ productId }) => productId),
    now,
  );
  const gone = rows.find(({ productId }) => !products.has(productId));
  if (gone !== undefined) throw new ApiError('OUT_OF_STOCK', `${gone.name} har tagit slut.`);
  const taken = await takeStock(tx, rows.map(lineOf), products, record.storeId, now);
  for (const { position } of rows) {
    await tx
      .update(orderRow)
      .set({ takenFrom: taken.get(String(position)) ?? {} })
      .where(and(eq(orderRow.orderId, record.id), eq(orderRow.position, position)));
  }
  await tx.update(order).set({ stockReturnedAt: null, updatedAt: now }).where(eq(order.id, record.id));
}

/**
 * Like `renewReservation`, for money that has arrived already: returns false, and changes nothing, when something is
 * gone.
 */
export async function hasRenewedReservation(tx: Tx, record: OrderRecord, now: Date): Promise<boolean> {
  try {
    // A savepoint: rows taken before the missing one are rolled back.
    await tx.transaction((inner) => renewReservation(inner as Tx, record, now));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OUT_OF_STOCK') return false;
    throw error;
  }
}
