import type { FluidWidths } from '@shop/ui/image/image-src.ts';

/** As wide as the page: banners. */
export const PAGE_WIDE: FluidWidths = {
  widths: [480, 730, 966, 1460, 1932, 2256],
  sizes: '(width < 768px) calc(100vw - 32px), (width < 1440px) calc(100vw - 48px), 1376px',
};

/**
 * [7.9-10] Two columns on phones and tablets, three above; a little less than their width, as phones would fetch the
 * 500 otherwise.
 */
export const HIGHLIGHT: FluidWidths = {
  widths: [250, 320, 500, 750, 1000],
  sizes: '(width < 992px) calc(45vw - 16px), (width < 1440px) calc(33vw - 28px), 448px',
};

/** Four beside each other, eight on wide screens. */
export const TILE: FluidWidths = {
  widths: [64, 96, 128, 160, 231, 320],
  sizes: '(width < 768px) calc(20vw - 20px), (width < 1280px) 18vw, 112px',
};
