import { scene } from '../drawing/art.ts';
import { mix } from '@shop/api/images/drawing/colour';
import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { lyingSlab, standingSlab } from '../drawing/slab.ts';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

/** Key widths of each row in units of one key; sizes follow the common layouts. */
const ROWS: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

export const keyboard: Archetype = (look) => {
  const pen = penFor(look);
  const numeric = look.variant % 3 === 0;
  const functionRow = look.variant % 2 === 0;
  const unit = numeric ? 17 : 21;
  const view = viewFrom(-24, 46, 30, 196);
  const rows = functionRow ? [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ...ROWS] : [...ROWS];
  const columns = numeric ? 19.4 : 15;
  const w = columns * unit + 20;
  const d = rows.length * unit + 20;
  const lit = look.finish !== 'wood' && look.variant % 4 !== 3;
  const light = look.tone === 'light';
  const capFace = light ? '#f4f4f7' : '#2a2b34';
  const capSide = light ? '#c3c5ce' : '#121318';
  const key = (x: number, y: number, width: number, index: number): string => {
    const colour = pen.accents[Math.floor((x + y * 0.6) / (w / 2.6)) % 3] ?? pen.accent;
    const special = index % 17 === 0;
    const face = special ? pen.accent : capFace;
    return (
      (lit ? rect(x - 0.6, y - 0.6, width * unit - 0.8, unit - 0.8, 3.5, colour, 'opacity="0.85"') : '') +
      rect(x + 0.6, y + 1.4, width * unit - 3, unit - 3, 3.2, special ? mix(pen.accent, '#000000', 0.4) : capSide) +
      rect(x + 1.8, y + 1, width * unit - 5.4, unit - 6, 2.6, face) +
      rect(
        x + width * unit * 0.36,
        y + unit * 0.3,
        Math.min(4, width * 2.4),
        1.8,
        0.9,
        lit ? colour : light ? '#70727e' : '#c9cad3',
      )
    );
  };
  const keys = rows
    .map((row, rowIndex) => {
      let x = 10;
      return row
        .map((width, index) => {
          const drawn = key(x, 10 + rowIndex * unit, width, rowIndex * 15 + index);
          x += width * unit;
          return drawn;
        })
        .join('');
    })
    .join('');
  const pad = numeric
    ? repeat(4, (column) =>
        repeat(rows.length, (row) => key(10 + (15.4 + column) * unit, 10 + row * unit, 1, 3 + row + column)),
      )
    : '';
  return pen.done(
    pen.contact(view, [0, -14, d], [w, d]),
    lit
      ? view.top(
          -10,
          -12,
          -4,
          rect(
            0,
            0,
            w + 20,
            d + 24,
            16,
            pen.linear(0, [0, pen.accents[0], 0.35], [0.5, pen.accents[1], 0.35], [1, pen.accents[2], 0.35]),
          ),
        )
      : '',
    lyingSlab(pen, view, [0, 0, 0], [w, d, 15], {
      radius: 9,
      face: pen.shade(pen.body, 60),
      content: rect(6, 6, w - 12, d - 12, 5, light ? '#a9abb6' : '#0a0a0e'),
    }),
    view.top(0, 3, 0, keys, pad),
  );
};

export const mouse: Archetype = (look) => {
  const pen = penFor(look);
  const slim = look.variant % 2 === 1;
  const shell = slim
    ? 'M200 54C258 54 276 104 280 172C286 262 270 338 200 340C130 338 114 262 120 172C124 104 142 54 200 54Z'
    : 'M196 50C250 46 282 92 284 166C288 220 300 236 292 278C282 328 244 344 198 344C142 344 108 318 104 262C102 232 116 214 116 172C118 96 146 54 196 50Z';
  return pen.done(
    pen.groundShadow(206, 330, 112, 30, 0.5),
    path(shell, pen.body.deep, 'transform="translate(5 9)"'),
    path(
      shell,
      pen.linear(25, [0, pen.body.glow], [0.3, pen.body.light], [0.6, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    pen.clip(
      path(shell, '#000'),
      path('M188 40L186 174Q140 196 100 186L100 40Z', pen.linear(50, [0, '#fff', 0.26], [1, '#fff', 0.02])),
      path('M300 40L212 40L214 174Q260 196 300 186Z', pen.linear(90, [0, '#fff', 0.1], [1, '#000', 0.12])),
      stroke('M200 40V182M100 188Q146 198 200 180Q254 198 300 188', pen.body.deep, 2.6),
      slim ? '' : path('M96 190Q124 250 108 330L80 340V180Z', '#101015', 'opacity="0.6"'),
      path('M120 210C116 280 140 326 186 336C150 316 134 270 140 206Z', '#fff', 'opacity="0.14"'),
      stroke('M118 326Q200 364 284 322', pen.accents[0], 7),
    ),
    rect(189, 84, 22, 62, 11, '#0b0b0f') +
      rect(193, 90, 14, 50, 7, pen.linear(90, [0, '#55565f'], [0.5, '#1c1c22'], [1, '#44454f'])) +
      repeat(6, (index) => rect(193, 94 + index * 7.5, 14, 2, 1, '#0a0a0c')) +
      rect(197, 90, 6, 50, 3, pen.accents[0], 'opacity="0.85"'),
    pen.glow(200, 115, 26, 44, pen.accents[0], 0.35),
    rect(194, 160, 12, 15, 4, pen.body.deep),
    rect(108, 196, 8, 30, 4, pen.body.dark, 'transform="rotate(6 112 210)"') +
      rect(108, 234, 8, 28, 4, pen.body.dark, 'transform="rotate(4 112 248)"'),
    pen.glow(200, 272, 44, 34, pen.accents[0], 0.22),
    pen.brandMark(200, 280, 17, pen.body.ink, 110),
  );
};

export const mousePad: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-22, 44, 22, 172);
  const [w, d] = look.variant % 2 ? [330, 210] : [344, 170];
  const plain =
    rect(0, 0, w, d, 10, pen.shade(pen.body, 30)) +
    stroke(`M${w * 0.62} 0L${w * 0.4} ${d}M${w * 0.7} 0L${w * 0.48} ${d}`, pen.accents[0], 3) +
    text(look.brand, 24, d - 22, { size: 24, face: 'display', fill: pen.body.ink, maxWidth: w * 0.4 });
  const print = look.variant % 3 === 0 ? plain : pen.clip(rect(0, 0, w, d, 10, '#000'), scene(pen, w, d));
  return pen.done(
    pen.contact(view, [0, -5, d], [w, d]),
    lyingSlab(pen, view, [0, 0, 0], [w, d, 5], {
      radius: 10,
      palette: pen.black,
      content:
        print +
        rect(2, 2, w - 4, d - 4, 8, 'none', `stroke="${pen.accents[0]}" stroke-width="2.500" stroke-dasharray="5 2"`),
    }),
  );
};

export const webcam: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-20, 14, 72, 262);
  return pen.done(
    pen.groundShadow(206, 344, 84, 14),
    path(
      'M168 234H250L262 334Q262 342 252 342H166Q156 342 158 334Z',
      pen.shade(pen.black, 40),
      'stroke="#5b5d69" stroke-opacity="0.7"',
    ) +
      rect(176, 262, 66, 5, 2.5, '#08080b') +
      circle(209, 246, 8, pen.shade(pen.metal, 40)),
    rect(192, 196, 34, 46, 6, pen.linear(0, [0, '#4a4b56'], [0.4, '#26272f'], [1, '#0d0d11'])),
    standingSlab(pen, view, [0, 150, 0], [266, 118, 44], {
      radius: 56,
      content:
        rect(10, 10, 246, 98, 48, '#0c0c11', 'opacity="0.93"') +
        circle(133, 59, 46, pen.linear(60, [0, '#6a6c78'], [1, '#0d0d11'])) +
        circle(133, 59, 39, '#07070b') +
        circle(133, 59, 27, pen.radial(0.38, 0.34, 0.75, [0, '#8d9fe0'], [0.35, '#2b3774'], [1, '#04050a'])) +
        ellipse(123, 48, 9, 6, '#fff', 'opacity="0.85"') +
        circle(146, 72, 3, '#fff', 'opacity="0.5"') +
        circle(204, 59, 4, pen.accents[2]) +
        repeat(4, (index) => circle(44 + (index % 2) * 9, 54 + Math.floor(index / 2) * 9, 2, '#4c4d59')) +
        pen.brandMark(222, 88, 7, '#fff', 40),
    }),
  );
};

export const printer: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(26, 22, 56, 302);
  const front =
    rect(18, 16, 204, 26, 4, '#101015') +
    rect(30, 60, 180, 44, 6, pen.body.dark) +
    rect(40, 84, 160, 12, 2, '#0b0b0f') +
    pen.brandMark(52, 34, 9, '#fff', 60) +
    rect(150, 20, 46, 18, 2, pen.accents[1]) +
    circle(208, 29, 5, pen.accents[2]);
  return pen.done(
    pen.contact(view, [0, 0, 0], [240, 170]),
    view.front(
      46,
      196,
      -146,
      rect(0, 0, 150, 100, 2, '#fdfdfd', 'stroke="#c9cbd3"') +
        group('transform="translate(12 12) scale(0.84)"', scene(pen, 150, 66)),
    ),
    pen.box(view, [0, 0, 0], [240, 122, 170], {
      soft: 12,
      front,
      top:
        rect(24, 18, 190, 20, 4, '#101015') +
        rect(24, 50, 190, 104, 10, pen.body.light, `stroke="${pen.body.dark}" stroke-opacity="0.5"`),
    }),
    view.top(
      46,
      22,
      0,
      rect(0, 0, 148, 66, 2, '#ffffff', 'stroke="#d2d4dc"') +
        repeat(5, (index) =>
          rect(14, 12 + index * 10, 118 - (index % 3) * 26, 4, 2, index === 0 ? pen.accents[0] : '#a9abb6'),
        ),
    ),
  );
};
