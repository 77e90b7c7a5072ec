import type { BodyOf, Customer, putCheckout } from '@shop/shared/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { checkoutDraft } from '../db/schema/index.ts';
import type { Choices } from './choices.ts';

export interface Draft extends Choices {
  readonly customer: Partial<Customer>;
}

export const EMPTY_DRAFT: Draft = { customer: {}, shippingMethodId: null, paymentMethodId: null, storeId: null };

export async function readDraft(on: DbOrTx, cartId: string): Promise<Draft> {
  const [row] = await on
    .select({
      customer: checkoutDraft.customer,
      shippingMethodId: checkoutDraft.shippingMethodId,
      paymentMethodId: checkoutDraft.paymentMethodId,
      storeId: checkoutDraft.storeId,
    })
    .from(checkoutDraft)
    .where(eq(checkoutDraft.cartId, cartId));
  return row ?? EMPTY_DRAFT;
}

/** [O7-15] Keeps what was typed, whatever it is worth; fields that are not named stay. The cart must be locked. */
export async function changeDraft(
  tx: Tx,
  cartId: string,
  { customer, ...choices }: BodyOf<typeof putCheckout>,
  now: Date,
): Promise<void> {
  const draft = await readDraft(tx, cartId);
  const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
  const changed = { ...draft, ...given, customer: { ...draft.customer, ...customer }, updatedAt: now };
  await tx
    .insert(checkoutDraft)
    .values({ cartId, ...changed })
    .onConflictDoUpdate({ target: checkoutDraft.cartId, set: changed });
}

/** The purchase is made: what was typed for it is not kept. */
export async function forgetDraft(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(checkoutDraft).where(eq(checkoutDraft.cartId, cartId));
}
