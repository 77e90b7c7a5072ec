import type { BannerImage, BannerSvgOptions } from '@shop/api/images/image-source';
import { ARCHETYPES, archetypeNamed } from './archetypes/index.ts';
import { symbolArt } from '@shop/api/images/brand';
import { inkOn, luminance, mix, oklch } from '@shop/api/images/drawing/colour';
import type { Look } from './drawing/look.ts';
import { choose, hashOf, randomFrom } from '@shop/api/images/drawing/random';
import { circle, ellipse, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { fitBlock, text, textBlock } from '@shop/api/images/drawing/text';
import { frameOf, padded } from './frame.ts';

interface Field {
  readonly w: number;
  readonly h: number;
}

const HEX = /^#[0-9a-f]{6}$/i;
const safe = (colour: string, fallback: string): string => (HEX.test(colour) ? colour : fallback);

/** Names printed on the boxes of a composition; the campaign's own title is beside them. */
const TITLES: readonly [string, ...string[]] = [
  'Nordanvind',
  'Sista hamnen',
  'Dimmornas ö',
  'Runornas väg',
  'Stjärnstoft',
  'Kustens väktare',
];

const lookFor = (image: BannerImage, archetype: string, index: number): Look => {
  const seed = hashOf(`${image.id} ${image.title} ${archetype} ${index}`);
  return {
    seed,
    hue: seed % 360,
    chroma: index % 3 === 1 ? 0.9 : 0,
    accent: safe(image.palette.accent, '#ff4f8b'),
    finish: choose(['matte', 'gloss', 'metal'], seed >>> 3),
    tone: luminance(safe(image.palette.background, '#1b2350')) < 0.32 ? 'light' : 'dark',
    brand: 'Pixelhamn',
    label: choose(TITLES, seed >>> 2),
    variant: (seed >>> 5) % 12,
  };
};

/** One product of the composition, in a square of `side` with its upper left corner at (x, y). */
const placed = async (
  image: BannerImage,
  name: string,
  index: number,
  x: number,
  y: number,
  side: number,
): Promise<string> => {
  const archetype = archetypeNamed(name);
  const look = lookFor(image, archetype, index);
  const frame = padded(await frameOf(archetype, look), 0.03);
  return `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}" viewBox="${frame.x.toFixed(1)} ${frame.y.toFixed(1)} ${frame.side.toFixed(1)} ${frame.side.toFixed(1)}" overflow="visible">${ARCHETYPES[archetype](look)}</svg>`;
};

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Products at their spots, the first one nearest to the viewer. */
const group = async (
  image: BannerImage,
  names: readonly string[],
  spots: readonly Spot[],
  from = 0,
): Promise<string> => {
  const drawn = await Promise.all(
    names.map((name, index) => {
      const spot = spots[index];
      return spot ? placed(image, name, from + index, spot.x, spot.y, spot.side) : '';
    }),
  );
  return drawn.reverse().join('');
};

/** Background of every campaign image: a lit gradient, a sweep of colour and pixels coming loose at the edge. */
const backdrop = (image: BannerImage, { w, h }: Field, focusX: number): string => {
  const random = randomFrom(hashOf(`${image.id}${image.title}`));
  const background = safe(image.palette.background, '#1b2350');
  const accent = safe(image.palette.accent, '#ff4f8b');
  const cell = Math.round(Math.min(w, h) / 14);
  const scatter = repeat(46, () => {
    const x = Math.floor((focusX + (random() - 0.5) * w * 0.9) / cell) * cell;
    const y = Math.floor((random() * h) / cell) * cell;
    return rect(
      x,
      y,
      cell,
      cell,
      0,
      random() > 0.5 ? accent : '#ffffff',
      `opacity="${(0.04 + random() * 0.16).toFixed(2)}"`,
    );
  });
  const sweep = Math.max(w, h);
  return [
    `<defs><linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mix(background, '#ffffff', 0.1)}"/><stop offset="0.55" stop-color="${background}"/><stop offset="1" stop-color="${mix(background, '#000000', 0.35)}"/></linearGradient><radialGradient id="halo"><stop offset="0" stop-color="${mix(accent, '#ffffff', 0.25)}" stop-opacity="0.95"/><stop offset="0.55" stop-color="${accent}" stop-opacity="0.5"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>`,
    rect(0, 0, w, h, 0, 'url(#bg)'),
    poly(
      [
        [focusX - h * 0.9, h],
        [focusX + h * 0.1, 0],
        [focusX + h * 0.5, 0],
        [focusX - h * 0.5, h],
      ],
      accent,
      'opacity="0.26"',
    ),
    poly(
      [
        [focusX + h * 0.1, h],
        [focusX + h * 1.1, 0],
        [focusX + h * 1.24, 0],
        [focusX + h * 0.24, h],
      ],
      '#ffffff',
      'opacity="0.09"',
    ),
    ellipse(focusX, h * 0.56, sweep * 0.3, Math.min(h * 0.75, sweep * 0.4), 'url(#halo)'),
    scatter,
  ].join('');
};

interface Words {
  readonly x: number;
  /** Middle of the whole block. */
  readonly middle: number;
  readonly width: number;
  readonly size: number;
  readonly lines: number;
  readonly anchor?: 'start' | 'middle';
}

/** Bar, title and subtitle as one block around a middle line. */
const words = (image: BannerImage, { x, middle, width, size, lines, anchor = 'start' }: Words): string => {
  const ink = inkOn(mix(safe(image.palette.background, '#1b2350'), '#000000', 0.08));
  const options = { size, maxWidth: width, face: 'display' as const, anchor, lines, leading: 1.02 };
  const fitted = fitBlock(image.title, options);
  const small = Math.max(size * 0.36, fitted.size * 0.42);
  const tall = fitted.size * (0.75 + (fitted.lines.length - 1) * 1.02);
  const whole = size * 0.42 + tall + (image.subtitle ? small * 1.9 : 0);
  const top = middle - whole / 2;
  const baseline = top + size * 0.42 + fitted.size * 0.75;
  return [
    rect(anchor === 'middle' ? x - size * 0.5 : x, top, size, size * 0.12, 0, safe(image.palette.accent, '#ff4f8b')),
    textBlock(image.title, x, baseline, { ...options, fill: ink }),
    image.subtitle
      ? text(image.subtitle, x, top + size * 0.42 + tall + small * 1.5, {
          size: small,
          face: 'text',
          fill: ink,
          maxWidth: width,
          anchor,
          minSize: small * 0.6,
          opacity: 0.92,
        })
      : '',
  ].join('');
};

/** Width of a group of products, in sides of its largest product. */
const GROUP_WIDTHS = [1, 1.56, 2.06, 2.44] as const;

/** A wide strip: words on the left, up to four products stepping into the light on the right. */
const strip = async (image: BannerImage, field: Field): Promise<string> => {
  const { w, h } = field;
  const names = image.palette.archetypes.slice(0, w / h > 3 ? 4 : 3);
  const room = w * 0.53;
  const hero = Math.min(h * 0.98, room / (GROUP_WIDTHS[names.length - 1] ?? 1));
  const lead = names.length > 2 ? 0.5 : 0;
  const left = w * 0.985 - hero * (GROUP_WIDTHS[names.length - 1] ?? 1);
  const ground = h * 0.5 + hero * 0.49;
  const standing = (x: number, share: number): Spot => ({
    x: left + hero * x,
    y: ground - hero * share,
    side: hero * share,
  });
  const spots = [standing(lead, 1), standing(lead + 0.84, 0.72), standing(0, 0.62), standing(lead + 1.38, 0.56)];
  const focus = left + hero * (lead + 0.5);
  const drawn = await group(image, names, spots);
  return (
    backdrop(image, field, focus) +
    drawn +
    words(image, {
      x: h * 0.16,
      middle: h / 2,
      width: w * 0.4 - h * 0.1,
      size: Math.min(h * 0.22, w * 0.08),
      lines: 3,
    })
  );
};

/** Tall: words above, products standing below. */
const poster = async (image: BannerImage, field: Field, centreX: number, columnWide: number): Promise<string> => {
  const { w, h } = field;
  const names = image.palette.archetypes.slice(0, 3);
  const side = Math.min(columnWide * 1.02, (h * 0.7) / Math.max(2, names.length));
  const start = h * 0.29;
  const step = names.length > 1 ? (h * 0.69 - side) / (names.length - 1) : 0;
  const spots = names.map((_, index): Spot => ({
    x: centreX - side / 2 + (index % 2 ? side * 0.09 : -side * 0.09),
    y: start + step * index,
    side,
  }));
  const drawn = await group(image, names, spots);
  const mark = `<g transform="translate(${centreX - columnWide * 0.06} ${h * 0.03}) scale(${(columnWide * 0.12) / 12})">${symbolArt()}</g>`;
  return (
    backdrop(image, { w, h }, centreX) +
    drawn +
    words(image, {
      x: centreX,
      middle: h * 0.18,
      width: columnWide,
      size: columnWide * 0.16,
      lines: 3,
      anchor: 'middle',
    }) +
    mark
  );
};

/** What a tile shows that is about no products: membership, the shops, service. */
const WITHOUT_SUBJECT = ['gift-card', 'carton'];

/** About as wide as a photograph: words on the left, one product large and a companion in front of it. */
const tile = async (image: BannerImage, field: Field): Promise<string> => {
  const { w, h } = field;
  const { archetypes } = image.palette;
  const names = (archetypes.length === 0 ? WITHOUT_SUBJECT : archetypes).slice(0, 2);
  const side = Math.min(h * 0.84, w * 0.5);
  const spots = [
    { x: w * 0.98 - side * 1.06, y: h * 0.06, side },
    { x: w * 0.985 - side * 0.5, y: h * 0.97 - side * 0.5, side: side * 0.5 },
  ];
  const front = await group(image, names.slice(1), spots.slice(1), 1);
  const back = await group(image, names.slice(0, 1), spots);
  return (
    backdrop(image, field, w * 0.74) +
    back +
    front +
    words(image, { x: w * 0.06, middle: h / 2, width: w * 0.4, size: Math.min(h * 0.15, w * 0.09), lines: 4 })
  );
};

/** A shop front by day in its own colour, with goods in the windows. */
const storefront = async (image: BannerImage, { w, h }: Field): Promise<string> => {
  const seed = hashOf(`store ${image.id}`);
  const hue = seed % 360;
  const wall = oklch(0.84, 0.05, hue);
  const trim = oklch(0.36, 0.09, hue);
  const random = randomFrom(seed);
  const names =
    image.palette.archetypes.length > 0 ? image.palette.archetypes : ['gaming-laptop', 'console', 'board-game'];
  const windowSide = h * 0.3;
  const goods = await Promise.all(
    [0, 1].map((index) =>
      placed(image, names[index % names.length] ?? 'console', index, w * (index ? 0.7 : 0.13), h * 0.49, windowSide),
    ),
  );
  const upper = repeat(5, (index) =>
    rect(
      w * (0.1 + index * 0.17),
      h * 0.09,
      w * 0.1,
      h * 0.15,
      2,
      oklch(0.62 + random() * 0.2, 0.06, 235),
      `stroke="#ffffff" stroke-width="3"`,
    ),
  );
  const pane = (x: number, wide: number): string =>
    rect(x, h * 0.45, wide, h * 0.38, 3, oklch(0.93, 0.04, 95), `stroke="${trim}" stroke-width="6"`) +
    poly(
      [
        [x + wide * 0.1, h * 0.45],
        [x + wide * 0.4, h * 0.45],
        [x + wide * 0.2, h * 0.83],
        [x, h * 0.83],
        [x, h * 0.65],
      ],
      '#ffffff',
      'opacity="0.35"',
    );
  const awning = repeat(14, (index) =>
    path(
      `M${w * 0.07 + index * w * 0.0615} ${h * 0.39}h${w * 0.0615}v${h * 0.055}a${w * 0.0307} ${h * 0.026} 0 0 1 ${-w * 0.0615} 0Z`,
      index % 2 ? '#ffffff' : '#2b3ff2',
    ),
  );
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfdcf7"/><stop offset="1" stop-color="#f3f6fb"/></linearGradient></defs>`,
    rect(0, 0, w, h, 0, 'url(#sky)'),
    rect(w * 0.04, h * 0.03, w * 0.92, h * 0.84, 4, wall) +
      repeat(13, (row) => stroke(`M${w * 0.04} ${h * (0.05 + row * 0.065)}H${w * 0.96}`, oklch(0.79, 0.05, hue), 1)),
    upper,
    rect(w * 0.05, h * 0.27, w * 0.9, h * 0.12, 4, '#14182e'),
    `<g transform="translate(${w * 0.08} ${h * 0.285}) scale(${(h * 0.09) / 12})">${symbolArt()}</g>`,
    text('pixelhamn', w * 0.08 + h * 0.12, h * 0.354, {
      size: h * 0.085,
      face: 'display',
      fill: '#ffffff',
      tracking: -0.03,
    }),
    text(image.title, w * 0.92, h * 0.35, {
      size: h * 0.056,
      face: 'text',
      fill: '#cfd6ff',
      anchor: 'end',
      maxWidth: w * 0.36,
    }),
    pane(w * 0.08, w * 0.3) + pane(w * 0.62, w * 0.3),
    ...goods,
    rect(w * 0.41, h * 0.45, w * 0.18, h * 0.42, 3, trim) +
      rect(w * 0.425, h * 0.475, w * 0.07, h * 0.36, 2, '#cfe2f5') +
      rect(w * 0.505, h * 0.475, w * 0.07, h * 0.36, 2, '#cfe2f5') +
      circle(w * 0.493, h * 0.67, 4, '#f2c14d') +
      circle(w * 0.507, h * 0.67, 4, '#f2c14d'),
    awning,
    rect(0, h * 0.87, w, h * 0.13, 0, '#b9bec9') +
      repeat(12, (index) =>
        stroke(`M${(w / 12) * index} ${h * 0.87}L${(w / 12) * index - w * 0.03} ${h}`, '#a3a9b6', 1.5),
      ),
  ].join('');
};

/** A campaign, tile, article or store image as SVG text of exactly width × height pixels. */
export const bannerSvg = async (
  image: BannerImage,
  { kind, width, height, side }: BannerSvgOptions,
): Promise<string> => {
  // Drawn in a field 500 units high, so that line widths and pixels keep their proportions.
  const h = 500;
  const w = (h * width) / height;
  const content = await (kind === 'store'
    ? storefront(image, { w, h })
    : kind === 'takeover'
      ? // On narrower screens only the column beside the page is visible, so the art stays inside it.
        poster(image, { w, h }, side === 'left' ? w * 0.7 : w * 0.3, w * 0.5)
      : w / h < 1
        ? poster(image, { w, h }, w / 2, w * 0.84)
        : w / h < 2.2
          ? tile(image, { w, h })
          : strip(image, { w, h }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h}">${content}</svg>`;
};
