import { WISHLIST_LIMITS, type WishlistSummary } from '@shop/contracts';
import { and, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { product, wishlist, wishlistProduct } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { recordGameEvent } from '../game/events.ts';
import { lockMember } from '../game/experience.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { readSummary } from './read-wishlists.ts';
import { defaultList, laterList, lockList } from './wishlists.ts';

const touch = (tx: Tx, id: number, now: Date) => tx.update(wishlist).set({ updatedAt: now }).where(eq(wishlist.id, id));

/** Sets how many of a product are on a locked list; a new one must have room. */
async function putRow(tx: Tx, listId: number, productId: number, quantity: number, now: Date): Promise<void> {
  const row = and(eq(wishlistProduct.wishlistId, listId), eq(wishlistProduct.productId, productId));
  const changed = await tx.update(wishlistProduct).set({ quantity }).where(row).returning();
  if (changed.length === 0) {
    const [all] = await tx
      .select({ count: count() })
      .from(wishlistProduct)
      .where(eq(wishlistProduct.wishlistId, listId));
    if ((all?.count ?? 0) >= WISHLIST_LIMITS.products) {
      throw new ApiError('CONFLICT', `En önskelista rymmer högst ${WISHLIST_LIMITS.products} produkter.`);
    }
    await tx.insert(wishlistProduct).values({ wishlistId: listId, productId, quantity, addedAt: now });
  }
  await touch(tx, listId, now);
}

const NAMED_LISTS = { default: defaultList, later: laterList };

/** [O7-12] Puts a product on a list, or sets its quantity there. Repeating it changes nothing. */
export function putOnWishlist(
  db: Db,
  memberId: number,
  to: number | 'default' | 'later',
  { productId, quantity }: { productId: number; quantity: number },
  now: Date,
): Promise<WishlistSummary> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [known] = await tx.select({ id: product.id }).from(product).where(eq(product.id, productId));
    if (typeof to === 'number') await lockList(tx, memberId, to);
    if (known === undefined) throw notFound('Produkten finns inte.');
    const id = typeof to === 'number' ? to : await NAMED_LISTS[to](tx, memberId, now);
    await putRow(tx, id, productId, quantity, now);
    await recordGameEvent(tx, 'wishlistChanged', memberId, now);
    return readSummary(tx, memberId, id);
  });
}

/** Removes the row and returns its quantity; 404 when there is none. */
async function takeRow(tx: Tx, listId: number, productId: number, now: Date): Promise<number> {
  const [row] = await tx
    .delete(wishlistProduct)
    .where(and(eq(wishlistProduct.wishlistId, listId), eq(wishlistProduct.productId, productId)))
    .returning();
  if (row === undefined) throw notFound('Produkten finns inte på listan.');
  await touch(tx, listId, now);
  return row.quantity;
}

export const takeOffWishlist = (db: Db, memberId: number, id: number, productId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockList(tx, memberId, id);
    await takeRow(tx, id, productId, now);
  });

/** [O2.17-05] All or nothing: a product never disappears between two lists. */
export const moveBetweenWishlists = (
  db: Db,
  memberId: number,
  { from, to, productId }: { from: number; to: number; productId: number },
  now: Date,
): Promise<WishlistSummary> =>
  inTransaction(db, async (tx) => {
    if (from === to) return readSummary(tx, memberId, from);
    // Locked in a fixed order, so that two opposite moves do not deadlock.
    for (const id of [from, to].toSorted((a, b) => a - b)) await lockList(tx, memberId, id);
    const taken = await takeRow(tx, from, productId, now);
    const [there] = await tx
      .select({ quantity: wishlistProduct.quantity })
      .from(wishlistProduct)
      .where(and(eq(wishlistProduct.wishlistId, to), eq(wishlistProduct.productId, productId)));
    await putRow(tx, to, productId, Math.min(WISHLIST_LIMITS.quantity, taken + (there?.quantity ?? 0)), now);
    return readSummary(tx, memberId, to);
  });
