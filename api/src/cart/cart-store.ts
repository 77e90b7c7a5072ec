import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../db/client.ts';
import { cart, cartBatch, cartRow } from '../db/schema/index.ts';
import { type CartLine, lineIdentity, type Notices } from './cart-line.ts';

/** How a cart is found: the member's own, or the visitor's by the hash of the cookie's token. */
export type CartOwner = { readonly memberId: number } | { readonly tokenHash: Buffer };

export interface StoredCart {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly updatedAt: Date;
  readonly notices: Notices | null;
}

const COLUMNS = {
  id: cart.id,
  name: cart.name,
  currency: cart.currency,
  updatedAt: cart.updatedAt,
  notices: cart.notices,
};

/** A token never opens a member's cart, also if the two were ever mixed up. */
const owned = (owner: CartOwner) =>
  'memberId' in owner
    ? eq(cart.memberId, owner.memberId)
    : and(eq(cart.tokenHash, owner.tokenHash), isNull(cart.memberId));

export async function findCart(on: DbOrTx, owner: CartOwner): Promise<StoredCart | undefined> {
  const [row] = await on.select(COLUMNS).from(cart).where(owned(owner));
  return row;
}

/** Finds the cart and holds it until the transaction ends: changes of one cart come one after another. */
export async function lockCart(tx: Tx, owner: CartOwner): Promise<StoredCart | undefined> {
  const [row] = await tx.select(COLUMNS).from(cart).where(owned(owner)).for('update');
  return row;
}

/** As `lockCart`, and makes the cart if there is none. Two that make a member's cart at once get the same one. */
export async function lockOrCreateCart(tx: Tx, owner: CartOwner, now: Date): Promise<StoredCart> {
  const existing = await lockCart(tx, owner);
  if (existing) return existing;
  await tx
    .insert(cart)
    .values({ ...owner, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const created = await lockCart(tx, owner);
  if (created === undefined) throw new Error('The cart was not stored.');
  return created;
}

export async function readLines(on: DbOrTx, cartId: string): Promise<CartLine[]> {
  return on
    .select({
      id: cartRow.id,
      productId: cartRow.productId,
      unitPriceOre: cartRow.unitPriceOre,
      pass: cartRow.pass,
      extraData: cartRow.extraData,
      quantity: cartRow.quantity,
    })
    .from(cartRow)
    .where(eq(cartRow.cartId, cartId))
    .orderBy(asc(cartRow.position), asc(cartRow.id));
}

/**
 * Stores what has changed. A row whose identity is another one is deleted and written anew under its id: two rows that
 * trade identities would meet the unique index half way.
 */
export async function writeLines(
  tx: Tx,
  cartId: string,
  before: readonly CartLine[],
  after: readonly CartLine[],
): Promise<void> {
  const kept = new Map(after.map((line) => [line.id, lineIdentity(line)]));
  const gone = before.filter((line) => kept.get(line.id) !== lineIdentity(line)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(cartRow).where(inArray(cartRow.id, gone));

  const unchanged = new Set(
    before.filter((line, at) => JSON.stringify(line) === JSON.stringify(after[at])).map(({ id }) => id),
  );
  const changed = after.flatMap((line, position) =>
    unchanged.has(line.id) ? [] : [{ ...line, cartId, position, identity: lineIdentity(line) }],
  );
  if (changed.length === 0) return;
  await tx
    .insert(cartRow)
    .values(changed)
    .onConflictDoUpdate({
      target: cartRow.id,
      set: { quantity: sql`excluded.quantity`, position: sql`excluded.position` },
    });
}

/** [O3-05] Milliseconds that never stand still or go back, whatever the clocks of the instances say. */
export async function touchCart(
  tx: Tx,
  { id, updatedAt }: StoredCart,
  now: Date,
  notices: Notices | null = null,
): Promise<Date> {
  const next = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
  await tx.update(cart).set({ updatedAt: next, notices }).where(eq(cart.id, id));
  return next;
}

/** Takes what is still to be told, so that it is told once. */
export async function takeNotices(on: DbOrTx, { id, notices }: StoredCart): Promise<Notices | null> {
  if (notices === null) return null;
  const taken = await on
    .update(cart)
    .set({ notices: null })
    .where(and(eq(cart.id, id), sql`${cart.notices} is not null`))
    .returning({ id: cart.id });
  return taken.length > 0 ? notices : null;
}

/** Notes a batch of events. False when it has been applied before [O4-03]; the cart must be locked. */
export async function claimBatch(tx: Tx, cartId: string, key: string, now: Date): Promise<boolean> {
  const claimed = await tx
    .insert(cartBatch)
    .values({ cartId, key, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: cartBatch.key });
  return claimed.length > 0;
}

const batch = (cartId: string, key: string) => and(eq(cartBatch.cartId, cartId), eq(cartBatch.key, key));

export async function keepBatchNotices(tx: Tx, cartId: string, key: string, notices: Notices): Promise<void> {
  await tx.update(cartBatch).set({ notices }).where(batch(cartId, key));
}

export async function batchNotices(tx: Tx, cartId: string, key: string): Promise<Notices | null> {
  const [row] = await tx.select({ notices: cartBatch.notices }).from(cartBatch).where(batch(cartId, key));
  return row?.notices ?? null;
}
