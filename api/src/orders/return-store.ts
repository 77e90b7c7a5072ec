import type { OrderReturn } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx } from '../db/client.ts';
import { orderReturn, orderReturnRow, type ReturnDecision } from '../db/schema/index.ts';
import type { OrderRowRecord } from './order-store.ts';
import { readPhotoIds } from './return-photos.ts';

export type ReturnRecord = typeof orderReturn.$inferSelect;
export type ReturnRowRecord = typeof orderReturnRow.$inferSelect;

/** Name of a row on the wire, as `wireOrderRow` gives it. */
export const rowIdOf = (orderId: string, position: number): string => `${orderId}-${position}`;

const STATUS_LABELS: Readonly<Record<ReturnRecord['kind'], Readonly<Record<ReturnRecord['status'], string>>>> = {
  withdrawal: {
    announced: 'Vi har tagit emot din ångeranmälan',
    refunded: 'Pengarna är återbetalda',
    closed: 'Avslutad',
  },
  complaint: {
    announced: 'Vi har tagit emot din reklamation',
    refunded: 'Pengarna är återbetalda',
    closed: 'Avslutad',
  },
};

/** Outcome of a complaint, as the buyer reads it. */
const DECISION_LABELS: Readonly<Record<ReturnDecision, string>> = {
  refund: 'Köpet är hävt och pengarna är återbetalda',
  reduction: 'Vi har sänkt priset och betalat tillbaka skillnaden',
  repair: 'Varan repareras',
  replacement: 'Du får en ny vara',
  rejected: 'Vi har inte godkänt reklamationen',
};

export const statusLabelOf = ({
  kind,
  status,
  decision,
}: Pick<ReturnRecord, 'kind' | 'status' | 'decision'>): string =>
  decision === null ? STATUS_LABELS[kind][status] : DECISION_LABELS[decision];

/**
 * Withdrawn units of each row, or units whose purchase a complaint has undone, by position; with `settled` only those
 * whose return is over.
 */
export async function withdrawnUnits(
  on: DbOrTx,
  orderId: string,
  which: 'all' | 'settled' = 'all',
): Promise<Map<number, number>> {
  const rows = await on
    .select({ position: orderReturnRow.position, units: sql<number>`sum(${orderReturnRow.quantity})::int` })
    .from(orderReturnRow)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnRow.returnId))
    .where(
      and(
        eq(orderReturn.orderId, orderId),
        or(eq(orderReturn.kind, 'withdrawal'), eq(orderReturn.decision, 'refund')),
        which === 'settled' ? ne(orderReturn.status, 'announced') : undefined,
      ),
    )
    .groupBy(orderReturnRow.position);
  return new Map(rows.map(({ position, units }) => [position, units]));
}

/** Öre refunded for each row, or due once its goods arrive, by position. */
export async function refundedOre(on: DbOrTx, orderId: string): Promise<Map<number, number>> {
  const rows = await on
    .select({ position: orderReturnRow.position, ore: sql<number>`sum(${orderReturnRow.refundOre})::int` })
    .from(orderReturnRow)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnRow.returnId))
    .where(eq(orderReturn.orderId, orderId))
    .groupBy(orderReturnRow.position);
  return new Map(rows.map(({ position, ore }) => [position, ore]));
}

export async function readReturns(
  on: DbOrTx,
  orderId: string,
): Promise<{ record: ReturnRecord; rows: ReturnRowRecord[] }[]> {
  const records = await on
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.orderId, orderId))
    .orderBy(asc(orderReturn.createdAt), asc(orderReturn.id));
  if (records.length === 0) return [];
  const rows = await on
    .select()
    .from(orderReturnRow)
    .where(
      inArray(
        orderReturnRow.returnId,
        records.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderReturnRow.position));
  return records.map((record) => ({ record, rows: rows.filter(({ returnId }) => returnId === record.id) }));
}

/** The way of a return with its times. Goods that need not come back are not waited for. */
function stepsOf({ kind, status, createdAt, settledAt, goodsOre }: ReturnRecord): NonNullable<OrderReturn['steps']> {
  const end = settledAt === null ? null : unixSeconds(settledAt);
  const ended = status === 'closed' && goodsOre === 0 ? 'Avslutad' : 'Pengarna återbetalda';
  return [
    { label: 'Anmäld', at: unixSeconds(createdAt) },
    kind === 'complaint' ? { label: 'Avgjord', at: end } : { label: 'Returen mottagen', at: end },
    ...(kind === 'complaint' && end === null ? [] : [{ label: ended, at: end }]),
  ];
}

/** All returns of an order as its buyer reads them, with the ids of their photos. */
export async function serializeReturns(
  on: DbOrTx,
  orderId: string,
  orderRows: readonly OrderRowRecord[],
): Promise<OrderReturn[]> {
  const returns = await readReturns(on, orderId);
  const photos = await readPhotoIds(
    on,
    returns.map(({ record }) => record.id),
  );
  return returns.map(({ record, rows }) => serializeReturn(record, rows, orderRows, photos.get(record.id)));
}

export function serializeReturn(
  record: ReturnRecord,
  rows: readonly ReturnRowRecord[],
  orderRows: readonly OrderRowRecord[],
  photos: readonly string[] = [],
): OrderReturn {
  return {
    id: record.id,
    kind: record.kind,
    status: record.status,
    statusLabel: statusLabelOf(record),
    receivedAt: unixSeconds(record.createdAt),
    name: record.name,
    email: record.email,
    reason: record.reason,
    rows: rows.map(({ position, quantity, refundOre }) => ({
      rowId: rowIdOf(record.orderId, position),
      name: orderRows.find((row) => row.position === position)?.name ?? '',
      quantity,
      refund: oreToKronor(refundOre),
    })),
    refund: {
      goods: oreToKronor(record.goodsOre),
      shipping: oreToKronor(record.shippingOre),
      paymentFee: oreToKronor(record.paymentFeeOre),
      total: oreToKronor(record.goodsOre + record.shippingOre + record.paymentFeeOre),
    },
    steps: stepsOf(record),
    answer: record.answer,
    photos: [...photos],
  };
}
