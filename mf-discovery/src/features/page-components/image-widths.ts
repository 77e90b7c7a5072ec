import type { FluidWidths } from '@shop/ui/image/image-src.ts';

/** As wide as the page: banners. */
export const PAGE_WIDE: FluidWidths = {
  widths: [480, 730, 966, 1460, 1932, 2256],
  sizes: '(width < 768px) calc(100vw - 32px), (width < 1440px) calc(100vw - 48px), 1376px',
};

/** [9-99] A top list's banner above the small breakpoint: 1128 px, in the widths between and for 2× screens. */
export const LIST_BANNER: FluidWidths = { widths: [730, 1128, 1460, 2256], sizes: PAGE_WIDE.sizes };

/** [9-100] A top list's banner on phones: 730 px. */
export const LIST_BANNER_ON_PHONES: FluidWidths = { widths: [480, 730, 1460], sizes: 'calc(100vw - 32px)' };

/**
 * [7.9-10] Two columns on phones, three above; a little less than their width, as phones would fetch the 500 otherwise.
 */
export const HIGHLIGHT: FluidWidths = {
  widths: [250, 320, 500, 750, 1000],
  sizes:
    '(width < 768px) calc(45vw - 16px), (width < 1200px) calc(31vw - 22px), (width < 1440px) calc(33vw - 28px), 448px',
};

/** A small picture beside a name; larger in the plain row of tiles. */
export const TILE: FluidWidths = {
  widths: [96, 128, 231, 320],
  sizes: '(width < 768px) 96px, 112px',
};
