import { getAvatar } from '@shop/contracts/api/profile';
import { AvatarPage, type AvatarData } from '../../features/avatar/avatar-page.tsx';
import type { MemberPart } from './member-part.ts';

const AVATAR = 'Avatar';

/** [O2.17-09] The member's avatar and the classes to choose from. */
export const AVATAR_PART: MemberPart<AvatarData> = {
  load: async ({ api, signal }) => (await api.call(getAvatar, {}, { signal, fresh: true })).data,
  place: (_data, href) => {
    const path = href('member.avatar');
    return { label: AVATAR, path, crumbs: [{ title: AVATAR, path }] };
  },
  Content: AvatarPage,
};
