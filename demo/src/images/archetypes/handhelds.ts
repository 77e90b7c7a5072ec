import { homeScreen, reflection, wallpaper } from '../drawing/art.ts';
import type { Archetype } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, group, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { standingSlab } from '../drawing/slab.ts';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

const lens = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, '#0b0b10', `stroke="${pen.metal.base}" stroke-width="${r * 0.16}"`) +
  circle(x, y, r * 0.6, pen.radial(0.4, 0.35, 0.7, [0, '#5b6ea8'], [0.5, '#1b2344'], [1, '#05060c'])) +
  circle(x - r * 0.22, y - r * 0.24, r * 0.16, '#fff', 'opacity="0.85"');

const CAMERAS: readonly ((pen: Pen) => string)[] = [
  (pen) =>
    rect(12, 12, 54, 56, 17, pen.body.light, `stroke="${pen.body.rim}" stroke-opacity=".6"`) +
    lens(pen, 28, 29, 12) +
    lens(pen, 50, 52, 12) +
    circle(51, 27, 4, '#fff8e0'),
  (pen) => lens(pen, 28, 30, 13) + lens(pen, 28, 63, 13) + lens(pen, 28, 96, 13) + circle(52, 34, 4.5, '#fff8e0'),
  (pen) =>
    rect(-2, 20, 152, 42, 20, '#15151b', `stroke="${pen.body.rim}" stroke-opacity=".6"`) +
    lens(pen, 47, 41, 14) +
    lens(pen, 83, 41, 14) +
    circle(113, 41, 4, '#fff8e0'),
  (pen) =>
    circle(74, 58, 38, '#15151b', `stroke="${pen.metal.base}" stroke-width="2.5"`) +
    lens(pen, 60, 44, 12) +
    lens(pen, 88, 44, 12) +
    lens(pen, 60, 72, 12) +
    circle(88, 72, 4, '#fff8e0'),
];

export const phone: Archetype = (look) => {
  const pen = penFor(look);
  const radius = 16 + (look.variant % 3) * 5;
  const camera = CAMERAS[look.variant % CAMERAS.length] ?? (() => '');
  const back = viewFrom(22, 12, 62, 338);
  const front = viewFrom(-16, 12, 196, 346);
  const screen =
    rect(5, 5, 138, 286, radius - 4, '#050508') +
    pen.clip(
      rect(7, 7, 134, 282, radius - 5, '#000'),
      group('transform="translate(7 7)"', homeScreen(pen, 134, 282, 4), reflection(pen, 134, 282, 0.22)),
    ) +
    (look.variant % 2 === 0 ? rect(54, 14, 40, 11, 5.5, '#050508') : circle(74, 19, 5, '#050508'));
  return pen.done(
    pen.groundShadow(205, 344, 165, 17),
    standingSlab(pen, back, [0, 296, 0], [148, 296, 11], {
      radius,
      content: camera(pen) + pen.brandMark(74, 190, 14, pen.body.ink),
    }),
    standingSlab(pen, front, [0, 300, 0], [148, 296, 12], { radius, content: screen }),
  );
};

export const tablet: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-22, 14, 88, 330);
  const wide = look.variant % 2 === 0;
  const [w, h] = wide ? [268, 276] : [236, 300];
  const screen =
    rect(6, 6, w - 12, h - 12, 11, '#050508') +
    pen.clip(
      rect(13, 13, w - 26, h - 26, 6, '#000'),
      group('transform="translate(13 13)"', homeScreen(pen, w - 26, h - 26, 5), reflection(pen, w - 26, h - 26, 0.2)),
    );
  const pencil =
    stroke('M352 322L322 74', pen.body.dark, 9) +
    stroke('M350.500 322L320.500 76', '#f6f6f8', 6.5) +
    stroke('M320.500 76L319.500 66', '#55555e', 4) +
    stroke('M347 290L346.300 284', look.accent, 7);
  return pen.done(
    pen.groundShadow(205, 338, 160, 16),
    standingSlab(pen, view, [0, h, 0], [w, h, 9], { radius: 17, content: screen }),
    look.variant % 3 === 0 ? pencil : '',
  );
};

export const eReader: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-20, 12, 96, 336);
  const page =
    rect(15, 15, 190, 240, 3, '#efeee8') +
    text(look.label || look.brand, 110, 50, {
      size: 14,
      face: 'display',
      fill: '#2a2a2a',
      anchor: 'middle',
      maxWidth: 170,
    }) +
    repeat(14, (index) =>
      rect(30, 70 + index * 12.2, index % 5 === 4 ? 90 : 160 - (index % 3) * 7, 3.6, 1.8, '#5a5a58', 'opacity="0.75"'),
    ) +
    reflection(pen, 220, 290, 0.16);
  return pen.done(
    pen.groundShadow(200, 342, 140, 15),
    standingSlab(pen, view, [0, 298, 0], [220, 294, 10], {
      radius: 14,
      content: page + pen.brandMark(110, 280, 10, pen.body.ink),
    }),
  );
};

const STRAP = 'M160 118C160 70 168 44 172 26H228C232 44 240 70 240 118Z';

export const smartwatch: Archetype = (look) => {
  const pen = penFor(look);
  const round = look.variant % 2 === 1;
  const face = round ? circle(200, 196, 78, '#000') : rect(130, 118, 140, 156, 38, '#000');
  const strap = pen.linear(0, [0, pen.body.dark], [0.3, pen.body.light], [0.7, pen.body.base], [1, pen.body.deep]);
  const ring = (r: number, colour: string, share: number): string =>
    circle(200, 196, r, 'none', `stroke="${colour}" stroke-width="9" opacity="0.25"`) +
    circle(
      200,
      196,
      r,
      'none',
      `stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-dasharray="${r * 6.283 * share} 999" transform="rotate(-90 200 196)"`,
    );
  const dial =
    look.variant % 3 === 0
      ? ring(58, pen.accents[0], 0.8) + ring(46, pen.accents[1], 0.62) + ring(34, pen.accents[2], 0.7)
      : repeat(12, (index) =>
          rect(198.5, 134, 3, 10, 1.5, '#fff', `opacity="0.8" transform="rotate(${index * 30} 200 196)"`),
        ) + circle(200, 226, 14, 'none', `stroke="${pen.accents[1]}" stroke-width="4"`);
  return pen.done(
    pen.groundShadow(200, 366, 92, 12),
    group(
      '',
      `<path d="${STRAP}" fill="${strap}"/>`,
      `<path d="${STRAP}" fill="${strap}" transform="translate(0 392) scale(1 -1)"/>`,
    ),
    repeat(4, (index) => rect(196, 306 + index * 15, 8, 6, 3, pen.body.deep)),
    rect(round ? 279 : 272, 172, 13, 34, 6, pen.shade(pen.metal, 90)),
    round ? circle(200, 196, 87, pen.shade(pen.metal, 50)) : rect(121, 109, 158, 174, 46, pen.shade(pen.metal, 50)),
    face,
    pen.clip(
      round ? circle(200, 196, 74, '#000') : rect(134, 122, 132, 148, 34, '#000'),
      look.variant % 3 === 2 ? group('transform="translate(126 118)"', wallpaper(pen, 150, 158)) : '',
      dial,
      look.variant % 3 === 0
        ? ''
        : text('10:08', 200, 190, { size: 36, face: 'display', fill: '#fff', anchor: 'middle' }),
      group('transform="translate(126 118)"', reflection(pen, 150, 158, 0.24)),
    ),
  );
};
