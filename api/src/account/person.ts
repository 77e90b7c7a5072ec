import { avatarUrl } from '@shop/domain/image-url';

/** What a list tells of a member [O6-07]. */
export const personOf = ({ id, username, rankLevel }: { id: number; username: string; rankLevel: number }) => ({
  id,
  username,
  rankLevel,
  avatar: avatarUrl(id),
});
