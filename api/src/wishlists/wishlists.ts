import { SAVED_FOR_LATER, WISHLIST_LIMITS, type WishlistSummary } from '@shop/contracts';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { product, wishlist, wishlistProduct } from '../db/schema/index.ts';
import { inTransaction, isUniqueViolation } from '../db/tx.ts';
import { recordGameEvent } from '../game/events.ts';
import { lockMember } from '../game/experience.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { noList, readSummary } from './read-wishlists.ts';

const DEFAULT_NAME = 'Min önskelista';

const isForLater = eq(sql`lower(${wishlist.name})`, SAVED_FOR_LATER.toLowerCase());

const ownList = (memberId: number, id: number) => and(eq(wishlist.id, id), eq(wishlist.memberId, memberId));

/** Maps the unique index's error to a message: two lists of one name could not be distinguished. */
async function withFreeName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'wishlist_name')) throw error;
    throw new ApiError('CONFLICT', 'Du har redan en önskelista med det namnet.');
  }
}

/** Inserts a list; the member must be locked, so that the limit applies to parallel calls. */
async function insertList(tx: Tx, memberId: number, name: string, isDefault: boolean, now: Date): Promise<number> {
  const [all] = await tx
    .select({ count: count(), others: sql<number>`count(*) filter (where not ${isForLater})`.mapWith(Number) })
    .from(wishlist)
    .where(eq(wishlist.memberId, memberId));
  if ((all?.count ?? 0) >= WISHLIST_LIMITS.lists) {
    throw new ApiError('CONFLICT', `Du kan ha högst ${WISHLIST_LIMITS.lists} önskelistor.`);
  }
  // What is saved for later is no list of wishes: the heart never adds to it.
  const isFirst = all?.others === 0 && name !== SAVED_FOR_LATER;
  const [list] = await tx
    .insert(wishlist)
    .values({ memberId, name, isDefault: isDefault || isFirst, createdAt: now, updatedAt: now })
    .returning();
  if (list === undefined) throw new Error('The list was not stored.');
  return list.id;
}

/** What goes onto a list at once. */
export interface NewRow {
  readonly productId: number;
  readonly quantity: number;
}

/** Puts products onto a new list; a product that is named twice is one row. 404 for one that does not exist. */
async function insertRows(tx: Tx, wishlistId: number, rows: readonly NewRow[], now: Date): Promise<void> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of rows)
    quantities.set(productId, Math.min(WISHLIST_LIMITS.quantity, (quantities.get(productId) ?? 0) + quantity));
  if (quantities.size === 0) return;
  const ids = [...quantities.keys()];
  const known = await tx.select({ id: product.id }).from(product).where(inArray(product.id, ids));
  if (known.length < ids.length) throw notFound('Produkten finns inte.');
  await tx
    .insert(wishlistProduct)
    .values([...quantities].map(([productId, quantity]) => ({ wishlistId, productId, quantity, addedAt: now })));
}

/** [O7-12], [O2.9-04] Makes a private list, with products if there are any; the first list is the default. */
export const createWishlist = (
  db: Db,
  memberId: number,
  { name, rows = [] }: { name: string; rows?: readonly NewRow[] | undefined },
  now: Date,
): Promise<WishlistSummary> =>
  withFreeName(() =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      const id = await insertList(tx, memberId, name, false, now);
      await insertRows(tx, id, rows, now);
      return readSummary(tx, memberId, id);
    }),
  );

/** Finds the member's list and locks it, which serializes changes of its rows. */
export async function lockList(tx: Tx, memberId: number, id: number): Promise<void> {
  const [list] = await tx.select({ id: wishlist.id }).from(wishlist).where(ownList(memberId, id)).for('update');
  if (list === undefined) throw noList();
}

/** The list that the heart adds to; made, or one of its name chosen, when there is none. The member must be locked. */
export async function defaultList(tx: Tx, memberId: number, now: Date): Promise<number> {
  const own = eq(wishlist.memberId, memberId);
  const [list] = await tx
    .select({ id: wishlist.id })
    .from(wishlist)
    .where(and(own, eq(wishlist.isDefault, true)));
  if (list !== undefined) return list.id;
  const [named] = await tx
    .update(wishlist)
    .set({ isDefault: true })
    .where(and(own, eq(sql`lower(${wishlist.name})`, DEFAULT_NAME.toLowerCase())))
    .returning({ id: wishlist.id });
  return named?.id ?? insertList(tx, memberId, DEFAULT_NAME, true, now);
}

/** The list of what is saved for later; made when there is none of its name. The member must be locked. */
export async function laterList(tx: Tx, memberId: number, now: Date): Promise<number> {
  const [list] = await tx
    .select({ id: wishlist.id })
    .from(wishlist)
    .where(and(eq(wishlist.memberId, memberId), isForLater));
  return list?.id ?? insertList(tx, memberId, SAVED_FOR_LATER, false, now);
}

export interface WishlistChange {
  readonly name: string;
  readonly isPublic: boolean;
  readonly isDefault?: true | undefined;
}

/** Changes name, sharing and whether it is the default list, of which there is at most one [O7-12]. */
export const changeWishlist = (db: Db, memberId: number, id: number, change: WishlistChange, now: Date) =>
  withFreeName(() =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      await lockList(tx, memberId, id);
      if (change.isDefault === true) {
        await tx
          .update(wishlist)
          .set({ isDefault: false })
          .where(and(eq(wishlist.memberId, memberId), eq(wishlist.isDefault, true), ne(wishlist.id, id)));
      }
      await tx
        .update(wishlist)
        .set({
          name: change.name,
          isPublic: change.isPublic,
          // Shared again, it is shared with those who get the new link, not with all who had the old one.
          ...(change.isPublic && {
            shareId: sql`case when ${wishlist.isPublic} then ${wishlist.shareId} else gen_random_uuid() end`,
          }),
          updatedAt: now,
          ...(change.isDefault === true && { isDefault: true }),
        })
        .where(ownList(memberId, id));
      if (change.isPublic) await recordGameEvent(tx, 'wishlistChanged', memberId, now);
      return readSummary(tx, memberId, id);
    }),
  );

export async function removeWishlist(db: Db, memberId: number, id: number): Promise<void> {
  const removed = await db.delete(wishlist).where(ownList(memberId, id)).returning({ id: wishlist.id });
  if (removed.length === 0) throw noList();
}
