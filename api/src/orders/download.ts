import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { OrderDownload } from '@shop/contracts';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { orderRow } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { type OrderRecord, type OrderRowRecord, readOrderRows } from './order-store.ts';
import { rowIdOf, withdrawnUnits } from './return-store.ts';

const Codes = z.array(z.string());

/** 'ABCDE-FGHJK-…' */
const toLicence = (digest: Buffer): string =>
  digest
    .toString('hex')
    .toUpperCase()
    .slice(0, 25)
    .replace(/(.{5})(?=.)/g, '$1-');

/** Gift cards are mailed; every other digital row is fetched by its buyer. */
const isDownload = ({ isDigital, extraData }: OrderRowRecord): boolean => isDigital && extraData.giftCard === undefined;

/** Input of the codes of a row. */
type Row = Pick<OrderRowRecord, 'orderId' | 'position' | 'quantity' | 'openedAt' | 'licencesEncrypted'>;

/**
 * The codes of a row, one for each unit. They are made once and stored encrypted, since a buyer must find the same ones
 * again when the keys have changed. A row that was opened before they were stored has those of the oldest key.
 */
export function licencesOf(row: Row, secrets: KeyRing): { codes: string[]; encrypted: Buffer } {
  if (row.licencesEncrypted !== null) {
    const codes = Codes.parse(JSON.parse(secrets.decrypt('licences', row.licencesEncrypted)));
    return { codes, encrypted: row.licencesEncrypted };
  }
  const codes = Array.from({ length: row.quantity }, (_, unit) => {
    const text = `${row.orderId}:${row.position}:${unit}`;
    return toLicence(
      row.openedAt === null ? secrets.derive('download', text)[0] : secrets.deriveLegacy('download', text),
    );
  });
  return { codes, encrypted: secrets.encrypt('licences', JSON.stringify(codes)) };
}

/** The rows of a paid order whose codes its buyer can fetch, now or from their release; not what was returned. */
export async function readDownloads(on: DbOrTx, record: OrderRecord, now: Date): Promise<OrderDownload[]> {
  if (record.paymentStatus !== 'paid') return [];
  const rows = (await readOrderRows(on, [record.id])).filter(isDownload);
  if (rows.length === 0) return [];
  const returned = await withdrawnUnits(on, record.id);
  return rows
    .filter(({ position, quantity }) => quantity > (returned.get(position) ?? 0))
    .map(({ position, openedAt, releaseAt }) => ({
      rowId: rowIdOf(record.id, position),
      openedAt: openedAt === null ? null : unixSeconds(openedAt),
      availableAt: releaseAt !== null && releaseAt > now ? unixSeconds(releaseAt) : null,
    }));
}

/**
 * The codes of a paid download. Opening it ends the right of withdrawal, as the caller has agreed; the time of the
 * first opening is stored. The order must be locked.
 */
export async function openDownload(
  tx: Tx,
  record: OrderRecord,
  rowId: string,
  secrets: KeyRing,
  now: Date,
): Promise<string[]> {
  const row = (await readOrderRows(tx, [record.id])).find(({ position }) => rowIdOf(record.id, position) === rowId);
  if (row === undefined || !isDownload(row)) throw notFound();
  if (record.paymentStatus !== 'paid') throw new ApiError('CONFLICT', 'Beställningen är inte betald.');
  if (row.releaseAt !== null && row.releaseAt > now)
    throw new ApiError('CONFLICT', 'Koden finns när varan har släppts.');
  const kept = row.quantity - ((await withdrawnUnits(tx, record.id)).get(row.position) ?? 0);
  if (kept <= 0) throw notFound();
  const { codes, encrypted } = licencesOf(row, secrets);
  await tx
    .update(orderRow)
    .set({ openedAt: row.openedAt ?? now, licencesEncrypted: encrypted })
    .where(and(eq(orderRow.orderId, record.id), eq(orderRow.position, row.position)));
  return codes.slice(0, kept);
}
