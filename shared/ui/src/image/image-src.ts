import { imageWidthsOf } from '@shop/domain/image-sizes';

/** The address up to the width. */
function stemOf(src: string): string {
  if (!src.includes('?')) return `${src}?w=`;
  const [path = '', query = ''] = src.split('?', 2);
  const stored = query.split('&').filter((part) => part !== '' && !part.startsWith('w='));
  return `${path}?${[...stored, 'w='].join('&')}`;
}

/** The address is taken apart once for all widths: a page has hundreds of them. */
const widthsOf = (src: string): ((px: number) => string) => {
  const stem = stemOf(src);
  const widthAt = imageWidthsOf(src);
  return (px) => `${stem}${widthAt(px)}`;
};

/** The address of an image for `px` device pixels: sets `w` to the width that it exists in, keeps every other parameter as it stands. */
export const imageAtWidth = (src: string, px: number): string => widthsOf(src)(px);

/** `srcset` for 1× and 2× screens of an image shown `width` CSS pixels wide. */
export function imageSrcSet(src: string, width: number): string {
  const at = widthsOf(src);
  return `${at(width)} 1x, ${at(width * 2)} 2x`;
}

/** A picture whose size follows the window: the widths it is offered in, and the `sizes` that say how wide it is shown. */
export interface FluidWidths {
  readonly widths: readonly number[];
  readonly sizes: string;
}

/** `srcset` of a fluid image, by width: the browser takes what its window and screen need, and no more. */
export function imageWidthSet(src: string, widths: readonly number[]): string {
  const at = widthsOf(src);
  return widths.map((width) => `${at(width)} ${width}w`).join(', ');
}
