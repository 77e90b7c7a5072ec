import type { FluidWidths } from '@shop/ui/image/image-src.ts';

/** [7.9-09] The width of a card's image in its `src`. */
export const CARD_IMAGE_WIDTH = 231;

/** A card's image in grids and sliders: two columns on phones, three on tablets, four and more above. */
export const CARD_IMAGE: FluidWidths = {
  widths: [160, 320, 640],
  sizes: '(width < 768px) calc(43vw - 26px), (width < 992px) calc(29vw - 29px), (width < 1440px) 20vw, 280px',
};
