import type { Order } from '@shop/contracts';
import { oreToKronor } from '@shop/domain/money';
import { asc, eq } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx } from '../db/client.ts';
import { claim, claimPart } from '../db/schema/index.ts';
import { partSum } from './claims.ts';

/**
 * What is to be paid next of an order that was bought on credit; null when nothing is left, undefined for one that was
 * not. An approved invoice is an order that goes on, and no payment.
 */
export async function readOrderClaim(on: DbOrTx, orderId: string): Promise<Order['payment']['due']> {
  const parts = await on
    .select({ part: claimPart })
    .from(claim)
    .innerJoin(claimPart, eq(claimPart.claimId, claim.id))
    .where(eq(claim.orderId, orderId))
    .orderBy(asc(claimPart.number));
  if (parts.length === 0) return undefined;
  const next = parts.find(({ part }) => part.paidAt === null && partSum(part) > 0)?.part;
  return next === undefined ? null : { amount: oreToKronor(partSum(next)), at: unixSeconds(next.dueAt) };
}
