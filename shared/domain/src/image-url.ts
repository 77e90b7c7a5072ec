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

/** The user icon, which is also the plain avatar of serious business mode [6-26][7.9-07][O7-33]. */
export const USER_ICON_URL = `/api/dynimg/icon/user/${IMAGE_COLOURS.dark}`;

/** [7.9-08] URL of a member's avatar. */
export function avatarUrl(userId: number): string {
  return `/api/avatar/${userId}`;
}

/** [7.9-12][7.9-13] URL of an achievement's picture with this side in pixels, at quality 75. */
export function achievementImageUrl(image: string, side: number): string {
  const size = stepAtLeast(ACHIEVEMENT_IMAGE_SIDES, side);
  const path = `/img/member/achievements/${encodeURIComponent(image)}.png`;
  return withQuery(path, { h: size, w: size, q: ACHIEVEMENT_IMAGE_QUALITIES[0] });
}
