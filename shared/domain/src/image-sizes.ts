/**
 * The closed list of image sizes, in pixels. Pages request and the api renders no others, which bounds the work that a
 * stranger can cause; any other size is redirected to the next one of its list.
 */

/** [7.9-09] Product images are square: list cards and their 2× form (231, 462) among round steps. */
export const PRODUCT_IMAGE_WIDTHS = [48, 64, 96, 128, 160, 200, 231, 320, 462, 500, 640, 800, 1000, 1200] as const;

/** [7.9-11] Banners as wide as the page; their height follows from the banner's kind. */
export const BANNER_IMAGE_WIDTHS = [480, 640, 730, 966, 1128, 1460, 1932, 2256] as const;

/** Width and height of banners for phones, in which the words can still be read. */
export const BANNER_PHONE_SHAPES = [
  [480, 360],
  [730, 500],
  [966, 720],
  [1460, 1080],
] as const;

/** [7.9-10] Highlights, articles and stores. */
export const TILE_IMAGE_WIDTHS = [250, 320, 500, 750, 1000] as const;

/** [7.9-13] Medals of achievements, in a square. */
export const ACHIEVEMENT_IMAGE_SIDES = [32, 48, 64, 96, 128, 192, 256, 512] as const;

/** [7.9-13] 75 unless another quality is named. */
export const ACHIEVEMENT_IMAGE_QUALITIES = [75, 100] as const;

/** The smallest step that is at least `size`, else the largest one: images are never scaled up. */
export function stepAtLeast<Step extends number>(steps: readonly [Step, ...Step[]], size: number): Step {
  return steps.find((step) => step >= size) ?? steps.at(-1) ?? steps[0];
}

const WIDTHS_OF_SUBJECT = {
  product: PRODUCT_IMAGE_WIDTHS,
  banner: BANNER_IMAGE_WIDTHS,
  highlight: TILE_IMAGE_WIDTHS,
  article: TILE_IMAGE_WIDTHS,
  store: TILE_IMAGE_WIDTHS,
} as const;

const hasWidths = (subject: string): subject is keyof typeof WIDTHS_OF_SUBJECT =>
  Object.hasOwn(WIDTHS_OF_SUBJECT, subject);

/** The existing width of the image at `url` for a number of device pixels; rounded where widths are not limited. */
export function imageWidthsOf(url: string): (px: number) => number {
  const subject = /\/images\/([a-z]+)\//.exec(url)?.[1] ?? '';
  return hasWidths(subject) ? (px) => stepAtLeast<number>(WIDTHS_OF_SUBJECT[subject], px) : Math.round;
}
