import type { BodyOf, Customer, putCheckout } from '@shop/contracts';
import { isMaskedCorpNumber, isPersonsCorpNumber } from '@shop/domain/validation/numbers';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { checkoutDraft } from '../db/schema/index.ts';
import type { Choices } from './choices.ts';

/** Added codes; their worth is computed each time. */
export interface DraftCodes {
  readonly discountCodeId: number | null;
  readonly giftCardIds: readonly string[];
}

export interface Draft extends Choices, DraftCodes {
  readonly customer: Partial<Customer>;
}

export const EMPTY_DRAFT: Draft = {
  customer: {},
  shippingMethodId: null,
  paymentMethodId: null,
  storeId: null,
  discountCodeId: null,
  giftCardIds: [],
};

export async function readDraft(on: DbOrTx, cartId: string): Promise<Draft> {
  const [row] = await on
    .select({
      customer: checkoutDraft.customer,
      shippingMethodId: checkoutDraft.shippingMethodId,
      paymentMethodId: checkoutDraft.paymentMethodId,
      storeId: checkoutDraft.storeId,
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
  { customer, ...choices }: BodyOf<typeof putCheckout> & Partial<DraftCodes>,
  now: Date,
): Promise<void> {
  const draft = await readDraft(tx, cartId);
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const merged: Draft = { ...draft, ...given, customer: withoutPersonsNumber({ ...draft.customer, ...customer }) };
  const changed = { ...merged, giftCardIds: [...merged.giftCardIds], updatedAt: now };
  await tx
    .insert(checkoutDraft)
    .values({ cartId, ...changed })
    .onConflictDoUpdate({ target: checkoutDraft.cartId, set: changed });
}

/** Deletes the draft of a placed order. */
export async function forgetDraft(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(checkoutDraft).where(eq(checkoutDraft.cartId, cartId));
}
