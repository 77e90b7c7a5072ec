import {
  getMemberWishlists,
  getWishlist,
  getWishlists,
  type Wishlist,
  type WishlistSummary,
} from '@shop/contracts/api/wishlist';
import { getWatches, type Watch } from '@shop/contracts/api/watch';
import { type LoadInput, redirect } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';
import type { PageOwner } from '../page-owner/page-owner.ts';

/** The member's lists, or the one of the URL. */
export type WishlistData =
  | {
      readonly kind: 'wishlists';
      readonly lists: readonly WishlistSummary[];
      /** What the member watches; null when it could not be fetched, which costs its own section. */
      readonly watches: readonly Watch[] | null;
    }
  | {
      readonly kind: 'wishlist';
      readonly list: Wishlist;
      /** The member's other lists, where a product may be moved to; none for somebody else's list. */
      readonly others: readonly WishlistSummary[];
    }
  /** What another member shows of theirs. */
  | { readonly kind: 'of-other'; readonly lists: readonly WishlistSummary[] };

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal' | 'href'> & {
  readonly owner: Pick<PageOwner, 'id' | 'isSelf'>;
};

/**
 * One list, with the others where it is the member's own; 404 for one that is not there, or a private one of others.
 */
const loadOne = async ({ api, href, owner, signal }: Needed, wid: number): Promise<WishlistData> => {
  // Without the others nothing can be moved, and everything else can be done.
  const all = owner.isSelf ? api.call(getWishlists, {}, { signal, fresh: true }).catch(orNull) : null;
  const [one, lists] = await Promise.all([api.call(getWishlist, { params: { wid } }, { signal, fresh: true }), all]);
  const list = one.data.wishlist;
  // Somebody else's list does not stand among one's own, nor one's own among another member's.
  if (list.owner !== null && list.owner.id !== owner.id)
    return redirect(href('member.wishlists', { ...(list.isOwn ? {} : { id: list.owner.id }), wid }));
  const others = (lists?.data.wishlists ?? []).filter(({ id }) => id !== list.id);
  return { kind: 'wishlist', list, others };
};

/** [2.9-18] [O2.17-05] The member's lists, or one; of another member those that are shared [O6-07]. */
export const loadWishlists = async (input: Needed): Promise<WishlistData> => {
  const { api, route, signal, owner } = input;
  const { wid } = route.params;
  if (wid !== undefined) return loadOne(input, Number(wid));
  if (!owner.isSelf) {
    const { data } = await api.call(getMemberWishlists, { params: { id: owner.id } }, { signal, fresh: true });
    return { kind: 'of-other', lists: data.wishlists };
  }
  const [lists, watched] = await Promise.all([
    api.call(getWishlists, {}, { signal, fresh: true }),
    api.call(getWatches, {}, { signal, fresh: true }).then(({ data }) => data.watches, orNull),
  ]);
  return { kind: 'wishlists', lists: lists.data.wishlists, watches: watched };
};
