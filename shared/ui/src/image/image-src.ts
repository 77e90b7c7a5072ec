import { imageWidthsOf } from '@shop/domain/image-sizes';

/** The URL up to the width. */
function stemOf(src: string): string {
  if (!src.includes('?')) return `${src}?w=`;
  const [path = '', query = ''] = src.split('?', 2);
  const stored = query.split('&').filter((part) => part !== '' && !part.startsWith('w='));
  return `${path}?${[...stored, 'w='].join('&')}`;
}

/** Memoized, so that a URL is parsed once for all widths: a page has hundreds of them. */
const widthsOf = (src: string): ((px: number) => string) => {
  const stem = stemOf(src);
  const widthAt = imageWidthsOf(src);
  return (px) => `${stem}${widthAt(px)}`;
};

/**
 * The URL of an image for `px` device pixels: sets `w` to an existing width, and leaves every other parameter
 * unchanged.
 */
export const imageAtWidth = (src: string, px: number): string => widthsOf(src)(px);

/** `srcset` for 1× and 2× screens of an image shown `width` CSS pixels wide. */
export function imageSrcSet(src: string, width: number): string {
  const at = widthsOf(src);
  return `${at(width)} 1x, ${at(width * 2)} 2x`;
}

/** An image whose size follows the window: its available widths, and the `sizes` attribute for its displayed width. */
export interface FluidWidths {
  readonly widths: readonly number[];
  readonly sizes: string;
}

/** `srcset` of a fluid image, by width, so that the browser fetches no more than window and screen need. */
export function imageWidthSet(src: string, widths: readonly number[]): string {
  const at = widthsOf(src);
  return widths.map((width) => `${at(width)} ${width}w`).join(', ');
}
