import { desktopScreen, fan, gameScreen, reflection } from '../drawing/art.ts';
import type { Archetype, Look } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, group, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { lyingSlab } from '../drawing/slab.ts';
import { viewFrom } from '../drawing/view.ts';

const keyRows = (
  w: number,
  d: number,
  rows: number,
  columns: number,
  fill: (row: number, column: number) => string,
): string =>
  repeat(rows, (row) =>
    repeat(columns, (column) =>
      rect((w / columns) * column + 1, (d / rows) * row + 1, w / columns - 2, d / rows - 2, 2, fill(row, column)),
    ),
  );

const notebook = (look: Look, gaming: boolean): string => {
  const pen = penFor(look);
  const view = viewFrom(-20, 24, 66, 296);
  const shell = gaming && look.chroma < 0.12 ? pen.black : pen.body;
  const keyFill = (row: number, column: number): string =>
    gaming ? (pen.accents[(row + column) % 3] ?? pen.accent) : '#1c1c22';
  const caps = gaming
    ? group(
        'opacity="0.95"',
        keyRows(250, 74, 5, 14, keyFill),
        keyRows(250, 74, 5, 14, () => '#14141a').replaceAll('rx="2"', 'rx="2" opacity="0.86"'),
      )
    : keyRows(250, 74, 5, 14, keyFill);
  const deck =
    group('transform="translate(20 14)"', rect(-3, -3, 256, 80, 4, '#0d0d12'), caps) +
    rect(96, 100, 98, 54, 6, shell.base, `stroke="${shell.rim}" stroke-opacity="0.6"`);
  // The lid leans back: its plane is drawn with its own axes, from the hinge up.
  const [hingeX, hingeY] = view.point(0, 10, -166);
  const [rightX, rightY] = view.point(290, 10, -166);
  const lean = 26;
  const lift = 196;
  const lid = (...content: readonly string[]): string =>
    group(
      `transform="matrix(${((rightX - hingeX) / 290).toFixed(4)} ${((rightY - hingeY) / 290).toFixed(4)} ${(-lean / 200).toFixed(4)} ${(lift / 200).toFixed(4)} ${(hingeX + lean).toFixed(4)} ${(hingeY - lift).toFixed(4)})"`,
      ...content,
    );
  return pen.done(
    pen.contact(view, [0, 0, 0], [290, 166]),
    group('transform="translate(5 -2)"', lid(rect(0, 0, 290, 202, 9, shell.deep))),
    lid(
      rect(0, 0, 290, 202, 9, shell.dark, `stroke="${shell.rim}" stroke-width="1.6"`),
      rect(3, 3, 284, 196, 7, '#08080c'),
      group(
        'transform="translate(10 9)"',
        gaming ? gameScreen(pen, 270, 168) : desktopScreen(pen, 270, 168),
        pen.clip(rect(0, 0, 270, 168, 0, '#000'), reflection(pen, 270, 168, 0.16)),
      ),
      circle(145, 5.5, 1.6, '#3a3a46'),
      pen.brandMark(145, 192, 9, '#d9d9e2'),
    ),
    gaming ? pen.glow(200, 294, 186, 34, pen.accents[0], 0.35) : '',
    lyingSlab(pen, view, [0, 10, -166], [290, 166, gaming ? 15 : 10], { radius: 11, palette: shell, content: deck }),
    gaming
      ? view.front(
          0,
          -1,
          0,
          rect(20, 0, 250, 3.2, 1.6, pen.linear(0, [0, pen.accents[0]], [0.5, pen.accents[1]], [1, pen.accents[2]])),
        )
      : '',
  );
};

export const laptop: Archetype = (look) => notebook(look, false);
export const gamingLaptop: Archetype = (look) => notebook(look, true);

/** Cooler, memory, graphics card and cables as seen through the glass side. */
const insides = (pen: Pen, w: number, h: number): string =>
  [
    rect(0, 0, w, h, 3, pen.linear(60, [0, '#191a23'], [1, '#07070b'])),
    pen.glow(w * 0.5, h * 0.4, w * 0.7, h * 0.5, pen.accents[0], 0.4),
    rect(w * 0.14, h * 0.1, w * 0.6, h * 0.48, 3, '#20212b'),
    fan(pen, w * 0.42, h * 0.28, w * 0.19, 7, pen.accents[1]),
    repeat(4, (index) =>
      rect(
        w * (0.66 + index * 0.05),
        h * 0.14,
        w * 0.03,
        h * 0.27,
        1.5,
        pen.linear(90, [0, pen.accents[index % 3] ?? pen.accent], [0.4, '#33343f'], [1, '#1a1a22']),
      ),
    ),
    rect(w * 0.06, h * 0.52, w * 0.84, h * 0.14, 4, pen.linear(90, [0, '#4a4b58'], [1, '#17171e'])),
    rect(w * 0.06, h * 0.645, w * 0.84, h * 0.016, 1, pen.accents[0]),
    pen.brandMark(w * 0.48, h * 0.605, w * 0.06, '#fff', w * 0.6),
    rect(0, h * 0.8, w, h * 0.2, 2, '#14141a'),
    stroke(
      `M${w * 0.8} ${h * 0.8}C${w * 0.86} ${h * 0.74} ${w * 0.7} ${h * 0.72} ${w * 0.74} ${h * 0.66}`,
      pen.accents[2],
      2.6,
    ),
  ].join('');

const FRONTS: readonly ((pen: Pen, w: number, h: number) => string)[] = [
  (pen, w, h) =>
    rect(10, 14, w - 20, h - 28, 6, '#0b0b10') +
    repeat(3, (index) =>
      fan(pen, w / 2, h * (0.2 + index * 0.3), Math.min(w * 0.36, h * 0.135), 9, pen.accents[index] ?? pen.accent),
    ),
  (pen, w, h) =>
    repeat(22, (index) => rect(12, 18 + index * ((h - 36) / 22), w - 24, 4, 2, pen.body.deep, 'opacity="0.85"')) +
    rect(w / 2 - 2, 12, 4, h - 24, 2, pen.linear(90, [0, pen.accents[0]], [1, pen.accents[1]])),
  (pen, w, h) =>
    poly(
      [
        [8, 8],
        [w - 8, 8],
        [w - 8, h * 0.5],
        [8, h * 0.7],
      ],
      '#0c0c12',
    ) +
    stroke(`M8 ${h * 0.7}L${w - 8} ${h * 0.5}`, pen.accents[0], 3.5) +
    pen.brandMark(w / 2, h * 0.88, 11, pen.body.ink, w - 24),
  (pen, w, h) =>
    repeat(9, (row) =>
      repeat(5, (column) =>
        path(`M${w * (0.16 + column * 0.17)} ${h * (0.1 + row * 0.09)}l5 3v6l-5 3l-5 -3v-6Z`, pen.body.deep),
      ),
    ) + rect(w - 9, 10, 3, h - 20, 1.5, pen.accents[0]),
];

const tower = (look: Look, built: boolean): string => {
  const pen = penFor(look);
  const view = viewFrom(36, 16, 84, 300);
  const shell = look.chroma < 0.12 && look.tone === 'dark' ? pen.black : pen.body;
  const front = FRONTS[look.variant % FRONTS.length] ?? (() => '');
  const glass =
    rect(9, 9, 222, 222, 5, '#050508') +
    group(
      'transform="translate(12 12)"',
      built
        ? insides(pen, 216, 216)
        : rect(0, 0, 216, 216, 3, pen.linear(60, [0, '#2a2b36'], [1, '#0b0b10'])) +
            rect(30, 24, 120, 118, 4, '#1b1c25', 'stroke="#41424e"') +
            fan(pen, 192, 60, 20, 7, pen.accents[0]) +
            rect(0, 166, 216, 50, 2, '#17171e'),
    ) +
    poly(
      [
        [12, 12],
        [118, 12],
        [48, 228],
        [12, 228],
      ],
      '#fff',
      'opacity="0.1"',
    ) +
    rect(9, 9, 222, 222, 5, 'none', `stroke="${shell.rim}" stroke-opacity="0.5"`);
  const grille = repeat(9, (row) =>
    repeat(5, (column) => rect(20 + column * 22, 24 + row * 22, 14, 14, 4, shell.dark, 'opacity="0.7"')),
  );
  return pen.done(
    pen.contact(view, [0, -6, 0], [140, 240]),
    repeat(2, (index) => pen.box(view, [8, -8, -12 - index * 196], [120, 8, 18], { palette: pen.black })),
    pen.box(view, [0, 0, 0], [140, 258, 240], {
      palette: shell,
      soft: 5,
      front: front(pen, 140, 248),
      side: glass,
      top: grille,
    }),
    circle(...view.point(122, 258, -14), 3.4, pen.accents[0]),
  );
};

export const desktopPc: Archetype = (look) => tower(look, true);
export const pcCase: Archetype = (look) => tower(look, false);

export const miniPc: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(30, 26, 62, 262);
  const ports =
    rect(20, 22, 26, 12, 3, '#08080b', `stroke="${pen.metal.base}"`) +
    rect(56, 22, 26, 12, 3, '#08080b', `stroke="${pen.metal.base}"`) +
    rect(94, 25, 20, 7, 3.5, '#08080b', `stroke="${pen.metal.base}"`) +
    circle(132, 28, 5, '#08080b') +
    circle(180, 28, 8, 'none', `stroke="${pen.accent}" stroke-width="2.5"`);
  return pen.done(
    pen.contact(view, [0, 0, 0], [206, 190]),
    pen.box(view, [0, 0, 0], [206, 58 + (look.variant % 3) * 16, 190], {
      soft: 12,
      front: ports,
      side: repeat(11, (index) => rect(18 + index * 14, 16, 6, 28, 3, pen.body.deep)),
      top:
        rect(16, 16, 174, 158, 24, pen.shade(pen.body, 40), `stroke="${pen.body.rim}" stroke-opacity=".5"`) +
        pen.brandMark(103, 100, 20, pen.body.ink, 140),
    }),
  );
};
