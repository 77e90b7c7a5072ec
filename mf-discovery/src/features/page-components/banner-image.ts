import type { Banner } from '@shop/contracts';
import type { PageHead } from '@shop/contracts/head';
import { BANNER_PHONE_SHAPES } from '@shop/domain/image-sizes';
import { imageAtWidth, imageWidthSet } from '@shop/ui/image/image-src.ts';
import { PAGE_WIDE } from './image-widths.ts';

/** [2.11-23] */
export const BANNER_WIDTH = 1128;
export const BANNER_HEIGHT = 250;

interface Source {
  readonly media: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** A phone is given a picture of its own shape; heights go with the widths. */
const phoneSrcSet = (src: string): string =>
  BANNER_PHONE_SHAPES.map(([width, height]) => `${imageAtWidth(src, width)}&h=${height} ${width}w`).join(', ');

/** The forms of a banner's picture; together they cover every window, so a browser loads exactly one of them. */
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

/** What the document fetches before anything else: the first banner, in the very forms that the page then asks for. */
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
