import type { GiftCardBalance } from '@shop/contracts/api/order-codes';
import { oreToKronor } from '@shop/domain/money';
import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { DbOrTx } from '../db/client.ts';
import { giftCard, giftCardUse, order, orderRow } from '../db/schema/index.ts';
import type { GiftCardRecord } from './gift-cards.ts';

/** A card as its holder reads it; its code is known to the holder alone. */
export const serializeBalance = (
  card: Pick<GiftCardRecord, 'lastFour' | 'amountOre' | 'balanceOre' | 'expiresAt'>,
): GiftCardBalance => ({
  lastFour: card.lastFour,
  amount: oreToKronor(card.amountOre),
  balance: oreToKronor(card.balanceOre),
  expiresAt: unixSeconds(card.expiresAt),
});

/**
 * The gift cards with something left that the member holds: bought without another receiver, or paid with before. One
 * that was given away is the receiver's, and what they do with it is not told to who gave it.
 */
export async function readHeldGiftCards(on: DbOrTx, memberId: number, now: Date): Promise<GiftCardBalance[]> {
  const isOwnOrder = and(eq(order.id, giftCard.orderId), eq(order.memberId, memberId));
  const receiver = sql`coalesce(${orderRow.extraData} -> 'giftCard' ->> 'recipientEmail', '')`;
  const boughtForOneself = on
    .select({ one: sql`1` })
    .from(order)
    .innerJoin(orderRow, and(eq(orderRow.orderId, order.id), eq(orderRow.position, giftCard.position)))
    .where(and(isOwnOrder, sql`${receiver} = ''`));
  const paidWith = on
    .select({ one: sql`1` })
    .from(giftCardUse)
    .innerJoin(order, eq(order.id, giftCardUse.orderId))
    .where(and(eq(giftCardUse.giftCardId, giftCard.id), eq(order.memberId, memberId)));
  const cards = await on
    .select()
    .from(giftCard)
    .where(
      and(
        gt(giftCard.balanceOre, 0),
        eq(giftCard.isBlocked, false),
        gt(giftCard.expiresAt, now),
        or(exists(boughtForOneself), exists(paidWith)),
      ),
    )
    .orderBy(asc(giftCard.expiresAt), asc(giftCard.id));
  return cards.map(serializeBalance);
}
