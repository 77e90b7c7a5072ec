import { getWishlist } from '@shop/contracts/api/wishlist';
import { defineSlot, isApiError, notFound } from '@shop/platform';
import { sharedListPath } from '../../features/wishlists/shared-list-path.ts';
import { SharedWishlistPage } from './shared-wishlist-page.tsx';

/** [O2.17-05] A wishlist by the link that its owner has sent: for everybody who has it, read-only. */
export default defineSlot({
  load: async ({ api, route, signal }) => {
    const share = route.params.share ?? '';
    try {
      const { data } = await api.call(getWishlist, { params: { wid: share } }, { signal, fresh: true });
      return { share, list: data.wishlist };
    } catch (error) {
      // Also for what is no share id at all.
      if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'BAD_REQUEST')) return notFound();
      throw error;
    }
  },
  head: ({ data: { share, list } }) => ({
    title: `Önskelista: ${list.name}`,
    canonicalPath: sharedListPath(share),
    breadcrumbs: [{ title: list.name, path: sharedListPath(share) }],
  }),
  Component: ({ data: { list } }) => <SharedWishlistPage list={list} />,
});
