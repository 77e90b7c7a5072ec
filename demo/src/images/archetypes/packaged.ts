import { scene } from '../drawing/art.ts';
import { mix, oklch, printableHue } from '@shop/api/images/drawing/colour';
import type { Archetype } from '../drawing/look.ts';
import { paletteOf, penFor, type Palette, type Pen } from '../drawing/pen.ts';
import { circle, ellipse, group, path, poly, rect, repeat, star, stroke } from '@shop/api/images/drawing/shapes';
import { standingSlab } from '../drawing/slab.ts';
import { text, textBlock } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

const coverHue = (pen: Pen): number => (pen.look.chroma > 0.1 ? pen.look.hue : printableHue(pen.look.seed % 360));

/** Printed box colours: saturated whatever the product's own colour word says. */
const printed = (pen: Pen): Palette => paletteOf(coverHue(pen), 0.95, 'dark');

const titled = (
  pen: Pen,
  title: string,
  x: number,
  y: number,
  size: number,
  maxWidth: number,
  lines: number,
): string => {
  const options = { size, maxWidth, lines, anchor: 'middle' as const, face: 'display' as const };
  return (
    group('transform="translate(0 2.500)" opacity="0.6"', textBlock(title, x, y, { ...options, fill: '#0b0b12' })) +
    textBlock(title, x, y, { ...options, fill: '#ffffff' }) +
    rect(x - 22, y - size - 14, 44, 4, 2, pen.accents[0])
  );
};

export const gameCase: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(24, 10, 78, 338);
  const band = mix(look.accent, '#10101a', 0.15);
  const front =
    group('transform="translate(5 34)"', scene(pen, 208, 258)) +
    rect(5, 5, 208, 30, 2, band) +
    text(look.brand.toUpperCase(), 16, 26, { size: 14, face: 'heading', fill: '#fff', tracking: 0.1, maxWidth: 140 }) +
    circle(196, 20, 8, '#fff', 'opacity="0.92"') +
    star(196, 20, 4, 6, 2.4, band) +
    rect(5, 186, 208, 106, 0, pen.linear(90, [0, '#06060c', 0], [0.5, '#06060c', 0.66], [1, '#06060c', 0.86])) +
    titled(pen, look.label, 109, 238, 31, 188, 3) +
    rect(0, 0, 218, 298, 5, 'none', 'stroke="#fff" stroke-opacity="0.45" stroke-width="2"') +
    poly(
      [
        [0, 0],
        [96, 0],
        [22, 298],
        [0, 298],
      ],
      '#fff',
      'opacity="0.1"',
    );
  const shell = paletteOf(coverHue(pen), 0.9, 'dark');
  return pen.done(
    pen.contact(view, [0, 0, 0], [218, 34]),
    pen.box(view, [0, 0, 0], [218, 298, 34], {
      palette: shell,
      soft: 4,
      front,
      side: group(
        'transform="translate(10 284) rotate(-90)"',
        text(look.label, 0, 12, { size: 15, face: 'display', fill: '#fff', maxWidth: 260 }),
      ),
    }),
  );
};

export const boardGame: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(30, 18, 54, 318);
  const box = printed(pen);
  const players = ['1–4', '2–5', '2–6', '3–8'][look.variant % 4] ?? '2–4';
  const front =
    scene(pen, 232, 232) +
    rect(0, 0, 232, 110, 0, pen.linear(90, [0, '#07070f', 0.7], [1, '#07070f', 0])) +
    titled(pen, look.label, 116, 54, 36, 204, 3) +
    rect(8, 8, 216, 216, 3, 'none', `stroke="${oklch(0.86, 0.1, 85)}" stroke-width="2.500" stroke-opacity="0.85"`) +
    rect(18, 190, 66, 24, 12, '#fff', 'opacity="0.94"') +
    text(`${players} sp`, 51, 207, { size: 13, fill: '#1a1a20', anchor: 'middle' }) +
    text(look.brand, 212, 208, { size: 13, face: 'heading', fill: '#fff', anchor: 'end', maxWidth: 110 });
  const side =
    rect(0, 0, 92, 232, 0, box.dark) +
    group(
      'transform="translate(60 220) rotate(-90)"',
      text(look.label, 0, 0, { size: 24, face: 'display', fill: '#fff', maxWidth: 204 }),
    );
  return pen.done(
    pen.contact(view, [0, 0, 0], [232, 92]),
    pen.box(view, [0, 0, 0], [232, 232, 92], {
      palette: box,
      soft: 3,
      front,
      side,
      top:
        rect(0, 0, 232, 92, 0, mix(box.base, '#ffffff', 0.14)) +
        text(look.label, 116, 58, { size: 26, face: 'display', fill: '#fff', anchor: 'middle', maxWidth: 200 }),
    }),
  );
};

const CARD = { w: 118, h: 168 };

const playingCard = (pen: Pen, index: number): string =>
  rect(0, 0, CARD.w, CARD.h, 10, '#fbfbf8', 'stroke="#b9bbc6" stroke-width="1.200"') +
  group('transform="translate(9 9)"', pen.clip(rect(0, 0, 100, 92, 6, '#000'), scene(pen, 100, 92, index))) +
  rect(9, 106, 100, 15, 4, pen.accents[index % 3] ?? pen.accent) +
  repeat(3, (line) => rect(14, 128 + line * 10, 90 - line * 18, 4, 2, '#9a9ca8')) +
  circle(20, 20, 11, '#fff') +
  circle(20, 20, 8, pen.accents[index % 3] ?? pen.accent);

export const cardGame: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(30, 14, 44, 330);
  const box = printed(pen);
  const fanned = repeat(3, (index) =>
    group(
      `transform="translate(${226 + index * 26} ${150 + index * 14}) rotate(${-6 + index * 14})"`,
      playingCard(pen, index),
    ),
  );
  const front =
    scene(pen, 150, 206) +
    rect(0, 92, 150, 114, 0, pen.linear(90, [0, '#07070f', 0], [1, '#07070f', 0.85])) +
    titled(pen, look.label, 75, 156, 25, 134, 3) +
    rect(5, 5, 140, 196, 4, 'none', `stroke="${oklch(0.86, 0.1, 85)}" stroke-width="2"`) +
    text(look.brand, 75, 26, { size: 12, face: 'heading', fill: '#fff', anchor: 'middle', maxWidth: 120 });
  return pen.done(
    pen.contact(view, [0, 0, 0], [150, 68]),
    pen.groundShadow(300, 334, 84, 12),
    fanned,
    pen.box(view, [0, 0, 0], [150, 206, 68], { palette: box, soft: 3, front, side: rect(0, 0, 68, 206, 0, box.dark) }),
  );
};

const PIECE = 'M0 0H22C16 -16 44 -16 38 0H60V22C76 16 76 44 60 38V60H38C44 44 16 44 22 60H0V38C16 44 16 16 0 22Z';

export const puzzle: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(28, 16, 44, 300);
  const box = printed(pen);
  const pieces = String([500, 1000, 1500, 2000][look.variant % 4] ?? 1000);
  const front =
    scene(pen, 256, 196) +
    rect(0, 148, 256, 48, 0, box.deep, 'opacity="0.88"') +
    text(look.label, 14, 178, { size: 20, face: 'display', fill: '#fff', maxWidth: 160, minSize: 12 }) +
    text(`${pieces} bitar`, 244, 178, { size: 14, face: 'bold', fill: '#fff', anchor: 'end' }) +
    text(look.brand, 14, 26, { size: 14, face: 'heading', fill: '#fff', maxWidth: 140 });
  const loose = (x: number, y: number, turn: number, colour: string): string =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn}) scale(0.8)"`,
      path(PIECE, '#00000055', 'transform="translate(3 6)"'),
      path(PIECE, '#8a6a44', 'transform="translate(1 3)"'),
      path(PIECE, colour, 'stroke="#fff" stroke-opacity="0.5"'),
    );
  return pen.done(
    pen.contact(view, [0, 0, 0], [256, 76]),
    pen.box(view, [0, 0, 0], [256, 196, 76], {
      palette: box,
      soft: 3,
      front,
      side: rect(0, 0, 76, 196, 0, box.dark),
      top: rect(0, 0, 256, 76, 0, mix(box.base, '#ffffff', 0.12)),
    }),
    loose(58, 300, 12, pen.accents[0]),
    loose(140, 326, -18, pen.accents[1]),
    loose(224, 330, 30, pen.accents[2]),
  );
};

export const book: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(26, 12, 84, 334);
  const cover = printed(pen);
  const front =
    scene(pen, 196, 284) +
    rect(0, 0, 196, 142, 0, pen.linear(90, [0, '#07070f', 0.72], [1, '#07070f', 0])) +
    titled(pen, look.label, 98, 66, 30, 170, 4) +
    text(look.brand, 98, 268, { size: 15, face: 'heading', fill: '#fff', anchor: 'middle', maxWidth: 160 }) +
    rect(0, 0, 12, 284, 0, '#000', 'opacity="0.16"');
  const pages =
    rect(0, 4, 44, 276, 0, '#f4efe2') + repeat(7, (index) => stroke(`M${4 + index * 6} 5V279`, '#cfc6b2', 0.9));
  return pen.done(
    pen.contact(view, [0, 0, 0], [196, 46]),
    pen.box(view, [0, 0, 0], [196, 284, 46], { palette: cover, soft: 2, front, side: pages }),
  );
};

export const brickSet: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(26, 16, 40, 300);
  const box = paletteOf(coverHue(pen), 1, 'light');
  const brick = (x: number, y: number, studs: number, colour: string): string => {
    const dark = mix(colour, '#000000', 0.28);
    return (
      rect(x, y, studs * 20, 24, 2, pen.linear(90, [0, colour], [1, dark])) +
      repeat(studs, (index) => rect(x + 4 + index * 20, y - 6, 12, 8, 2, mix(colour, '#ffffff', 0.18))) +
      rect(x, y, studs * 20, 4, 2, '#fff', 'opacity="0.25"')
    );
  };
  const colours = ['#e23d3d', '#f4b92b', '#2f7ee0', '#37a862', '#f2f2f2', '#7d4fc9'];
  const at = (index: number): string => colours[(index + look.variant) % colours.length] ?? '#e23d3d';
  const model =
    brick(150, 150, 5, at(0)) +
    brick(160, 126, 4, at(1)) +
    brick(150, 102, 5, at(2)) +
    brick(180, 78, 2, at(4)) +
    brick(180, 54, 2, at(3)) +
    brick(200, 30, 1, at(5));
  const front =
    scene(pen, 272, 196) +
    rect(0, 0, 272, 196, 0, box.base, 'opacity="0.35"') +
    group('transform="translate(6 8)"', model) +
    rect(0, 0, 112, 196, 0, box.dark, 'opacity="0.9"') +
    textBlock(look.label, 12, 62, { size: 25, lines: 4, maxWidth: 92, face: 'display', fill: '#fff' }) +
    text(look.brand, 12, 30, { size: 14, face: 'heading', fill: '#fff', maxWidth: 90 }) +
    text(`${6 + look.variant}+`, 12, 182, { size: 22, face: 'display', fill: '#fff' });
  return pen.done(
    pen.contact(view, [0, 0, 0], [272, 72]),
    pen.box(view, [0, 0, 0], [272, 196, 72], { palette: box, soft: 3, front }),
    pen.groundShadow(110, 352, 70, 8),
    brick(56, 326, 4, at(0)),
    brick(66, 302, 2, at(1)),
    brick(176, 334, 2, at(2)),
    brick(240, 330, 3, at(3)),
  );
};

export const giftCard: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-16, 20, 32, 256);
  const hue = coverHue(pen);
  const design =
    rect(
      0,
      0,
      312,
      190,
      16,
      pen.linear(30, [0, oklch(0.46, 0.19, hue)], [0.55, oklch(0.6, 0.2, hue + 40)], [1, oklch(0.78, 0.15, hue + 90)]),
    ) +
    pen.clip(
      rect(0, 0, 312, 190, 16, '#000'),
      circle(270, 20, 110, '#fff', 'opacity="0.12"') +
        circle(290, 30, 66, '#fff', 'opacity="0.12"') +
        path('M0 140Q90 96 170 140T340 120V200H0Z', '#fff', 'opacity="0.13"'),
    ) +
    rect(206, 0, 24, 190, 0, '#fff', 'opacity="0.22"') +
    path(
      'M218 62C186 30 164 46 176 66C184 76 204 72 218 64C232 72 252 76 260 66C272 46 250 30 218 62Z',
      '#fff',
      'opacity="0.95"',
    ) +
    text(look.brand, 22, 42, { size: 20, face: 'display', fill: '#fff', maxWidth: 150 }) +
    textBlock(look.label, 22, 122, { size: 32, lines: 2, maxWidth: 180, face: 'display', fill: '#fff' });
  return pen.done(
    pen.groundShadow(200, 322, 160, 18),
    group(
      'transform="translate(22 30) rotate(9 200 200)" opacity="0.96"',
      standingSlab(pen, view, [0, 190, 0], [312, 190, 5], { radius: 16, palette: paletteOf(hue + 120, 0.9, 'dark') }),
    ),
    standingSlab(pen, view, [0, 212, 0], [312, 190, 5], { radius: 16, palette: pen.metal, content: design }),
  );
};

export const insurance: Archetype = (look) => {
  const pen = penFor(look);
  const shield = 'M200 40L316 82V186C316 268 262 324 200 354C138 324 84 268 84 186V82Z';
  const hue = look.chroma > 0.1 ? look.hue : 150;
  return pen.done(
    pen.groundShadow(200, 362, 96, 12),
    path(shield, oklch(0.38, 0.13, hue), 'transform="translate(8 8)"'),
    path(
      shield,
      pen.linear(45, [0, oklch(0.82, 0.15, hue)], [0.5, oklch(0.62, 0.16, hue)], [1, oklch(0.46, 0.15, hue)]),
      'stroke="#fff" stroke-opacity="0.7" stroke-width="3"',
    ),
    path('M200 62L296 97V186C296 256 252 304 200 331Z', '#000', 'opacity="0.12"') +
      path('M200 62L104 97V186C104 256 148 304 200 331Z', '#fff', 'opacity="0.1"'),
    stroke('M150 188L188 228L256 148', oklch(0.34, 0.11, hue), 27, 'opacity="0.45" transform="translate(3 6)"') +
      stroke('M150 188L188 228L256 148', '#fff', 25),
    text(look.brand, 200, 292, { size: 17, face: 'display', fill: '#fff', anchor: 'middle', maxWidth: 110 }),
  );
};

export const diceSet: Archetype = (look) => {
  const pen = penFor(look);
  const hue = coverHue(pen);
  const gem = (
    cx: number,
    cy: number,
    r: number,
    sides: number,
    turn: number,
    value: string,
    shift: number,
  ): string => {
    const corner = (index: number, radius: number): readonly [number, number] => [
      cx + radius * Math.cos(((index + turn) / sides) * Math.PI * 2 - Math.PI / 2),
      cy + radius * Math.sin(((index + turn) / sides) * Math.PI * 2 - Math.PI / 2),
    ];
    const facets = Array.from({ length: sides }, (_, index) =>
      poly(
        [corner(index, r), corner(index + 1, r), corner(index + 1, r * 0.6), corner(index, r * 0.6)],
        oklch(0.72 - Math.abs(((index + turn) / sides) * 2 - 0.7) * 0.22, 0.17, hue + shift),
        'stroke="#fff" stroke-opacity="0.35"',
      ),
    ).join('');
    const face = poly(
      Array.from({ length: sides }, (_, index) => corner(index, r * 0.6)),
      pen.linear(50, [0, oklch(0.76, 0.15, hue + shift)], [1, oklch(0.48, 0.18, hue + shift)]),
      'stroke="#fff" stroke-opacity="0.5"',
    );
    return (
      pen.groundShadow(cx + 4, cy + r * 0.92, r * 0.9, r * 0.2) +
      facets +
      face +
      text(value, cx, cy + r * 0.17, { size: r * 0.48, face: 'display', fill: '#fff7d8', anchor: 'middle' })
    );
  };
  return pen.done(
    gem(120, 128, 62, 4, 0.5, '4', 40),
    gem(262, 116, 72, 6, 0, '12', 0),
    gem(196, 214, 92, 6, 0.5, '20', 10),
    gem(82, 254, 58, 3, 0, '3', 70),
    gem(318, 248, 64, 4, 0, '8', 20),
    gem(200, 320, 50, 5, 0, '10', 50),
    ellipse(170, 168, 22, 9, '#fff', 'opacity="0.3" transform="rotate(-28 170 168)"'),
  );
};

/** The drawing for products without one of their own: a plain carton with the product's name on it. */
export const carton: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(32, 20, 58, 300);
  const kraft: Palette = {
    glow: '#e7c9a0',
    light: '#dbb687',
    base: '#cba06b',
    dark: '#a97f4e',
    deep: '#86623a',
    rim: '#e2c295',
    ink: '#3a2712',
  };
  const front =
    rect(20, 44, 196, 100, 6, '#fbfaf6') +
    rect(20, 44, 8, 100, 3, pen.accents[0]) +
    textBlock(look.label, 40, 78, { size: 24, lines: 3, maxWidth: 164, face: 'display', fill: '#1b1b20' }) +
    text(look.brand, 40, 134, { size: 12, fill: '#5b5d69', maxWidth: 100 }) +
    repeat(9, (index) => rect(152 + index * 6, 118, 2 + (index % 3), 18, 0, '#1b1b20')) +
    stroke('M24 182V162M18 168L24 160L30 168M52 182V162M46 168L52 160L58 168', kraft.ink, 3.5);
  return pen.done(
    pen.contact(view, [0, 0, 0], [236, 170]),
    pen.box(view, [0, 0, 0], [236, 196, 170], {
      palette: kraft,
      soft: 3,
      front,
      top: rect(96, 0, 44, 170, 0, pen.accents[0], 'opacity="0.75"'),
      side: rect(0, 0, 170, 196, 0, 'none'),
    }),
    view.front(96, 196, 1, rect(0, 0, 44, 34, 0, pen.accents[0], 'opacity="0.75"')),
  );
};
