import { loadWishlists, type WishlistData } from '../../features/wishlists/load-wishlists.ts';
import { WishlistPage } from '../../features/wishlists/wishlist-page.tsx';
import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx';
import type { MemberPart } from './member-part.ts';

const WISHLISTS = 'Önskelistor';

/** The member's wishlists, or one of them. */
export const WISHLISTS_PART: MemberPart<WishlistData> = {
  load: (input) => loadWishlists(input),
  place: (data, href) => {
    const all = { title: WISHLISTS, path: href('member.wishlists') };
    if (data.kind === 'wishlists') return { label: WISHLISTS, path: all.path, crumbs: [all] };
    const { id, name } = data.list;
    const path = href('member.wishlists', { wid: id });
    return { label: name, path, crumbs: [all, { title: name, path }] };
  },
  Content: ({ data }) =>
    data.kind === 'wishlists' ? (
      <WishlistsPage lists={data.lists} />
    ) : (
      <WishlistPage key={data.list.id} list={data.list} />
    ),
};
