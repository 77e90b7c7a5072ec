import { type Instant, isChristmas } from './dates.ts';
import { isMissing } from './missing.ts';

/** [7.1-13..17] Paths that a CDN may serve. */
const CDN_PREFIXES: readonly string[] = ['/images/', '/files/', '/img/', '/api/dynimg/', '/api/avatar/'];

/** [7.9-18] [7.9-19] */
export const LOADING_IMAGE_URL = '/img/loading_light.svg';
export const NO_IMAGE_URL = '/img/no-image.svg';

/** [6-07] Avatar of visitors and of anonymous reviewers. */
export const NO_FACE_AVATAR_URL = '/img/no-face.svg';

/** [7.9-09] [7.9-10] Widths in px. */
export const PRODUCT_IMAGE_WIDTH = 231;
export const HIGHLIGHT_IMAGE_WIDTH = 500;

/** Colours of generated images, without '#'. */
export const IMAGE_COLOURS = { dark: '1A1A1D', white: 'FFFFFF', categoryInDarkMode: '39485D' } as const;

/** [7.9-15] Rank level above which the avatar background is golden. */
const GOLD_PLUS_ABOVE_LEVEL = 8;

/** [7.9-13] */
const ACHIEVEMENT_QUALITY = 75;

/** [3-135] Image URL (as written in the page, without CDN host) to a timestamp. */
export type CacheBustMap = Readonly<Record<string, number | string>>;

/** Adds parameters to an address that may have some; null and undefined are left out, true is a bare flag. */
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

/** [7.1-13..17] The address on the CDN, for paths it serves. An empty host (the default) leaves everything as it is. */
export function cdnUrl(path: string, cdnHost: string | null | undefined = ''): string {
  if (!cdnHost || !CDN_PREFIXES.some((prefix) => path.startsWith(prefix))) return path;
  const origin = /^(?:https?:)?\/\//.test(cdnHost) ? cdnHost : `https://${cdnHost}`;
  return origin.replace(/\/$/, '') + path;
}

/** [3-136] Appends the timestamp that a changed image has been given, so that the browser fetches it anew. */
export function bustCache(url: string, map: CacheBustMap): string {
  return Object.hasOwn(map, url) ? withQuery(url, { t: map[url] }) : url;
}

/** What an `<img>` is given: cache busting first (the map knows plain addresses), then the CDN. */
export function imageSource(
  url: string,
  { cdnHost, cacheBust = {} }: { cdnHost?: string | null; cacheBust?: CacheBustMap } = {},
): string {
  return cdnUrl(bustCache(url, cacheBust), cdnHost);
}

/** [7.9-09] */
export function productImageUrl(productId: number, width: number = PRODUCT_IMAGE_WIDTH): string {
  return withQuery(`/images/product/${productId}`, { trim: true, w: width });
}

/** [7.9-10] [7.9-11] An image at a width or a height. */
export function sizedImageUrl(url: string, size: { readonly w: number } | { readonly h: number }): string {
  return withQuery(url, { ...size });
}

/** [7.9-10] */
export function highlightImageUrl(url: string): string {
  return sizedImageUrl(url, { w: HIGHLIGHT_IMAGE_WIDTH });
}

/** [7.9-01..03] */
export function categoryImageUrl(icon: string, isDark = false): string {
  const colour = isDark ? IMAGE_COLOURS.categoryInDarkMode : IMAGE_COLOURS.dark;
  return `/api/dynimg/category/${encodeURIComponent(icon)}/${colour}`;
}

/** [7.9-04] */
export function iconImageUrl(name: string, colour: string): string {
  return `/api/dynimg/icon/${encodeURIComponent(name)}/${colour}`;
}

/** [7.9-05] [7.9-06] Colour of the icon in a button. */
export function buttonIconColour(variant: string): string {
  return variant === 'secondary' ? IMAGE_COLOURS.dark : IMAGE_COLOURS.white;
}

/** [7.9-07][O7-33] The user icon, white on dark ground; also the plain avatar of serious business mode [6-26]. */
export function userIconUrl(onDark = false): string {
  return iconImageUrl('user', onDark ? IMAGE_COLOURS.white : IMAGE_COLOURS.dark);
}

/** [7.9-08] */
export function avatarUrl(userId: number): string {
  return `/api/avatar/${userId}`;
}

/** Whose avatar is shown, and how. */
export interface AvatarOwner {
  readonly id?: number | null | undefined;
  readonly rankLevel?: number | null | undefined;
  readonly avatar?:
    { readonly class?: { readonly id?: number | null | undefined } | null | undefined } | null | undefined;
}

/** [6-07][6-26][7.9-08] The avatar of a member, of nobody, or (serious business mode) a plain icon. */
export function avatarImageUrl(owner: AvatarOwner | null | undefined, seriousBusinessMode = false): string {
  if (seriousBusinessMode) return userIconUrl();
  return isMissing(owner?.id) ? NO_FACE_AVATAR_URL : avatarUrl(owner.id);
}

/**
 * [7.9-14..17] The moving background of an avatar; null in serious business mode [6-25]. The Christmas one wins in its
 * window, else the golden one above rank level 8 [O7-34]; no class counts as class 1.
 */
export function avatarBackgroundUrl(owner: AvatarOwner, now: Instant, seriousBusinessMode = false): string | null {
  if (seriousBusinessMode) return null;
  const golden = (owner.rankLevel ?? 0) > GOLD_PLUS_ABOVE_LEVEL ? '-gold-plus' : '';
  return `/img/member/avatar/background-${owner.avatar?.class?.id ?? 1}${isChristmas(now) ? '-xmas' : golden}.gif`;
}

/** [7.9-12] [7.9-13] Size in px. */
export function achievementImageUrl(name: string, size: { readonly height: number; readonly width: number }): string {
  const path = `/img/member/achievements/${encodeURIComponent(name)}.png`;
  return withQuery(path, { h: size.height, w: size.width, q: ACHIEVEMENT_QUALITY });
}

/** [3-113] The image of a banner or takeover, in whichever of the two fields it comes. */
export function bannerImage(banner: {
  readonly imageUrl?: string | null | undefined;
  readonly bannerImage?: { readonly imageUrl?: string | null | undefined } | null | undefined;
}): string | null {
  return banner.imageUrl || banner.bannerImage?.imageUrl || null;
}
