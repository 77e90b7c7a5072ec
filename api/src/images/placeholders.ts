import { parcelArt } from './brand.ts';
import { inkOn, mix } from './drawing/colour.ts';
import { rect } from './drawing/shapes.ts';
import { fitBlock, textBlock } from './drawing/text.ts';
import type { BannerImage, ImageSource } from './image-source.ts';

const HEX = /^#[0-9a-f]{6}$/i;
const safe = (colour: string, fallback: string): string => (HEX.test(colour) ? colour : fallback);

/** A pale parcel: with margins and a background of its own, or cropped and transparent. */
const productSvg: ImageSource['productSvg'] = async (_product, { width, trim, view = 0 }) => {
  const margin = trim ? 12 : 40 - (view % 4) * 4;
  const box = `${68 - margin} ${72 - margin} ${104 + margin * 2} ${104 + margin * 2}`;
  const ground = trim ? '' : rect(0, 0, 240, 240, 0, '#eceef2');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="${box}">${ground}${parcelArt()}</svg>`;
};

/** Background, a bar and the title: enough for a campaign that only has a name. */
function words({ title, palette }: BannerImage, w: number, h: number): string {
  const background = safe(palette.background, '#1b2350');
  const options = { size: Math.min(h * 0.2, w * 0.1), maxWidth: w * 0.8, face: 'display' as const, lines: 3 };
  const { size, lines } = fitBlock(title, options);
  const top = (h - size * (lines.length + 0.3)) / 2;
  return (
    rect(w * 0.1, top, size, size * 0.12, 0, safe(palette.accent, '#ff4f8b')) +
    textBlock(title, w * 0.1, top + size * 1.2, { ...options, fill: inkOn(mix(background, '#000000', 0.08)) })
  );
}

const bannerSvg: ImageSource['bannerSvg'] = async (image, { width, height, side }) => {
  const h = 500;
  const w = (h * width) / height;
  const background = safe(image.palette.background, '#1b2350');
  const [from, to] = side === 'left' ? [0, 1] : [1, 0];
  const gradient = `<linearGradient id="bg" x1="${from}" y1="0" x2="${to}" y2="1"><stop offset="0" stop-color="${mix(background, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mix(background, '#000000', 0.35)}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h}">${gradient}${rect(0, 0, w, h, 0, 'url(#bg)')}${words(image, w, h)}</svg>`;
};

/** Drawing name of products without a drawing of their own. */
export const FALLBACK_DRAWING = 'carton';

/** Neutral images for a shop without an image source: every product is a parcel, every campaign its title. */
export const PLACEHOLDERS: ImageSource = {
  version: 'placeholders',
  drawings: [FALLBACK_DRAWING],
  productSvg,
  bannerSvg,
};
