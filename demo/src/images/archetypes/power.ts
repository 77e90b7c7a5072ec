import type { Archetype } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { lyingSlab } from '../drawing/slab.ts';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

export const powerBank: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(32, 20, 96, 316);
  const dots = repeat(4, (index) => circle(54 + index * 15, 200, 4, index < 3 ? '#57e38f' : '#3a3b45'));
  return pen.done(
    pen.contact(view, [0, 0, 0], [152, 76]),
    pen.box(view, [0, 0, 0], [152, 254, 76], {
      soft: 14,
      front:
        text(look.brand, 76, 112, { size: 26, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 128 }) +
        text(look.label, 76, 138, {
          size: 14,
          fill: pen.body.ink,
          anchor: 'middle',
          maxWidth: 128,
          minSize: 9,
          opacity: 0.8,
        }) +
        rect(38, 182, 76, 36, 18, '#0d0d12', 'opacity="0.85"') +
        dots,
      top:
        rect(24, 22, 38, 16, 4, '#08080b', `stroke="${pen.metal.base}" stroke-width="2"`) +
        rect(90, 25, 34, 11, 5.5, '#08080b', `stroke="${pen.metal.base}" stroke-width="2"`),
      side: rect(16, 16, 6, 190, 3, pen.accents[0]),
    }),
  );
};

const plug = (x: number, y: number): string =>
  rect(x, y, 13, 52, 6, '#c9ccd5', 'stroke="#8a8d99"') + rect(x + 3, y + 4, 3, 40, 1.5, '#fff', 'opacity="0.9"');

export const charger: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(32, 22, 88, 296);
  const [pinX, pinY] = view.point(72, 196, -60);
  return pen.done(
    pen.contact(view, [0, 0, 0], [160, 130]),
    plug(pinX - 22, pinY - 44),
    plug(pinX + 26, pinY - 36),
    pen.box(view, [0, 0, 0], [160, 190, 130], {
      soft: 16,
      front:
        rect(46, 44, 68, 22, 11, '#0a0a0e', `stroke="${pen.metal.base}" stroke-width="2.500"`) +
        rect(60, 52, 40, 6, 3, '#4a4b56') +
        rect(46, 84, 68, 22, 11, '#0a0a0e', `stroke="${pen.metal.base}" stroke-width="2.500"`) +
        rect(60, 92, 40, 6, 3, '#4a4b56') +
        text(look.label, 80, 142, {
          size: 18,
          face: 'display',
          fill: pen.body.ink,
          anchor: 'middle',
          maxWidth: 130,
          minSize: 10,
        }) +
        pen.brandMark(80, 166, 11, pen.body.ink, 120),
      side: rect(18, 24, 6, 140, 3, pen.accents[0], 'opacity="0.9"'),
    }),
  );
};

const connector = (pen: Pen, x: number, y: number, turn: number, wide: boolean): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    rect(wide ? -17 : -12, -78, wide ? 34 : 24, 36, wide ? 3 : 9, pen.shade(pen.metal, 0), 'stroke="#777a86"') +
      (wide
        ? rect(-9, -70, 6, 6, 1, '#4b4d59') + rect(3, -70, 6, 6, 1, '#4b4d59')
        : rect(-7, -72, 14, 4, 2, '#50525d')),
    rect(-23, -46, 46, 62, 11, pen.shade(pen.body, 30), `stroke="${pen.body.rim}"`) +
      rect(-16, -38, 8, 46, 4, '#fff', 'opacity="0.22"') +
      pen.brandMark(0, -8, 9, pen.body.ink, 36),
    rect(-9, 14, 18, 26, 6, pen.body.deep) + repeat(3, (index) => rect(-10, 18 + index * 8, 20, 3, 1.5, pen.body.dark)),
  );

export const cable: Archetype = (look) => {
  const pen = penFor(look);
  const loop =
    'M116 150C100 250 92 318 176 330C270 342 318 300 300 236C286 186 200 184 172 228C140 282 196 330 256 316C318 300 302 214 286 150';
  return pen.done(
    pen.groundShadow(204, 330, 126, 24),
    stroke(loop, pen.body.deep, 17),
    stroke(loop, pen.body.base, 12.5),
    stroke(loop, pen.body.glow, 12.5, 'stroke-dasharray="3 7" opacity="0.35"'),
    stroke(loop, '#fff', 2.5, 'opacity="0.28"'),
    rect(160, 226, 30, 20, 5, pen.accents[0], 'transform="rotate(-30 175 236)"'),
    connector(pen, 122, 116, -8, false),
    connector(pen, 280, 116, 8, look.variant % 2 === 0),
  );
};

export const externalDrive: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-30, 36, 80, 170);
  return pen.done(
    pen.contact(view, [0, -22, 200], [210, 240]),
    lyingSlab(pen, view, [0, 0, -40], [210, 240, 22], {
      radius: 26,
      content:
        path('M0 160L210 70V120L0 210Z', pen.body.dark, 'opacity="0.5"') +
        text(look.brand, 105, 90, { size: 32, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 170 }) +
        text(look.label, 105, 118, { size: 16, fill: pen.body.ink, anchor: 'middle', maxWidth: 170, opacity: 0.8 }) +
        rect(90, 218, 30, 4, 2, pen.accents[0]),
    }),
  );
};

export const memoryCard: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(206, 350, 112, 13),
    group(
      'transform="rotate(-7 200 200)"',
      path(
        'M106 48Q106 36 118 36H246L296 86V330Q296 342 284 342H118Q106 342 106 330Z',
        '#0b0b0f',
        'transform="translate(6 5)"',
      ),
      path(
        'M106 48Q106 36 118 36H246L296 86V330Q296 342 284 342H118Q106 342 106 330Z',
        pen.shade(pen.black, 50),
        'stroke="#60626e"',
      ),
      rect(122, 104, 158, 220, 8, pen.linear(60, [0, pen.body.light], [1, pen.body.dark])),
      path('M122 220L280 160V230L122 290Z', pen.accents[0]),
      repeat(6, (index) => rect(126 + index * 21, 48, 12, 34, 2, '#d9b25c')),
      text(look.brand, 201, 142, { size: 26, face: 'display', fill: pen.body.ink, anchor: 'middle', maxWidth: 140 }),
      text(look.label, 201, 312, { size: 18, fill: pen.body.ink, anchor: 'middle', maxWidth: 142, minSize: 10 }),
    ),
  );
};
