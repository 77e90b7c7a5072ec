import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { payment } from '../db/schema/index.ts';
import { returnToGiftCards } from '../orders/gift-cards.ts';
import { creditClaim } from './claims.ts';
import { storedOf, oweBack } from './refunds.ts';

/**
 * Refunds a sum of an order to its sources: payments first, the rest to gift cards. Never more than was paid, once per
 * key. Returns the refunded öre. The order must be locked.
 */
export async function giveBack(
  tx: Tx,
  orderId: string,
  { sumOre, key }: { sumOre: number; key: string },
  now: Date,
): Promise<number> {
  const paid = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), isNull(payment.claimId), eq(payment.status, 'paid')))
    .orderBy(asc(payment.createdAt));
  let left = sumOre;
  for (const each of paid) {
    const amountOre = Math.min(left, await storedOf(tx, each));
    await oweBack(tx, each, { amountOre, key }, now);
    // Bought on credit: what is not paid yet is no longer owed.
    if (amountOre > 0) await creditClaim(tx, orderId, { sumOre: amountOre, key }, now);
    left -= Math.max(0, amountOre);
  }
  left -= await returnToGiftCards(tx, orderId, left);
  return sumOre - left;
}
