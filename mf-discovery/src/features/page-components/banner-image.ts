import type { Banner } from '@shop/contracts';
import type { PageHead } from '@shop/contracts/head';
import { BANNER_PHONE_SHAPES } from '@shop/domain/image-sizes';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { PAGE_WIDE } from './image-widths.ts';

/** [2.11-23] Width of a top banner in CSS pixels. */
export const BANNER_WIDTH = 1128;
export const BANNER_HEIGHT = 250;

interface Source {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** Phones get an image with another aspect ratio; heights are per width. */
const phoneSrcSet = (src: string): string =>
  BANNER_PHONE_SHAPES.map(([width, height]) => `${imageAtWidth(src, width)}&h=${height} ${width}w`).join(', ');

/** The variants of a banner's image; together they cover every window, so a browser loads exactly one of them. */
export function bannerSources({ imageUrl, mobileImageUrl }: Banner): { readonly phone: Source; readonly wide: Source } {
  return {
    phone: {
      media: '(width < 768px)',
      srcSet: phoneSrcSet(mobileImageUrl ?? imageUrl),
      sizes: 'calc(100vw - 32px)',
    },
    wide: {
      media: '(width >= 768px)',
      srcSet: imageWidthSet(imageUrl, PAGE_WIDE.widths),
      sizes: PAGE_WIDE.sizes,
    },
  };
}

/** The document preloads the first banner, in exactly the variants that the page requests. */
export function bannerPreload([first]: readonly Banner[]): Pick<PageHead, 'preloadImage'> {
  if (first === undefined) return {};
  const { phone, wide } = bannerSources(first);
  const href = imageAtWidth(first.imageUrl, BANNER_WIDTH);
  return {
    preloadImage: [
      { href, ...phone },
      { href, ...wide },
    ],
  };
}
