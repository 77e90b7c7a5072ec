import { type ProductImage, type ProductSvgOptions, VIEW_COUNT } from '@shop/api/images/image-source';
import { ARCHETYPES, archetypeNamed } from './archetypes/index.ts';
import { mix, oklch } from '@shop/api/images/drawing/colour';
import { frameOf, padded } from './frame.ts';
import { lookOf } from './look-of.ts';

/**
 * Backgrounds by view: 0 is the catalogue image; 1 a detail; 2 on its own colour; 3 on warm paper; then from the start.
 * The latter two have theirs also where the first is trimmed: without it all three would be the same picture.
 */
const GROUNDS: readonly ((accent: string) => readonly [inner: string, outer: string])[] = [
  () => ['#ffffff', '#eceef3'],
  () => ['#ffffff', '#e6e9f0'],
  (accent) => [mix(accent, '#ffffff', 0.72), mix(accent, oklch(0.5, 0.1, 270), 0.35)],
  () => ['#fdfbf7', '#eee8dd'],
];

/** A product's image as SVG text. The same input always gives the same text. */
export const productSvg = async (
  product: ProductImage,
  { width, trim, view = 0 }: ProductSvgOptions,
): Promise<string> => {
  const look = lookOf(product);
  const archetype = archetypeNamed(product.archetype);
  const tight = await frameOf(archetype, look);
  const kind = view % VIEW_COUNT;
  const isBare = trim && kind < 2;
  const whole = padded(tight, isBare ? 0.05 : 0.13);
  const frame =
    kind === 1 ? { x: tight.x + tight.side * 0.12, y: tight.y + tight.side * 0.14, side: tight.side * 0.62 } : whole;
  const [inner, outer] = (GROUNDS[kind] ?? (() => ['#ffffff', '#eceef3'] as const))(look.accent);
  const ground = isBare
    ? ''
    : `<radialGradient id="ground" cx="0.5" cy="0.42" r="0.75"><stop offset="0.35" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient><rect x="${frame.x - 2}" y="${frame.y - 2}" width="${frame.side + 4}" height="${frame.side + 4}" fill="url(#ground)"/>`;
  const drawing = ARCHETYPES[archetype](look);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${frame.x.toFixed(1)} ${frame.y.toFixed(1)} ${frame.side.toFixed(1)} ${frame.side.toFixed(1)}">${ground}${drawing}</svg>`;
};
