import { randomUUID } from 'node:crypto';
import { addYears, endOfDay } from '@shop/server/calendar';
import type { Tx } from '../db/client.ts';
import { giftCard } from '../db/schema/index.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { hashGiftCardCode, newGiftCardCode } from './gift-card-code.ts';

const VALID_YEARS = 2;

/** The last instant of a card's validity: it is valid to the end of its last day, as its mail says. */
export const giftCardExpiry = (now: Date): Date => endOfDay(addYears(now, VALID_YEARS));

interface NewGiftCard {
  readonly amountOre: number;
  /** Of which the code is made. */
  readonly secrets: KeyRing;
  /** The unit of an order's row that has paid for it; left out for one that the shop gives. */
  readonly bought?: { readonly orderId: string; readonly position: number; readonly unit: number };
}

/** [1-20] A gift card of two years; undefined when the unit has one already. Its code is stored nowhere. */
export async function createGiftCard(
  tx: Tx,
  { amountOre, secrets, bought }: NewGiftCard,
  now: Date,
): Promise<{ id: string; lastFour: string; expiresAt: Date } | undefined> {
  const expiresAt = giftCardExpiry(now);
  const id = randomUUID();
  const code = newGiftCardCode(secrets, id);
  const values = { id, codeHash: hashGiftCardCode(code), lastFour: code.slice(-4), amountOre, balanceOre: amountOre };
  const [made] = await tx
    .insert(giftCard)
    .values({ ...values, ...bought, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: giftCard.id, lastFour: giftCard.lastFour, expiresAt: giftCard.expiresAt });
  return made;
}
