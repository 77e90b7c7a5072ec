/** Widths in CSS pixels that the product's pictures are asked at. */
export const MAIN_IMAGE_WIDTH = 560;
export const THUMB_WIDTH = 64;
export const ZOOM_WIDTH = 1000;
