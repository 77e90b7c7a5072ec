import type { BodyOf, Customer, putCheckout } from '@shop/contracts';
import { isMaskedCorpNumber, isPersonsCorpNumber } from '@shop/domain/validation/numbers';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { checkoutDraft } from '../db/schema/index.ts';
import { type Draft, type DraftCodes, EMPTY_DRAFT } from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

export async function readDraft(on: DbOrTx, cartId: string): Promise<Draft> {
  const [row] = await on
    .select({
      customer: checkoutDraft.customer,
      shippingMethodId: checkoutDraft.shippingMethodId,
      paymentMethodId: checkoutDraft.paymentMethodId,
      storeId: checkoutDraft.storeId,
      notes: checkoutDraft.notes,
      pickupPointId: checkoutDraft.pickupPointId,
      isSplit: checkoutDraft.isSplit,
      newsletter: checkoutDraft.newsletter,
      discountCodeId: checkoutDraft.discountCodeId,
      giftCardIds: checkoutDraft.giftCardIds,
    })
    .from(checkoutDraft)
    .where(eq(checkoutDraft.cartId, cartId));
  return row ?? EMPTY_DRAFT;
}

/** A sole trader's number is a personal number: drafts do not store it, so it is typed again after a reload [O3-06]. */
function withoutPersonsNumber(customer: Partial<Customer>): Partial<Customer> {
  const { corpNumber, ...others } = customer;
  return corpNumber !== undefined && isPersonsCorpNumber(corpNumber) && !isMaskedCorpNumber(corpNumber)
    ? others
    : customer;
}

/** [O7-15] Stores the typed fields, valid or not; other fields stay. The cart must be locked. */
export async function changeDraft(
  tx: Tx,
  cartId: string,
  { customer, notes, ...choices }: BodyOf<typeof putCheckout> & Partial<DraftCodes>,
  now: Date,
): Promise<void> {
  const draft = await readDraft(tx, cartId);
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  await storeDraft(
    tx,
    cartId,
    {
      ...draft,
      ...given,
      customer: withoutPersonsNumber({ ...draft.customer, ...customer }),
      notes: { ...draft.notes, ...notes },
    },
    now,
  );
}

async function storeDraft(tx: Tx, cartId: string, draft: Draft, now: Date): Promise<void> {
  const changed = { ...draft, giftCardIds: [...draft.giftCardIds], updatedAt: now };
  await tx
    .insert(checkoutDraft)
    .values({ cartId, ...changed })
    .onConflictDoUpdate({ target: checkoutDraft.cartId, set: changed });
}

/** Login: adds the draft of the visitor's cart to that of the member's. Both carts must be locked. */
export async function joinDrafts(tx: Tx, brought: Draft, cartId: string, now: Date): Promise<void> {
  if (brought === EMPTY_DRAFT) return;
  await storeDraft(tx, cartId, mergeDrafts(await readDraft(tx, cartId), brought), now);
}

/** Deletes the draft of a placed order. */
export async function forgetDraft(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(checkoutDraft).where(eq(checkoutDraft.cartId, cartId));
}
