import { rect, stroke } from './drawing/shapes.ts';
import { text, textWidth } from './drawing/text.ts';

const ACCENT = '#2b3ff2';

/** The mark: a P that stands in the water, in pixels. The page header draws the same one. */
const MARK = [
  '............',
  '............',
  '...wwwww....',
  '...wwwwww...',
  '...ww..ww...',
  '...ww..ww...',
  '...wwwwww...',
  '...wwwww....',
  '...ww.......',
  '.w.ww.w..w..',
  '.www.wwwwww.',
  '............',
];

const GROUND = 'M1 0h10v1h1v10h-1v1h-10v-1h-1v-10h1z';

const pixels = (colour: string): string =>
  MARK.map((row, y) => [...row].map((cell, x) => (cell === 'w' ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
    .replace(/^/, `<path fill="${colour}" d="`)
    .concat('"/>');

const svg = (width: number, height: number, content: string, box = `0 0 ${width} ${height}`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`;

/** The mark alone, 12 × 12 units. */
export const symbolArt = (ground = ACCENT, letter = '#ffffff'): string =>
  `<g shape-rendering="crispEdges"><path fill="${ground}" d="${GROUND}"/>${pixels(letter)}</g>`;

export const symbolSvg = (size: number): string => svg(size, size, symbolArt(), '0 0 12 12');

/** For launchers that cut their own shape: full ground, the mark inside the safe zone. */
export const maskableSvg = (size: number): string =>
  svg(
    size,
    size,
    `<rect width="12" height="12" fill="${ACCENT}"/><g transform="translate(1.8 1.8) scale(0.7)" shape-rendering="crispEdges">${pixels('#ffffff')}</g>`,
    '0 0 12 12',
  );

/** Mark and name; `ink` is the colour of the name. */
export const logoSvg = (ink: string): string => {
  const width = Math.ceil(62 + textWidth('pixelhamn', 36, 'display', -0.035));
  return svg(
    width,
    48,
    `<title>Pixelhamn</title><g transform="scale(4)">${symbolArt()}</g>${text('pixelhamn', 60, 35, { size: 36, face: 'display', fill: ink, tracking: -0.035 })}`,
  );
};

/** A neutral badge with a name on it: for payment methods and carriers, whose trademarks we may not reproduce. */
export const badgeSvg = (label: string): string => {
  const width = Math.max(48, Math.ceil(textWidth(label, 14, 'bold') + 22));
  return svg(
    width,
    32,
    rect(0.5, 0.5, width - 1, 31, 6, '#ffffff', 'stroke="#c9cbd3"') +
      text(label, width / 2, 21, { size: 14, fill: '#1a1a1d', anchor: 'middle' }),
  );
};

/** Three dots that rise in turn [7.9-18]; still for users who prefer reduced motion. */
export const loadingSvg = (): string =>
  svg(
    120,
    120,
    `<style>@keyframes r{0%,60%,100%{opacity:.35;transform:none}30%{opacity:1;transform:translateY(-8px)}}rect{animation:r 1.2s ease-in-out infinite}rect:nth-of-type(2){animation-delay:.15s}rect:nth-of-type(3){animation-delay:.3s}@media(prefers-reduced-motion:reduce){rect{animation:none}}</style>` +
      [36, 54, 72].map((x) => rect(x, 54, 12, 12, 0, '#b4b7c2')).join(''),
  );

/** A closed parcel in a field of 240 × 240 units: the placeholder for products without an image. */
export const parcelArt = (): string =>
  `<g opacity="0.9">${stroke('M72 100L120 78L168 100V150L120 174L72 150ZM72 100L120 122L168 100M120 122V174M96 89L144 111', '#9aa0ae', 4)}</g>`;

/** An empty parcel, pale enough for any background [7.9-19]. */
export const noImageSvg = (): string =>
  svg(
    240,
    240,
    rect(0, 0, 240, 240, 8, '#eceef2') +
      parcelArt() +
      text('Ingen bild', 120, 206, { size: 16, face: 'text', fill: '#6b7080', anchor: 'middle' }),
  );
