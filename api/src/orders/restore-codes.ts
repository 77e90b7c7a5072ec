import { asc, eq } from 'drizzle-orm';
import type { CheckedCart } from '../cart/carts.ts';
import { type DiscountBuyer, evaluateById } from '../checkout/discount-codes.ts';
import type { DraftCodes } from '../checkout/draft.ts';
import { changeDraft, readDraft } from '../checkout/draft-store.ts';
import type { Tx } from '../db/client.ts';
import { discountUse, giftCardUse } from '../db/schema/index.ts';
import { giftCardProblem, readGiftCards } from './gift-cards.ts';

/** The codes that an order has used, read before it is cancelled: cancelling sets them free, and forgets them. */
export async function usedCodes(tx: Tx, orderId: string): Promise<DraftCodes> {
  const [discount] = await tx
    .select({ codeId: discountUse.codeId })
    .from(discountUse)
    .where(eq(discountUse.orderId, orderId));
  const cards = await tx
    .select({ id: giftCardUse.giftCardId })
    .from(giftCardUse)
    .where(eq(giftCardUse.orderId, orderId))
    .orderBy(asc(giftCardUse.createdAt), asc(giftCardUse.giftCardId));
  return { discountCodeId: discount?.codeId ?? null, giftCardIds: cards.map(({ id }) => id) };
}

/**
 * Adds the codes of an order that has come to nothing to the cart that its rows are in again: the discount code where
 * it still applies and no other has taken its place, the gift cards that can still be used.
 */
export async function restoreCodes(
  tx: Tx,
  checked: CheckedCart,
  { discountCodeId, giftCardIds }: DraftCodes,
  buyer: DiscountBuyer,
  now: Date,
): Promise<void> {
  const draft = await readDraft(tx, checked.stored.id);
  const isFree = discountCodeId !== null && draft.discountCodeId === null;
  const applies = isFree && (await evaluateById(tx, discountCodeId, checked, buyer, now)).ok;
  const usable = (await readGiftCards(tx, giftCardIds)).filter((card) => giftCardProblem(card, now) === null);
  const own = new Set(draft.giftCardIds);
  const added = usable.map(({ id }) => id).filter((id) => !own.has(id));
  if (!applies && added.length === 0) return;
  const codes = { ...(applies && { discountCodeId }), giftCardIds: [...draft.giftCardIds, ...added] };
  await changeDraft(tx, checked.stored.id, codes, now);
}
