import {
  getMemberWishlists,
  getWishlist,
  getWishlists,
  type Wishlist,
  type WishlistSummary,
} from '@shop/contracts/api/wishlist';
import type { LoadInput } from '@shop/platform';

/** The member's lists, or the one of the URL. */
export type WishlistData =
  | { readonly kind: 'wishlists'; readonly lists: readonly WishlistSummary[] }
  | {
      readonly kind: 'wishlist';
      readonly list: Wishlist;
      /** The member's other lists, where a product may be moved to; none for somebody else's list. */
      readonly others: readonly WishlistSummary[];
    }
  /** What another member shows of theirs. */
  | {
      readonly kind: 'of-other';
      readonly username: string;
      readonly memberId: number;
      readonly lists: readonly WishlistSummary[];
    };

type Needed = Pick<LoadInput, 'api' | 'route' | 'signal'>;

/** Whose page it is. */
interface Owner {
  readonly id: number;
  readonly username: string;
  readonly isSelf: boolean;
}

/** One list, with the others where it is the member's own; 404 for one that is not there, or a private one of others. */
const loadOne = async ({ api, signal }: Needed, wid: number, owner: Owner): Promise<WishlistData> => {
  const others = owner.isSelf ? api.call(getWishlists, {}, { signal, fresh: true }) : null;
  const [list, all] = await Promise.all([api.call(getWishlist, { params: { wid } }, { signal, fresh: true }), others]);
  const { wishlist } = list.data;
  return {
    kind: 'wishlist',
    list: wishlist,
    others: wishlist.isOwn ? (all?.data.wishlists ?? []).filter(({ id }) => id !== wishlist.id) : [],
  };
};

/** [2.9-18] [O2.17-05] The member's lists, or one; of another member those that are shared [O6-07]. */
export const loadWishlists = async (input: Needed, owner: Owner): Promise<WishlistData> => {
  const { api, route, signal } = input;
  const { wid } = route.params;
  if (wid !== undefined) return loadOne(input, Number(wid), owner);
  const { id, username, isSelf } = owner;
  if (!isSelf) {
    const { data } = await api.call(getMemberWishlists, { params: { id } }, { signal, fresh: true });
    return { kind: 'of-other', username, memberId: id, lists: data.wishlists };
  }
  const { data } = await api.call(getWishlists, {}, { signal, fresh: true });
  return { kind: 'wishlists', lists: data.wishlists };
};
