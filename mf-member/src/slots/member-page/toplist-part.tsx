import { ownerParams } from '../../features/page-owner/page-owner.ts';
import { loadToplist, type ToplistData } from '../../features/toplist/load-toplist.ts';
import { ToplistPage } from '../../features/toplist/toplist-page.tsx';
import type { MemberPart } from './member-part.ts';

const TOPLIST = 'Topplista';

/** [O2.17-13] The members' ranking by XP; the same for everybody but the reader's own place. */
export const TOPLIST_PART: MemberPart<ToplistData> = {
  isPublic: true,
  load: loadToplist,
  place: (_data, href, owner) => {
    const path = href('member.toplist', ownerParams(owner));
    return { label: TOPLIST, path, crumbs: [{ title: TOPLIST, path }] };
  },
  Content: ToplistPage,
};
