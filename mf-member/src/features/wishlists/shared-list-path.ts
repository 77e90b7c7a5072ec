import { pathTo } from '@shop/contracts/routing/path-to';

/** Path of a shared list below the region; the slot `shared-wishlist-page` adds it. */
export const SHARED_LIST_ROUTE = 'onskelista/:share';

/** Path of a shared list, for whoever has got its link; the share id cannot be guessed. */
export const sharedListPath = (shareId: string): string => pathTo(SHARED_LIST_ROUTE, { share: shareId });
