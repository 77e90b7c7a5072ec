import { reflection } from '../drawing/art.ts';
import type { Archetype } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, ellipse, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';

const bigLens = (pen: Pen, cx: number, cy: number, r: number): string =>
  [
    circle(cx + 3, cy + 6, r * 1.04, '#000', 'opacity="0.35"'),
    circle(cx, cy, r, pen.linear(50, [0, '#6a6c79'], [0.4, '#26272f'], [1, '#08080b'])),
    repeat(48, (index) =>
      rect(
        cx - 1.2,
        cy - r * 0.985,
        2.4,
        r * 0.12,
        1,
        '#0a0a0d',
        `opacity="0.7" transform="rotate(${index * 7.5} ${cx} ${cy})"`,
      ),
    ),
    circle(cx, cy, r * 0.82, '#101015', `stroke="${pen.accents[0]}" stroke-width="2.500"`),
    circle(cx, cy, r * 0.7, pen.linear(60, [0, '#3a3b45'], [1, '#0a0a0d'])),
    circle(
      cx,
      cy,
      r * 0.56,
      pen.radial(0.4, 0.35, 0.75, [0, '#a9b8ff'], [0.25, '#4a58b8'], [0.55, '#2b1f55'], [1, '#05060c']),
    ),
    ellipse(
      cx - r * 0.2,
      cy - r * 0.24,
      r * 0.2,
      r * 0.12,
      '#fff',
      `opacity="0.85" transform="rotate(-32 ${cx - r * 0.2} ${cy - r * 0.24})"`,
    ),
    circle(cx + r * 0.22, cy + r * 0.26, r * 0.07, '#ffd9f2', 'opacity="0.7"'),
    circle(cx, cy, r * 0.56, 'none', 'stroke="#000" stroke-width="2"'),
  ].join('');

export const camera: Archetype = (look) => {
  const pen = penFor(look);
  const leather = repeat(14, (row) =>
    repeat(40, (column) => circle(48 + column * 8 + (row % 2) * 4, 176 + row * 9, 1.5, '#000', 'opacity="0.35"')),
  );
  return pen.done(
    pen.groundShadow(200, 324, 170, 15),
    rect(68, 92, 42, 30, 6, pen.shade(pen.metal, 0)) +
      repeat(8, (index) => rect(70 + index * 5, 94, 2, 24, 1, '#6a6c79')) +
      rect(306, 100, 34, 22, 8, pen.shade(pen.black, 0)) +
      circle(323, 100, 10, pen.accents[0]),
    path(
      'M146 120L160 70Q164 62 174 62H226Q236 62 240 70L254 120Z',
      pen.shade(pen.body, 50),
      `stroke="${pen.body.rim}"`,
    ) + pen.brandMark(200, 100, 15, pen.body.ink, 72),
    rect(
      36,
      112,
      328,
      206,
      26,
      pen.linear(70, [0, pen.body.glow], [0.2, pen.body.light], [0.6, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    pen.clip(rect(36, 168, 328, 126, 0, '#000'), rect(36, 168, 328, 126, 0, '#22232b'), leather),
    path('M36 168H76C96 190 96 270 76 294H36Z', '#14151a', 'opacity="0.8"'),
    rect(296, 132, 40, 16, 5, '#0b0b0f') + circle(66, 142, 7, '#ff5f5f'),
    bigLens(pen, 206, 214, 96),
  );
};

export const actionCamera: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(200, 344, 136, 15),
    rect(170, 310, 60, 30, 6, pen.shade(pen.black, 60)) + circle(200, 326, 8, pen.metal.base),
    rect(70, 80, 272, 232, 34, pen.body.deep, 'transform="translate(8 6)"'),
    rect(
      64,
      76,
      272,
      232,
      34,
      pen.linear(60, [0, pen.body.light], [0.5, pen.body.base], [1, pen.body.dark]),
      `stroke="${pen.body.rim}" stroke-width="1.600"`,
    ),
    rect(112, 62, 66, 18, 7, pen.shade(pen.black, 90)) + rect(126, 66, 38, 6, 3, '#ff5f5f'),
    repeat(6, (row) => stroke(`M84 ${182 + row * 19}H166`, pen.body.deep, 4, 'opacity="0.7"')),
    rect(84, 98, 74, 64, 8, '#050508') +
      group(
        'transform="translate(84 98)"',
        text('4K', 37, 32, { size: 24, face: 'display', fill: '#fff', anchor: 'middle' }),
        text('120 fps', 37, 50, { size: 11, fill: pen.accents[1], anchor: 'middle' }),
        reflection(pen, 74, 64, 0.2),
      ),
    rect(172, 92, 152, 152, 36, '#0b0b0f', 'stroke="#5b5d69" stroke-width="2"') + bigLens(pen, 248, 168, 66),
    pen.brandMark(250, 282, 20, pen.body.ink, 130) + circle(94, 90, 3.5, pen.accents[2]),
  );
};

export const surveillanceCamera: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(200, 352, 104, 14),
    ellipse(200, 340, 88, 18, pen.shade(pen.body, 20), `stroke="${pen.body.rim}"`) +
      path('M182 246H218L226 334H174Z', pen.linear(0, [0, pen.body.light], [1, pen.body.dark])),
    rect(
      98,
      62,
      204,
      204,
      96,
      pen.linear(50, [0, pen.body.glow], [0.4, pen.body.light], [0.7, pen.body.base], [1, pen.body.dark]),
      `stroke="${pen.body.rim}"`,
    ),
    circle(200, 164, 82, '#0c0c11') +
      repeat(10, (index) => circle(200, 96, 4, '#3a1d28', `transform="rotate(${index * 36 + 18} 200 164)"`)) +
      bigLens(pen, 200, 164, 54) +
      circle(200, 236, 3.5, pen.accents[2]) +
      pen.glow(200, 236, 14, 14, pen.accents[2], 0.7),
    path(
      'M128 118Q150 80 196 76',
      'none',
      'stroke="#fff" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round"',
    ),
    pen.brandMark(200, 346, 11, pen.body.ink, 80),
  );
};
