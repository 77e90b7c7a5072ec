import type { User } from '@shop/contracts/api/user';
import type { MemberAvatarProps } from './member-avatar.tsx';

/** The logged-in member for their own avatar: their class is known, so that a change shows at once. */
export const avatarOfUser = ({ id, username, rankLevel, avatar }: User): MemberAvatarProps['member'] => ({
  id,
  username,
  rankLevel,
  classId: avatar.class?.id ?? null,
});
