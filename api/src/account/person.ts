import { avatarUrl } from '@shop/domain/avatar-url';

/** A member as lists show one: id, username and level [O6-07]. */
export const personOf = ({ id, username, rankLevel }: { id: number; username: string; rankLevel: number }) => ({
  id,
  username,
  rankLevel,
  avatar: avatarUrl(id),
});
