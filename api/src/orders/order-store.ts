import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { order, orderEvent, orderRow } from '../db/schema/index.ts';

export type OrderRecord = typeof order.$inferSelect;
export type OrderRowRecord = typeof orderRow.$inferSelect;
export type OrderEventRecord = typeof orderEvent.$inferSelect;

export async function findOrder(on: DbOrTx, id: string): Promise<OrderRecord | undefined> {
  const [row] = await on.select().from(order).where(eq(order.id, id));
  return row;
}

/** Finds the order and locks it until the transaction ends, which serializes payment, cancelling and retrying. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRecord | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update');
  return row;
}

export async function findOrderByKey(on: DbOrTx, idempotencyKey: string): Promise<OrderRecord | undefined> {
  const [row] = await on.select().from(order).where(eq(order.idempotencyKey, idempotencyKey));
  return row;
}

export async function readOrderRows(on: DbOrTx, ids: readonly string[]): Promise<OrderRowRecord[]> {
  if (ids.length === 0) return [];
  return on
    .select()
    .from(orderRow)
    .where(inArray(orderRow.orderId, [...ids]))
    .orderBy(asc(orderRow.orderId), asc(orderRow.position));
}

export async function readOrderEvents(on: DbOrTx, id: string): Promise<OrderEventRecord[]> {
  return on.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(asc(orderEvent.id));
}

/** The newest order of a session, else of its member; for `order/latest`. */
export async function findLatestOrder(
  on: DbOrTx,
  { sessionId, memberId }: { sessionId: string | null; memberId: number | null },
): Promise<OrderRecord | undefined> {
  const newest = [desc(order.createdAt), desc(order.id)];
  if (sessionId !== null) {
    const [row] = await on
      .select()
      .from(order)
      .where(eq(order.sessionId, sessionId))
      .orderBy(...newest)
      .limit(1);
    if (row !== undefined) return row;
  }
  if (memberId === null) return undefined;
  const [row] = await on
    .select()
    .from(order)
    .where(eq(order.memberId, memberId))
    .orderBy(...newest)
    .limit(1);
  return row;
}

/** Moves an order on and notes when. The order must be locked. */
export async function setOrderStatus(
  tx: Tx,
  id: string,
  change: Partial<Pick<OrderRecord, 'status' | 'paymentStatus'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(order)
    .set({ ...change, updatedAt: now })
    .where(eq(order.id, id));
  if (change.status !== undefined) await tx.insert(orderEvent).values({ orderId: id, status: change.status, at: now });
}
