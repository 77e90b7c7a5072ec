/** Widths product pictures are made in: list cards and their 2× form (231, 462) among round steps. */
export const PRODUCT_WIDTHS = [48, 64, 96, 128, 160, 200, 231, 320, 400, 462, 500, 640, 800, 1000, 1200] as const;

export const BANNER_WIDTHS = [320, 480, 640, 730, 966, 1128, 1460, 1932, 2256] as const;

export const BANNER_HEIGHTS = [160, 250, 360, 500, 720, 1080, 1440, 2160] as const;

export const TILE_WIDTHS = [160, 250, 320, 500, 750, 1000, 1500] as const;

/** The smallest step that is at least as large as asked, else the largest: pictures are never scaled up by us. */
export const stepAtLeast = (steps: readonly number[], asked: number): number =>
  steps.find((step) => step >= asked) ?? steps.at(-1) ?? asked;
