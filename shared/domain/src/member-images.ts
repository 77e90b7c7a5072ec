import { isChristmas, type Instant } from './dates.ts';
import { ACHIEVEMENT_IMAGE_QUALITIES, ACHIEVEMENT_IMAGE_SIDES, stepAtLeast } from './image-sizes.ts';
import { withQuery } from './image-url.ts';

/** [7.9-17] Background of members who have not chosen a class. */
const FIRST_AVATAR_CLASS = 1;

/** [7.9-15] From the level after this one the background is golden. */
const GOLD_PLUS_ABOVE_LEVEL = 8;

/** What the background of an avatar depends on. */
export interface AvatarBackground {
  /** Null for a member without a class. */
  readonly classId: number | null;
  readonly rankLevel: number;
  readonly now: Instant;
  /** One frame that does not move, for small avatars and reduced motion. */
  readonly isStill?: boolean;
}

/**
 * [7.9-14..17] URL of the background behind an avatar: golden above level 8, and at Christmas, which wins within its
 * window [O7-34], snowed in.
 */
export function avatarBackgroundUrl({ classId, rankLevel, now, isStill = false }: AvatarBackground): string {
  const suffix = isChristmas(now) ? '-xmas' : rankLevel > GOLD_PLUS_ABOVE_LEVEL ? '-gold-plus' : '';
  const url = `/img/member/avatar/background-${classId ?? FIRST_AVATAR_CLASS}${suffix}.gif`;
  return withQuery(url, { still: isStill ? true : null });
}

/** [7.9-12][7.9-13] URL of an achievement's picture with this side in pixels, at quality 75. */
export function achievementImageUrl(image: string, side: number): string {
  const size = stepAtLeast(ACHIEVEMENT_IMAGE_SIDES, side);
  const path = `/img/member/achievements/${encodeURIComponent(image)}.png`;
  return withQuery(path, { h: size, w: size, q: ACHIEVEMENT_IMAGE_QUALITIES[0] });
}
