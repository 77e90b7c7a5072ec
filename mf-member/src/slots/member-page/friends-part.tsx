import { FriendsPage } from '../../features/friends/friends-page.tsx';
import { type FriendsData, loadFriends } from '../../features/friends/load-friends.ts';
import type { MemberPart } from './member-part.ts';

const FRIENDS = 'Vänner';

/** [O2.17-12] The member's friends: whom somebody knows is theirs alone to see [O6-07]. */
export const FRIENDS_PART: MemberPart<FriendsData> = {
  load: loadFriends,
  place: (_data, href) => {
    const path = href('member.friends');
    return { label: FRIENDS, path, crumbs: [{ title: FRIENDS, path }] };
  },
  Content: FriendsPage,
};
