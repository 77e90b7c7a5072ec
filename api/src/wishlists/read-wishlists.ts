import type { Wishlist, WishlistSummary } from '@shop/contracts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { previewUrl } from '../catalogue/image-urls.ts';
import type { Products } from '../catalogue/products.ts';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { member, wishlist, wishlistProduct } from '../db/schema/index.ts';
import { isProfileVisible } from '../game/member-access.ts';
import { type ApiError, notFound } from '../http/errors.ts';

/** Pictures that a list is recognised by. */
const MAX_PREVIEWS = 4;

type WishlistRow = typeof wishlist.$inferSelect;

/** Also thrown for another member's private list, so that it cannot be distinguished from a missing one. */
export const noList = (): ApiError => notFound('Önskelistan finns inte.');

/** Only a shared list has one that opens it. */
const shareIdOf = ({ isPublic, shareId }: WishlistRow): string | null => (isPublic ? shareId : null);

function serializeSummary(list: WishlistRow, productIds: number[]): WishlistSummary {
  const { id, name, isPublic, isDefault, updatedAt } = list;
  return {
    id,
    name,
    isPublic,
    shareId: shareIdOf(list),
    isDefault,
    productIds,
    previewUrls: productIds.slice(0, MAX_PREVIEWS).map(previewUrl),
    updatedAt: unixSeconds(updatedAt),
  };
}

/** Lists with the ids of what is on them, the default one first, then by name. */
export async function readSummaries(
  on: DbOrTx,
  memberId: number,
  only: { publicOnes?: true; id?: number } = {},
): Promise<WishlistSummary[]> {
  const lists = await on
    .select()
    .from(wishlist)
    .where(
      and(
        eq(wishlist.memberId, memberId),
        only.publicOnes && eq(wishlist.isPublic, true),
        only.id === undefined ? undefined : eq(wishlist.id, only.id),
      ),
    )
    .orderBy(desc(wishlist.isDefault), asc(sql`lower(${wishlist.name})`), asc(wishlist.id));
  if (lists.length === 0) return [];
  const rows = await on
    .select({ wishlistId: wishlistProduct.wishlistId, productId: wishlistProduct.productId })
    .from(wishlistProduct)
    .where(
      inArray(
        wishlistProduct.wishlistId,
        lists.map(({ id }) => id),
      ),
    )
    .orderBy(desc(wishlistProduct.addedAt), desc(wishlistProduct.productId));
  return lists.map((list) =>
    serializeSummary(
      list,
      rows.filter(({ wishlistId }) => wishlistId === list.id).map(({ productId }) => productId),
    ),
  );
}

/** One list of the member's own; 404 for any other. */
export async function readSummary(on: DbOrTx, memberId: number, id: number): Promise<WishlistSummary> {
  const [summary] = await readSummaries(on, memberId, { id });
  if (summary === undefined) throw noList();
  return summary;
}

/**
 * A list for its owner by number, or a public one for anyone by its share id, which cannot be guessed [O7-12]. Numbers
 * are consecutive: by number a public list is found only where its owner's profile, which lists it, is visible [O6-08].
 * 404 otherwise. The owner is named under the same rule [O6-07].
 */
export async function readWishlist(
  db: Db,
  products: Products,
  readerId: number | null,
  wid: number | string,
): Promise<Wishlist> {
  const [found] = await db
    .select({ list: wishlist, owner: { id: member.id, username: member.username } })
    .from(wishlist)
    .innerJoin(member, eq(member.id, wishlist.memberId))
    .where(typeof wid === 'number' ? eq(wishlist.id, wid) : eq(wishlist.shareId, wid));
  if (found === undefined) throw noList();
  const { list, owner } = found;
  const isOwn = owner.id === readerId;
  if (!isOwn && !list.isPublic) throw noList();
  const isOwnerVisible = isOwn || (await isProfileVisible(db, readerId, owner.id));
  if (!isOwnerVisible && typeof wid === 'number') throw noList();
  const rows = await db
    .select()
    .from(wishlistProduct)
    .where(eq(wishlistProduct.wishlistId, list.id))
    .orderBy(desc(wishlistProduct.addedAt), desc(wishlistProduct.productId));
  const cards = new Map((await products.summaries(rows.map((row) => row.productId))).map((card) => [card.id, card]));
  return {
    id: list.id,
    name: list.name,
    isPublic: list.isPublic,
    isDefault: list.isDefault,
    updatedAt: unixSeconds(list.updatedAt),
    shareId: shareIdOf(list),
    owner: isOwnerVisible ? owner : null,
    isOwn,
    rows: rows.flatMap(({ productId, quantity, addedAt }) => {
      const card = cards.get(productId);
      return card === undefined ? [] : [{ product: card, quantity, addedAt: unixSeconds(addedAt) }];
    }),
  };
}
