import { WatchesSection } from '../../features/watches/watches-section.tsx';
import { ownerParams } from '../../features/page-owner/page-owner.ts';
import { loadWishlists, type WishlistData } from '../../features/wishlists/load-wishlists.ts';
import { ReadOnlyList } from '../../features/wishlists/read-only-list.tsx';
import { SharedListsPage } from '../../features/wishlists/shared-lists-page.tsx';
import { WishlistPage } from '../../features/wishlists/wishlist-page.tsx';
import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx';
import type { MemberPart } from './member-part.ts';

const WISHLISTS = 'Önskelistor';

/** [O2.17-05] The member's wishlists, or one of them; of another member those that are shared [O6-07]. */
export const WISHLISTS_PART: MemberPart<WishlistData> = {
  isPublic: true,
  load: (input) => loadWishlists(input),
  place: (data, href, owner) => {
    const whose = ownerParams(owner);
    const all = { title: WISHLISTS, path: href('member.wishlists', whose) };
    if (data.kind !== 'wishlist') return { label: WISHLISTS, path: all.path, crumbs: [all] };
    const { id, name } = data.list;
    const path = href('member.wishlists', { ...whose, wid: id });
    return { label: name, path, crumbs: [all, { title: name, path }] };
  },
  Content: ({ data, owner }) => {
    if (data.kind === 'wishlists') {
      return (
        <>
          <WishlistsPage lists={data.lists} />
          <WatchesSection watches={data.watches} />
        </>
      );
    }
    if (data.kind === 'of-other') return <SharedListsPage owner={owner} lists={data.lists} />;
    const { list, others } = data;
    return list.isOwn ? (
      <WishlistPage key={list.id} list={list} others={others} />
    ) : (
      <ReadOnlyList key={list.id} list={list} />
    );
  },
};
