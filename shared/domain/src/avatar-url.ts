import { IMAGE_COLOURS, withQuery } from './image-url.ts';

/** The user icon, which is also the plain avatar of serious business mode [6-26][7.9-07][O7-33]. */
export const USER_ICON_URL = `/api/dynimg/icon/user/${IMAGE_COLOURS.dark}`;

/**
 * [7.9-08] URL of a member's avatar, a figure on no ground. With `classId` (null: none) the figure in that class, also
 * before it is chosen: a change is seen at once, where the URL without it may be cached for minutes.
 */
export function avatarUrl(userId: number, classId?: number | null): string {
  return withQuery(`/api/avatar/${userId}`, { class: classId === undefined ? null : (classId ?? 0) });
}
