import type { FluidWidths } from '@shop/ui/image/image-src.ts';

/** Widths in CSS pixels of the product's images. */
export const MAIN_IMAGE_WIDTH = 560;
/** The large image: 86 % of its stage, which is the window less its margins on a phone, a column above. */
export const MAIN_IMAGE: FluidWidths = {
  widths: [320, 500, 640, 800, 1000, 1200],
  sizes: '(width < 768px) calc(86vw - 28px), min(43vw, 640px)',
};
export const THUMB_WIDTH = 64;
export const ZOOM_WIDTH = 1000;
