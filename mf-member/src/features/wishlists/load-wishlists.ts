import { getWishlist, getWishlists, type Wishlist, type WishlistSummary } from '@shop/contracts/api/wishlist';
import type { LoadInput } from '@shop/platform';

/** The member's lists, or the one of the URL. */
export type WishlistData =
  | { readonly kind: 'wishlists'; readonly lists: readonly WishlistSummary[] }
  | { readonly kind: 'wishlist'; readonly list: Wishlist };

/** [2.9-18] Loads the lists; 404 for a list that is not there, or somebody else's private one. */
export const loadWishlists = async ({
  api,
  route,
  signal,
}: Pick<LoadInput, 'api' | 'route' | 'signal'>): Promise<WishlistData> => {
  const { wid } = route.params;
  if (wid === undefined) {
    const { data } = await api.call(getWishlists, {}, { signal });
    return { kind: 'wishlists', lists: data.wishlists };
  }
  const { data } = await api.call(getWishlist, { params: { wid: Number(wid) } }, { signal });
  return { kind: 'wishlist', list: data.wishlist };
};
