import { addDays, addMonths } from '@shop/server/calendar';
import { instalmentPlan } from './instalments.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { claim, claimPart, order, payment } from '../db/schema/index.ts';
import type { OrderRecord } from '../orders/order-store.ts';
import { oweBack } from './refunds.ts';

export type ClaimRecord = typeof claim.$inferSelect;
export type ClaimPartRecord = typeof claimPart.$inferSelect;
type PaymentRecord = typeof payment.$inferSelect;

export interface Claim {
  readonly record: ClaimRecord;
  readonly parts: readonly ClaimPartRecord[];
}

/** "Faktura 30 dagar" and "30 dagar netto". */
const INVOICE_DAYS = 30;

export const partSum = ({ principalOre, interestOre, feeOre, creditedOre }: ClaimPartRecord): number =>
  principalOre + interestOre + feeOre - creditedOre;

/** Due parts: one each month, on the day of the purchase; an invoice as a whole after 30 days. */
export const dueParts = (months: number | null, amountOre: number, now: Date) =>
  months === null
    ? [{ number: 1, principalOre: amountOre, interestOre: 0, feeOre: 0, dueAt: addDays(now, INVOICE_DAYS) }]
    : instalmentPlan(amountOre, months).parts.map((part) => ({ ...part, dueAt: addMonths(now, part.number) }));

/** Records what is owed for an order that was bought on credit, once. Direct payments owe nothing. */
export async function openClaim(tx: Tx, record: OrderRecord, current: PaymentRecord, now: Date): Promise<void> {
  const { provider, amountOre } = current;
  if (provider !== 'invoice' && provider !== 'instalment') return;
  const id = `F-${record.id.slice(3)}`;
  const made = await tx
    .insert(claim)
    .values({ id, orderId: record.id, kind: provider, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: claim.id });
  if (made.length === 0) return;
  const parts = dueParts(provider === 'instalment' ? record.instalmentMonths : null, amountOre, now);
  await tx.insert(claimPart).values(
    parts.map(({ number, principalOre, interestOre, feeOre, dueAt }) => ({
      claimId: id,
      number,
      principalOre,
      interestOre,
      feeOre,
      dueAt,
    })),
  );
}

/** A member's invoices and plans, newest first; one of them with an id. */
export async function readClaims(on: DbOrTx, memberId: number, id?: string): Promise<Claim[]> {
  const records = await on
    .select({ record: claim })
    .from(claim)
    .innerJoin(order, eq(order.id, claim.orderId))
    .where(and(eq(order.memberId, memberId), ...(id === undefined ? [] : [eq(claim.id, id)])))
    .orderBy(desc(claim.createdAt), desc(claim.id));
  if (records.length === 0) return [];
  const ids = records.map(({ record }) => record.id);
  const parts = await on
    .select()
    .from(claimPart)
    .where(sql`${claimPart.claimId} = any(${sql.param(ids)}::text[])`)
    .orderBy(asc(claimPart.number));
  return records.map(({ record }) => ({ record, parts: parts.filter(({ claimId }) => claimId === record.id) }));
}

/** The part that is to be paid next. */
export const nextPart = ({ parts }: Claim): ClaimPartRecord | undefined =>
  parts.find((part) => part.paidAt === null && partSum(part) > 0);

/** Settles a paid part. What was paid or credited already in the meantime is refunded. The order must be locked. */
export async function settleClaimPart(tx: Tx, current: PaymentRecord, now: Date): Promise<void> {
  const { claimId, claimPart: number, amountOre } = current;
  if (claimId === null || number === null) return;
  const named = and(eq(claimPart.claimId, claimId), eq(claimPart.number, number));
  const [part] = await tx.select().from(claimPart).where(named).for('update');
  const dueOre = part === undefined || part.paidAt !== null ? 0 : Math.min(partSum(part), amountOre);
  if (dueOre > 0) await tx.update(claimPart).set({ paidAt: now }).where(named);
  await oweBack(tx, current, { amountOre: amountOre - dueOre, key: 'not-needed' }, now);
}

/**
 * Takes a sum off the claim of an order, the last parts first; an excess over the rest is refunded to the payments that
 * paid it. The order must be locked.
 */
export async function creditClaim(
  tx: Tx,
  orderId: string,
  { sumOre, key }: { sumOre: number; key: string },
  now: Date,
): Promise<void> {
  const [record] = await tx.select().from(claim).where(eq(claim.orderId, orderId));
  if (record === undefined) return;
  let left = sumOre;
  const open = await tx
    .select()
    .from(claimPart)
    .where(and(eq(claimPart.claimId, record.id), isNull(claimPart.paidAt)))
    .orderBy(desc(claimPart.number))
    .for('update');
  for (const part of open) {
    const off = Math.min(left, partSum(part));
    if (off <= 0) continue;
    left -= off;
    await tx
      .update(claimPart)
      .set({ creditedOre: part.creditedOre + off })
      .where(and(eq(claimPart.claimId, record.id), eq(claimPart.number, part.number)));
  }
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.claimId, record.id), eq(payment.status, 'paid')))
    .orderBy(desc(payment.createdAt));
  for (const each of paid) {
    const amountOre = Math.min(left, each.amountOre);
    left -= amountOre;
    await oweBack(tx, each, { amountOre, key: `credit:${key}` }, now);
  }
}
