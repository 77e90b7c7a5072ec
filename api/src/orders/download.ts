import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { orderRow } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { type OrderRecord, readOrderRows } from './order-store.ts';
import { rowIdOf, withdrawnUnits } from './return-store.ts';

/** 'ABCDE-FGHJK-…' for one unit; computed, so that the database holds none. */
function licenceOf(secrets: KeyRing, orderId: string, position: number, unit: number): string {
  const [digest] = secrets.derive('download', `${orderId}:${position}:${unit}`);
  return digest
    .toString('hex')
    .toUpperCase()
    .slice(0, 25)
    .replace(/(.{5})(?=.)/g, '$1-');
}

/**
 * The codes of a download that is paid. Opening it ends the right of withdrawal, which the caller has agreed to; when it
 * was first opened is kept. The order must be held.
 */
export async function openDownload(
  tx: Tx,
  record: OrderRecord,
  rowId: string,
  secrets: KeyRing,
  now: Date,
): Promise<string[]> {
  const row = (await readOrderRows(tx, [record.id])).find(({ position }) => rowIdOf(record.id, position) === rowId);
  if (row === undefined || !row.isDigital || row.extraData.giftCard !== undefined) throw notFound();
  if (record.paymentStatus !== 'paid') throw new ApiError('CONFLICT', 'Beställningen är inte betald.');
  if (row.releaseAt !== null && row.releaseAt > now)
    throw new ApiError('CONFLICT', 'Koden finns när varan har släppts.');
  const kept = row.quantity - ((await withdrawnUnits(tx, record.id)).get(row.position) ?? 0);
  if (kept <= 0) throw notFound();
  await tx
    .update(orderRow)
    .set({ openedAt: now })
    .where(and(eq(orderRow.orderId, record.id), eq(orderRow.position, row.position), isNull(orderRow.openedAt)));
  return Array.from({ length: kept }, (_, unit) => licenceOf(secrets, record.id, row.position, unit));
}
