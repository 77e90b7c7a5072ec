import { TILE_IMAGE_WIDTHS } from '@shop/domain/image-sizes';

/** The picture on top of an article, as page and preload request it. */
export const ARTICLE_IMAGE = {
  width: 1000,
  height: 563,
  fluid: { widths: TILE_IMAGE_WIDTHS, sizes: '(width >= 1440px) 780px, (width >= 992px) 60vw, calc(100vw - 32px)' },
} as const;
