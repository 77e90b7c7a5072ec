import { kronorToOre } from '@shop/domain/money';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { orderReturn, orderReturnRow, outboxMail, type ReturnDecision } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { mailOf } from './mail-parts.ts';
import { lockOrder, readOrderRows } from './order-store.ts';
import { refundedOre, type ReturnRecord, type ReturnRowRecord, rowIdOf, withdrawnUnits } from './return-store.ts';
import { settleReturn } from './settle-return.ts';
import { refundFor } from './withdrawal.ts';

export interface Decision {
  readonly decision: ReturnDecision;
  /** Text for the buyer. */
  readonly response: string;
  /** Kronor per row, with a reduction. */
  readonly reductions: readonly { readonly rowId: string; readonly amount: number }[];
  readonly isRestocked: boolean;
}

const DECIDED: Readonly<Record<ReturnDecision, string>> = {
  refund: 'Vi häver köpet och betalar tillbaka vad du har betalat för varan.',
  reduction: 'Vi sänker priset och betalar tillbaka skillnaden. Du behåller varan.',
  repair: 'Vi reparerar varan utan kostnad för dig.',
  replacement: 'Vi skickar en ny vara utan kostnad för dig.',
  rejected: 'Vi kan tyvärr inte godkänna din reklamation.',
};

/** The law lets a buyer have such a decision tried. */
const TRIED_BY = 'Är du inte nöjd med beslutet kan du vända dig till Allmänna reklamationsnämnden, www.arn.se.';

/** Maximum refund of each row of a return in öre, by position. */
export async function refundable(
  on: DbOrTx,
  orderId: string,
  rows: readonly ReturnRowRecord[],
): Promise<Map<number, number>> {
  const orderRows = await readOrderRows(on, [orderId]);
  const units = await withdrawnUnits(on, orderId);
  const ore = await refundedOre(on, orderId);
  return new Map(
    rows.map(({ position, quantity }) => {
      const row = orderRows.find((each) => each.position === position);
      if (row === undefined) return [position, 0];
      const given = { units: units.get(position) ?? 0, ore: ore.get(position) ?? 0 };
      return [position, refundFor(row, given, Math.min(quantity, row.quantity - given.units))];
    }),
  );
}

/** Refund of each row by the decision; all its errors are reported at once. */
function refundsOf(
  { orderId }: ReturnRecord,
  max: ReadonlyMap<number, number>,
  { decision, reductions }: Decision,
): Map<number, number> {
  if (decision === 'refund') return new Map(max);
  const fields: Record<string, string> = {};
  const refunds = new Map<number, number>();
  if (decision !== 'reduction' && reductions.length > 0)
    fields['reductions'] = 'Bara ett sänkt pris ger tillbaka en del.';
  for (const [index, { rowId, amount }] of reductions.entries()) {
    const position = [...max.keys()].find((each) => rowIdOf(orderId, each) === rowId);
    const ore = kronorToOre(amount);
    if (position === undefined || refunds.has(position))
      fields[`reductions.${index}.rowId`] = 'Raden är inte reklamerad.';
    else if (ore > (max.get(position) ?? 0))
      fields[`reductions.${index}.amount`] = 'Så mycket är inte betalt för raden.';
    else refunds.set(position, ore);
  }
  if (decision === 'reduction' && reductions.length === 0)
    fields['reductions'] = 'Ange hur mycket som betalas tillbaka.';
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION', undefined, { fields });
  return refunds;
}

/**
 * Ends a complaint once [O2.17-02]: the decision is stored and mailed to the buyer, and its refund is recorded for the
 * original payments, with a credit note, in one transaction. The money itself is sent afterwards.
 */
export async function decideComplaint(
  tx: Tx,
  returnId: string,
  decision: Decision,
  now: Date,
): Promise<{ record: ReturnRecord; rows: ReturnRowRecord[] }> {
  const [named] = await tx.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  if (named === undefined) throw notFound();
  await lockOrder(tx, named.orderId);
  const [record] = await tx.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  if (record === undefined) throw notFound();
  if (record.kind !== 'complaint')
    throw new ApiError('CONFLICT', 'En ångerrätt prövas inte: den avslutas när varorna har kommit.');
  if (record.status !== 'announced') throw new ApiError('CONFLICT', 'Reklamationen är redan avgjord.');

  const rows = await tx.select().from(orderReturnRow).where(eq(orderReturnRow.returnId, returnId));
  const refunds = refundsOf(record, await refundable(tx, record.orderId, rows), decision);
  const goodsOre = [...refunds.values()].reduce((sum, ore) => sum + ore, 0);
  const givesBack = decision.decision === 'refund' || decision.decision === 'reduction';
  if (givesBack && goodsOre === 0) throw new ApiError('CONFLICT', 'Det finns inget kvar att betala tillbaka.');
  for (const [position, refundOre] of refunds) {
    await tx
      .update(orderReturnRow)
      .set({ refundOre })
      .where(and(eq(orderReturnRow.returnId, returnId), eq(orderReturnRow.position, position)));
  }
  await tx
    .update(orderReturn)
    .set({ decision: decision.decision, answer: decision.response, goodsOre })
    .where(eq(orderReturn.id, returnId));
  const mail = mailOf(record.email, `Vi har avgjort din reklamation ${returnId}`, [
    `Hej ${record.name}!`,
    DECIDED[decision.decision],
    decision.response,
    ...(decision.decision === 'rejected' ? [TRIED_BY] : []),
  ]);
  await tx.insert(outboxMail).values({ ...mail, orderId: record.orderId, createdAt: now });
  const isRestocked = decision.decision === 'refund' && decision.isRestocked;
  return settleReturn(tx, returnId, { isRestocked }, now);
}
