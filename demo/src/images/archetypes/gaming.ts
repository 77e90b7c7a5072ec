import { gameScreen, reflection } from '../drawing/art.ts';
import type { Archetype, Look } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, ellipse, group, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { viewFrom } from '../drawing/view.ts';

const stick = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r * 1.25, '#08080b') +
  circle(x, y, r * 1.2, 'none', `stroke="${pen.accents[0]}" stroke-width="1.600" opacity="0.8"`) +
  circle(x, y - 3, r, pen.radial(0.4, 0.3, 0.8, [0, '#5b5d69'], [0.6, '#2a2b33'], [1, '#0c0c10'])) +
  circle(x, y - 4, r * 0.7, pen.radial(0.5, 0.6, 0.6, [0, '#3d3e49'], [1, '#17181e'])) +
  ellipse(x - r * 0.3, y - r * 0.55, r * 0.3, r * 0.14, '#fff', 'opacity="0.3"');

const faceButtons = (pen: Pen, x: number, y: number, gap: number, r: number): string =>
  repeat(4, (index) => {
    const colour = ['#ffcf4d', '#ff6464', '#5ad07a', '#5aa2ff'][index] ?? pen.accent;
    const at = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][index] ?? [0, 0];
    const [dx = 0, dy = 0] = at;
    return (
      circle(x + dx * gap, y + dy * gap + 1.5, r, '#08080b') +
      circle(x + dx * gap, y + dy * gap, r, pen.linear(60, [0, '#43444f'], [1, '#1c1d23'])) +
      circle(x + dx * gap, y + dy * gap, r * 0.42, 'none', `stroke="${colour}" stroke-width="${r * 0.26}"`)
    );
  });

const cross = (pen: Pen, x: number, y: number, size: number): string =>
  rect(x - size, y - size / 3, size * 2, (size * 2) / 3, 4, '#0b0b0f') +
  rect(x - size / 3, y - size, (size * 2) / 3, size * 2, 4, '#0b0b0f') +
  rect(
    x - size + 1,
    y - size / 3 - 1,
    size * 2 - 2,
    (size * 2) / 3,
    4,
    pen.linear(90, [0, '#4a4b56'], [1, '#24252d']),
  ) +
  rect(x - size / 3 + 1, y - size, (size * 2) / 3 - 2, size * 2 - 2, 4, pen.linear(90, [0, '#4a4b56'], [1, '#24252d']));

const PAD =
  'M118 124C146 112 164 122 200 122C236 122 254 112 282 124C322 138 352 220 360 276C366 320 326 334 302 304C286 284 270 260 246 258H154C130 260 114 284 98 304C74 334 34 320 40 276C48 220 78 138 118 124Z';

const padArt = (pen: Pen): string =>
  [
    path(
      'M112 116C126 100 158 100 166 118M288 116C274 100 242 100 234 118',
      'none',
      `stroke="#1b1c22" stroke-width="16" stroke-linecap="round"`,
    ),
    path(PAD, pen.body.deep, 'transform="translate(0 7)"'),
    path(
      PAD,
      pen.linear(70, [0, pen.body.glow], [0.25, pen.body.light], [0.6, pen.body.base], [1, pen.body.dark]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    pen.clip(
      path(PAD, '#000'),
      path('M36 290C52 220 84 196 112 250L96 330L30 330Z', '#0b0b0f', 'opacity="0.45"') +
        path('M364 290C348 220 316 196 288 250L304 330L370 330Z', '#0b0b0f', 'opacity="0.45"') +
        path('M80 150C110 112 150 128 200 126C250 128 290 112 320 150L320 100H80Z', '#fff', 'opacity="0.14"'),
    ),
  ].join('');

export const controller: Archetype = (look) => {
  const pen = penFor(look);
  const symmetric = look.variant % 2 === 0;
  return pen.done(
    pen.groundShadow(200, 332, 164, 16),
    padArt(pen),
    rect(
      164,
      134,
      72,
      44,
      9,
      symmetric ? pen.body.dark : 'none',
      symmetric ? `stroke="${pen.accents[0]}" stroke-width="1.800"` : '',
    ),
    symmetric
      ? pen.brandMark(200, 161, 10, pen.body.ink, 58)
      : circle(200, 146, 13, pen.shade(pen.metal, 60)) +
          circle(200, 146, 8, pen.accents[0]) +
          pen.glow(200, 146, 26, 26, pen.accents[0], 0.5),
    circle(180, 190, 5, '#101015') + circle(220, 190, 5, '#101015') + rect(190, 200, 20, 5, 2.5, pen.accents[0]),
    symmetric
      ? cross(pen, 112, 174, 23) + stick(pen, 156, 226, 24)
      : stick(pen, 112, 176, 24) + cross(pen, 154, 228, 20),
    stick(pen, 246, 226, 24),
    faceButtons(pen, 290, 176, 21, 11),
  );
};

export const consoleBox: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(30, 14, 78, 316);
  const slim = look.variant % 2 === 1;
  const [w, h, d] = slim ? [84, 256, 176] : [116, 232, 116];
  const front =
    rect(w / 2 - 4, 14, 8, h - 28, 4, '#08080b') +
    rect(w / 2 - 1.5, 20, 3, h - 40, 1.5, pen.linear(90, [0, pen.accents[0]], [1, pen.accents[1]])) +
    rect(14, h - 62, 9, 26, 4, '#0b0b0f') +
    circle(19, h - 20, 5, pen.accents[1]) +
    rect(w - 26, 24, 5, 64, 2, '#08080b');
  const side =
    pen.brandMark(d / 2, h * 0.52, 17, pen.body.ink, d - 30) +
    stroke(`M10 ${h * 0.78}L${d - 10} ${h * 0.62}`, pen.body.glow, 2, 'opacity="0.35"');
  const top = repeat(slim ? 4 : 6, (row) =>
    repeat(
      slim ? 8 : 6,
      (column) =>
        circle(16 + row * (slim ? 17 : 17), 16 + column * (slim ? 19 : 17), 5, '#050508') +
        circle(16 + row * 17, 17 + column * (slim ? 19 : 17), 3.4, pen.accents[2], 'opacity="0.45"'),
    ),
  );
  return pen.done(
    pen.contact(view, [0, 0, 0], [w, d]),
    pen.box(view, [0, 0, 0], [w, h, d], { soft: 8, front, side, top }),
    pen.groundShadow(278, 350, 80, 10),
    group(
      'transform="translate(176 194) scale(0.5)"',
      padArt(pen),
      cross(pen, 112, 174, 23),
      stick(pen, 156, 226, 24),
      stick(pen, 246, 226, 24),
      faceButtons(pen, 290, 176, 21, 11),
      rect(164, 134, 72, 40, 9, pen.body.dark),
    ),
  );
};

export const handheldConsole: Archetype = (look: Look) => {
  const pen = penFor(look);
  const split = look.variant % 2 === 0;
  const left = split ? pen.linear(90, [0, pen.accents[0]], [1, pen.accents[0]]) : pen.shade(pen.body, 60);
  const right = split ? pen.linear(90, [0, pen.accents[1]], [1, pen.accents[1]]) : pen.shade(pen.body, 60);
  return pen.done(
    pen.groundShadow(200, 302, 184, 14),
    path('M62 98H110V292H62Q16 292 16 246V144Q16 98 62 98Z', left, `stroke="${pen.body.rim}"`) +
      path('M338 98H290V292H338Q384 292 384 246V144Q384 98 338 98Z', right, `stroke="${pen.body.rim}"`),
    path('M62 98H110V112H54Q34 116 26 140Q22 98 62 98Z', '#fff', 'opacity="0.3"') +
      path('M338 98H290V112H346Q366 116 374 140Q378 98 338 98Z', '#fff', 'opacity="0.3"'),
    rect(88, 96, 224, 198, 8, pen.shade(pen.black, 60), 'stroke="#62646f"'),
    rect(100, 110, 200, 168, 4, '#050508') +
      group(
        'transform="translate(104 114)"',
        gameScreen(pen, 192, 160),
        pen.clip(rect(0, 0, 192, 160, 0, '#000'), reflection(pen, 192, 160, 0.18)),
      ),
    stick(pen, 54, 146, 17) + cross(pen, 54, 214, 17) + faceButtons(pen, 346, 150, 16, 8.5) + stick(pen, 346, 216, 17),
    rect(32, 264, 14, 4, 2, '#0b0b0f') + circle(350, 268, 5, '#0b0b0f'),
    pen.brandMark(200, 290, 7, '#c9cad4', 80),
  );
};

export const vrHeadset: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(200, 330, 168, 16),
    stroke('M72 206C60 96 340 96 328 206', pen.body.deep, 30) +
      stroke('M72 204C60 94 340 94 328 204', pen.body.dark, 23) +
      stroke('M200 122V152', pen.body.deep, 34) +
      stroke('M94 160C120 118 280 118 306 160', '#fff', 3, 'opacity="0.25"'),
    path(
      'M84 176C120 158 280 158 316 176C346 188 352 232 344 268C336 306 300 316 262 312C236 308 226 286 200 286C174 286 164 308 138 312C100 316 64 306 56 268C48 232 54 188 84 176Z',
      pen.linear(70, [0, pen.body.glow], [0.3, pen.body.light], [0.7, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    path(
      'M96 194C130 180 270 180 304 194C322 204 326 234 320 258C314 282 288 288 262 284C240 280 228 264 200 264C172 264 160 280 138 284C112 288 86 282 80 258C74 234 78 204 96 194Z',
      pen.linear(50, [0, '#3a3b4a'], [0.5, '#0c0c12'], [1, '#1c1d2a']),
    ),
    path('M100 204C140 190 220 186 240 190C200 206 140 244 96 250C88 230 90 212 100 204Z', '#fff', 'opacity="0.14"'),
    repeat(
      4,
      (index) =>
        circle(
          [104, 296, 132, 268][index] ?? 0,
          [216, 216, 264, 264][index] ?? 0,
          8,
          '#0b0b10',
          'stroke="#5b5d69" stroke-width="1.500"',
        ) +
        circle(
          [104, 296, 132, 268][index] ?? 0,
          [216, 216, 264, 264][index] ?? 0,
          4,
          pen.accents[index % 2] ?? pen.accent,
        ),
    ),
    stroke('M96 194C130 180 270 180 304 194', pen.accents[0], 2.5) + pen.glow(200, 188, 130, 18, pen.accents[0], 0.5),
    pen.brandMark(200, 232, 15, '#ffffff', 110),
  );
};

export const racingWheel: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(200, 350, 130, 16),
    path('M120 250H280L300 344H100Z', pen.shade(pen.body, 60), `stroke="${pen.body.rim}"`) +
      rect(130, 318, 140, 8, 4, pen.accents[0]) +
      pen.glow(200, 322, 100, 14, pen.accents[0], 0.5),
    circle(200, 176, 122, 'none', 'stroke="#0a0a0d" stroke-width="34"') +
      circle(
        200,
        174,
        122,
        'none',
        `stroke="${pen.linear(60, [0, '#5b5d69'], [0.4, '#2a2b33'], [1, '#121217'])}" stroke-width="30"`,
      ) +
      circle(200, 170, 114, 'none', 'stroke="#fff" stroke-opacity="0.14" stroke-width="3"'),
    rect(188, 40, 24, 28, 3, pen.accents[0]),
    poly(
      [
        [90, 156],
        [170, 146],
        [230, 146],
        [310, 156],
        [310, 186],
        [240, 206],
        [222, 284],
        [178, 284],
        [160, 206],
        [90, 186],
      ],
      pen.shade(pen.metal, 70),
      'stroke="#5b5d69"',
    ),
    circle(200, 176, 50, pen.shade(pen.black, 50)) +
      circle(200, 176, 50, 'none', `stroke="${pen.accents[0]}" stroke-width="3"`) +
      pen.brandMark(200, 181, 14, '#fff', 76),
    repeat(
      3,
      (index) =>
        circle(124, 156 + index * 15, 5, ['#5ad07a', '#ffcf4d', '#ff6464'][index] ?? pen.accent) +
        circle(276, 156 + index * 15, 5, ['#5aa2ff', '#e9e9ee', '#ff9a3c'][index] ?? pen.accent),
    ),
  );
};
