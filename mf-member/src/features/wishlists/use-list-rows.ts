import {
  deleteWishlistProduct,
  moveWishlistProduct,
  postWishlistProduct,
  type Wishlist,
  type WishlistSummary,
} from '@shop/contracts/api/wishlist';
import { isApiError, unlessGone, usePlatform } from '@shop/platform';
import { useState } from 'react';

type Row = Wishlist['rows'][number];

/** What has become of a row since the page was opened. */
export interface LeftRow {
  readonly text: string;
  /** Brings it back; left out where that would change more than was done. */
  readonly undo?: (() => Promise<void>) | undefined;
}

export interface ListRows {
  /** The rows that have left the list, by product. */
  readonly left: ReadonlyMap<number, LeftRow>;
  remove(row: Row): Promise<void>;
  move(row: Row, to: WishlistSummary): Promise<void>;
}

const FAILED = 'Det gick inte att ändra listan. Försök igen.';
const CHANGED = 'Listan har ändrats sedan du öppnade den. Nu ser du den som den är.';

/**
 * Takes rows off a list or moves them to another, at once on the page; a failure brings them back. A row leaves its
 * place behind, with the way to undo. A row that is not there any more, as after a try whose response was lost, shows
 * the list as it is now.
 */
export function useListRows({ id }: Pick<Wishlist, 'id'>): ListRows {
  const { api, href, navigate, toasts } = usePlatform();
  const [left, setLeft] = useState<ReadonlyMap<number, LeftRow>>(new Map());

  const mark = (productId: number, how: LeftRow | null): void =>
    setLeft((before) => {
      const next = new Map(before);
      if (how === null) next.delete(productId);
      else next.set(productId, how);
      return next;
    });
  /** Shows the change, makes it, and shows what was before when that fails. */
  const change = async (
    productId: number,
    { before, after }: { before: LeftRow | null; after: LeftRow | null },
    call: () => Promise<unknown>,
  ): Promise<void> => {
    mark(productId, after);
    try {
      await call();
    } catch (error) {
      mark(productId, before);
      if (!isApiError(error, 'NOT_FOUND')) return toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
      toasts.show(CHANGED, 'info');
      await navigate(href('member.wishlists', { wid: id }), { replace: true, keepScroll: true });
    }
  };
  const putBack = ({ product, quantity }: Row) =>
    api.call(postWishlistProduct, { params: { wid: id }, body: { productId: product.id, quantity } });

  const remove = (row: Row): Promise<void> => {
    const { id: productId, name } = row.product;
    const gone: LeftRow = {
      text: `${name} är borttagen.`,
      undo: () => change(productId, { before: gone, after: null }, () => putBack(row)),
    };
    return change(productId, { before: null, after: gone }, () =>
      api.call(deleteWishlistProduct, { params: { wid: id, productId } }).catch(unlessGone),
    );
  };
  const move = ({ product }: Row, to: WishlistSummary): Promise<void> => {
    const productId = product.id;
    const moveTo = (from: number, wishlistId: number) =>
      api.call(moveWishlistProduct, { params: { wid: from, productId }, body: { wishlistId } });
    // Where the other list had it already, quantities were added up: moving back would take along what was there.
    const isMerged = to.productIds.includes(productId);
    const gone: LeftRow = {
      text: `${product.name} ligger nu i ”${to.name}”.`,
      undo: isMerged ? undefined : () => change(productId, { before: gone, after: null }, () => moveTo(to.id, id)),
    };
    return change(productId, { before: null, after: gone }, () => moveTo(id, to.id));
  };
  return { left, remove, move };
}
