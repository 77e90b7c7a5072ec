import { isMissing } from './missing.ts';

/** [7.9-10] Width in px. */
export const HIGHLIGHT_IMAGE_WIDTH = 500;

/** Colours of generated images, without '#'. */
export const IMAGE_COLOURS = { dark: '1A1A1D', categoryInDarkMode: '39485D' } as const;

/** Adds parameters to an image's URL; null and undefined are left out, true is a bare flag. */
export function withQuery(
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
