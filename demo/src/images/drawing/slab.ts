import type { Palette, Pen } from './pen.ts';
import { rect, repeat } from '@shop/api/images/drawing/shapes';
import type { View } from './view.ts';

export interface SlabOptions {
  readonly radius: number;
  readonly palette?: Palette;
  /** Paint of the visible face, when it is not the shaded material. */
  readonly face?: string;
  readonly content?: string;
}

const layers = (depth: number): number => Math.max(3, Math.min(14, Math.ceil(depth / 1.6)));

/** A rounded plate with thickness standing upright; (x, y, z) is its upper left front corner. */
export const standingSlab = (
  pen: Pen,
  view: View,
  [x, y, z]: readonly [number, number, number],
  [w, h, depth]: readonly [number, number, number],
  options: SlabOptions,
): string => {
  const palette = options.palette ?? pen.body;
  const count = layers(depth);
  return (
    repeat(count, (index) =>
      view.front(
        x,
        y,
        z - depth * (1 - index / count),
        rect(0, 0, w, h, options.radius, index === 0 || index === count - 1 ? palette.light : palette.dark),
      ),
    ) +
    view.front(
      x,
      y,
      z,
      rect(0, 0, w, h, options.radius, options.face ?? pen.shade(palette, 55)),
      options.content ?? '',
      rect(
        0.6,
        0.6,
        w - 1.2,
        h - 1.2,
        options.radius,
        'none',
        `stroke="${palette.rim}" stroke-opacity="0.8" stroke-width="1.2"`,
      ),
    )
  );
};

/** A rounded plate lying flat; (x, y, z) is the far left corner of its upper face. */
export const lyingSlab = (
  pen: Pen,
  view: View,
  [x, y, z]: readonly [number, number, number],
  [w, d, thickness]: readonly [number, number, number],
  options: SlabOptions,
): string => {
  const palette = options.palette ?? pen.body;
  const count = layers(thickness);
  return (
    repeat(count, (index) =>
      view.top(
        x,
        y - thickness * (1 - index / count),
        z,
        rect(0, 0, w, d, options.radius, index < count - 1 ? palette.dark : palette.light),
      ),
    ) +
    view.top(
      x,
      y,
      z,
      rect(0, 0, w, d, options.radius, options.face ?? pen.shade(palette, 50)),
      options.content ?? '',
      rect(
        0.6,
        0.6,
        w - 1.2,
        d - 1.2,
        options.radius,
        'none',
        `stroke="${palette.rim}" stroke-opacity="0.8" stroke-width="1.2"`,
      ),
    )
  );
};
