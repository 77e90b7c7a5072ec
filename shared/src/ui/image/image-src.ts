/** The address of an image at a width of `px` device pixels: sets `w`, keeps every other parameter as it stands. */
export function imageAtWidth(src: string, px: number): string {
  const [path = '', query = ''] = src.split('?', 2);
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith('w='));
  return `${path}?${[...kept, `w=${Math.round(px)}`].join('&')}`;
}

/** `srcset` for 1× and 2× screens of an image shown `width` CSS pixels wide. */
export function imageSrcSet(src: string, width: number): string {
  return `${imageAtWidth(src, width)} 1x, ${imageAtWidth(src, width * 2)} 2x`;
}

/** A picture whose size follows the window: the widths it is offered in, and the `sizes` that say how wide it is shown. */
export interface FluidWidths {
  readonly widths: readonly number[];
  readonly sizes: string;
}

/** `srcset` of a fluid image, by width: the browser takes what its window and screen need, and no more. */
export function imageWidthSet(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageAtWidth(src, width)} ${width}w`).join(', ');
}
