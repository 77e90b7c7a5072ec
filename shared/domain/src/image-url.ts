import { isChristmas, type Instant } from './dates.ts';
import { ACHIEVEMENT_IMAGE_QUALITIES, ACHIEVEMENT_IMAGE_SIDES, stepAtLeast } from './image-sizes.ts';
import { isMissing } from './missing.ts';

/** Replaces an image that cannot be loaded [7.9-19]. */
export const NO_IMAGE_URL = '/img/no-image.svg';

/** Avatar of visitors and of anonymous reviewers [6-07]. */
export const NO_FACE_AVATAR_URL = '/img/no-face.svg';

/** [7.9-10] Width in px. */
export const HIGHLIGHT_IMAGE_WIDTH = 500;

/** Colours of generated images, without '#'. */
const IMAGE_COLOURS = { dark: '1A1A1D', categoryInDarkMode: '39485D' } as const;

/** Adds parameters to a URL; null and undefined are left out, true is a bare flag. */
function withQuery(
  url: string,
  parameters: Readonly<Record<string, string | number | true | null | undefined>>,
): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => !isMissing(value))
    .map(([key, value]) => (value === true ? key : `${key}=${encodeURIComponent(String(value))}`))
    .join('&');
  if (!query) return url;
  const [path = '', hash] = url.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** [7.9-10] [7.9-11] An image at a width or a height. */
export function sizedImageUrl(url: string, size: { readonly w: number } | { readonly h: number }): string {
  return withQuery(url, { ...size });
}

/** [7.9-10] URL of a highlight's image in its size. */
export function highlightImageUrl(url: string): string {
  return sizedImageUrl(url, { w: HIGHLIGHT_IMAGE_WIDTH });
}

/** [7.9-01..03] URL of a category's icon, light or dark. */
export function categoryImageUrl(icon: string, isDark = false): string {
  const colour = isDark ? IMAGE_COLOURS.categoryInDarkMode : IMAGE_COLOURS.dark;
  return `/api/dynimg/category/${encodeURIComponent(icon)}/${colour}`;
}

/** URL of a buyer's photo in a review: as it was sent, or a square for lists. */
export const reviewPhotoUrl = (id: string, size: 'image' | 'thumbnail'): string => `/api/review-photo/${id}/${size}`;

/** The user icon, which is also the plain avatar of serious business mode [6-26][7.9-07][O7-33]. */
export const USER_ICON_URL = `/api/dynimg/icon/user/${IMAGE_COLOURS.dark}`;

/**
 * [7.9-08] URL of a member's avatar, a figure on no ground. With `classId` (null: none) the figure in that class, also
 * before it is chosen: a change is seen at once, where the URL without it may be cached for minutes.
 */
export function avatarUrl(userId: number, classId?: number | null): string {
  return withQuery(`/api/avatar/${userId}`, { class: classId === undefined ? null : (classId ?? 0) });
}

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
