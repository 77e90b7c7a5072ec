import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';
import { viewFrom } from '../drawing/view.ts';

export const fridge: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-24, 10, 112, 356);
  const [width, height, depth] = [150, 320, 140];
  // A freezer below, as most have, or a small one above.
  const split = look.variant % 3 === 0 ? 92 : 206;
  const handle = (y: number, length: number): string =>
    rect(12, y, 9, length, 4.5, pen.shade(pen.metal, 0)) +
    rect(14, y + 6, 2.5, length - 12, 1.2, '#fff', 'opacity="0.55"');
  const front =
    rect(3, 4, width - 6, split - 6, 7, pen.shade(pen.body, 60), `stroke="${pen.body.dark}" stroke-opacity="0.45"`) +
    rect(
      3,
      split + 2,
      width - 6,
      height - split - 10,
      7,
      pen.shade(pen.body, 70),
      `stroke="${pen.body.dark}" stroke-opacity="0.45"`,
    ) +
    rect(3, split - 3, width - 6, 4, 0, pen.body.deep, 'opacity="0.6"') +
    handle(split > 150 ? split - 96 : split - 62, split > 150 ? 82 : 48) +
    handle(split + 14, split > 150 ? 48 : 96) +
    rect(52, 34, 46, 24, 4, '#0b0b0f') +
    text(`${2 + (look.seed % 4)}°`, 75, 51, { size: 14, face: 'heading', fill: pen.accents[1], anchor: 'middle' }) +
    pen.brandMark(75, split + 26, 9, pen.body.ink, 84);
  return pen.done(
    pen.contact(view, [0, 0, 0], [width, depth]),
    pen.box(view, [6, -8, -6], [width - 12, 12, depth - 12], { palette: pen.black }),
    pen.box(view, [0, 4, 0], [width, height, depth], {
      soft: 7,
      front,
      side: rect(8, 12, depth - 16, height - 24, 5, '#000', 'opacity="0.05"'),
    }),
  );
};

export const washingMachine: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-22, 12, 72, 346);
  const [width, height, depth] = [236, 270, 190];
  const [cx, cy, r] = [width / 2, 164, 78];
  const glass = pen.radial(0.4, 0.35, 0.8, [0, '#9fb4c9'], [0.35, '#3d4a5c'], [0.8, '#10151d'], [1, '#05070b']);
  const laundry =
    path(
      `M${cx - 50} ${cy + 18}Q${cx - 20} ${cy - 6} ${cx + 6} ${cy + 14}T${cx + 52} ${cy + 10}Q${cx + 40} ${cy + 54} ${cx} ${cy + 54}T${cx - 50} ${cy + 18}Z`,
      pen.accents[0],
      'opacity="0.75"',
    ) +
    path(
      `M${cx - 46} ${cy + 30}Q${cx - 10} ${cy + 14} ${cx + 24} ${cy + 34}Q${cx + 8} ${cy + 54} ${cx - 10} ${cy + 54}Q${cx - 34} ${cy + 52} ${cx - 46} ${cy + 30}Z`,
      pen.accents[1],
      'opacity="0.8"',
    );
  const front =
    rect(4, 5, width - 8, 52, 8, pen.shade(pen.body, 80)) +
    rect(14, 15, 74, 32, 5, pen.body.dark, 'opacity="0.35"') +
    pen.brandMark(51, 36, 10, pen.body.ink, 62) +
    circle(126, 31, 17, pen.shade(pen.metal, 45), 'stroke="#00000055" stroke-width="1.500"') +
    rect(124.5, 16, 3, 11, 1.5, '#26272f') +
    rect(156, 17, 66, 28, 5, '#0b0b0f') +
    text('0:59', 189, 38, { size: 19, face: 'heading', fill: pen.accents[1], anchor: 'middle' }) +
    rect(4, 60, width - 8, 2, 0, pen.body.deep, 'opacity="0.4"') +
    circle(cx + 2, cy + 5, r + 3, '#000', 'opacity="0.25"') +
    circle(cx, cy, r, pen.shade(pen.metal, 50), 'stroke="#00000044" stroke-width="1.500"') +
    circle(cx, cy, r - 15, '#0d1016') +
    circle(cx, cy, r - 20, glass) +
    pen.clip(circle(cx, cy, r - 20, '#000'), laundry) +
    ellipse(cx - 22, cy - 26, 25, 13, '#fff', `opacity="0.32" transform="rotate(-34 ${cx - 22} ${cy - 26})"`) +
    rect(cx + r - 18, cy - 13, 15, 26, 5, '#2a2b33');
  return pen.done(
    pen.contact(view, [0, 0, 0], [width, depth]),
    pen.box(view, [8, -7, -8], [width - 16, 10, depth - 16], { palette: pen.black }),
    pen.box(view, [0, 3, 0], [width, height, depth], { soft: 8, front }),
  );
};

export const kettle: Archetype = (look) => {
  const pen = penFor(look);
  const steel = look.finish === 'metal' || look.variant % 2 === 0 ? pen.metal : pen.body;
  const side = pen.linear(
    0,
    [0, steel.dark],
    [0.22, steel.glow],
    [0.5, steel.base],
    [0.8, steel.light],
    [1, steel.deep],
  );
  return pen.done(
    pen.groundShadow(190, 350, 128, 15),
    ellipse(190, 342, 118, 20, pen.linear(0, [0, '#3a3b45'], [0.4, '#1b1c22'], [1, '#08080b'])),
    ellipse(190, 336, 112, 16, '#23242c', `stroke="${pen.accents[0]}" stroke-opacity="0.7" stroke-width="2"`),
    stroke('M268 122C340 104 350 150 344 206C340 250 318 288 284 296', '#1b1c22', 25),
    stroke('M270 120C334 106 342 150 336 206C332 246 314 276 288 286', '#4c4d59', 5, 'opacity="0.8"'),
    path('M118 112L74 92Q66 96 76 110L112 168Z', side, `stroke="${steel.rim}" stroke-opacity="0.6"`),
    path('M112 100H264L284 316Q286 334 268 334H112Q94 334 96 316Z', side, `stroke="${steel.rim}" stroke-opacity="0.6"`),
    rect(228, 158, 18, 132, 9, '#0b0b0f', 'opacity="0.85"') +
      rect(231, 206, 12, 80, 6, pen.linear(90, [0, pen.accents[1]], [1, pen.accents[0]]), 'opacity="0.85"') +
      repeat(5, (index) => rect(220, 176 + index * 22, 6, 2, 1, steel.deep)),
    path('M112 100Q116 70 188 68T264 100Z', pen.linear(90, [0, '#50525d'], [1, '#17181d'])) +
      rect(172, 50, 34, 20, 9, '#23242c', 'stroke="#5b5d69"'),
    rect(96, 304, 188, 30, 10, '#1b1c22') +
      rect(150, 316, 76, 5, 2.5, pen.accents[0]) +
      pen.glow(188, 319, 70, 18, pen.accents[0], 0.5),
    pen.brandMark(164, 214, 15, steel.ink, 96),
    stroke('M72 74C60 58 82 50 70 30M94 66C84 52 102 46 94 28', '#aab0bf', 4, 'opacity="0.55"'),
  );
};

export const blender: Archetype = (look) => {
  const pen = penFor(look);
  const fruit = [pen.accents[0], pen.accents[1], pen.accents[2]] as const;
  return pen.done(
    pen.groundShadow(200, 356, 108, 15),
    stroke('M284 92C330 96 334 150 318 196C310 216 296 226 282 226', '#c8d3df', 13, 'opacity="0.9"'),
    path('M124 84H280L262 248H142Z', '#dfe8f1', 'opacity="0.55" stroke="#9fb0c2" stroke-width="2.500"'),
    path(
      'M134 150C164 138 236 166 270 148L262 246H144Z',
      pen.linear(90, [0, fruit[0]], [1, fruit[1]]),
      'opacity="0.92"',
    ) +
      circle(172, 186, 15, fruit[2], 'opacity="0.8"') +
      circle(222, 204, 19, fruit[1], 'opacity="0.75"') +
      circle(196, 226, 12, '#fff', 'opacity="0.35"'),
    path('M138 96H158L166 236H150Z', '#fff', 'opacity="0.55"') +
      repeat(5, (index) => rect(240, 116 + index * 24, 16 - index, 2.5, 1, '#8496a9')),
    rect(118, 66, 168, 22, 9, pen.linear(90, [0, '#4c4d59'], [1, '#17181d'])) + rect(178, 48, 46, 22, 8, '#2a2b33'),
    path('M144 248H260L272 276H132Z', pen.shade(pen.metal, 0)),
    path(
      'M132 274H272L290 336Q292 350 276 350H128Q112 350 114 336Z',
      pen.linear(10, [0, pen.body.dark], [0.25, pen.body.glow], [0.55, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}"`,
    ),
    circle(202, 314, 22, pen.shade(pen.metal, 50), 'stroke="#00000055" stroke-width="1.500"') +
      rect(200, 295, 4, 14, 2, '#23242c') +
      repeat(7, (index) =>
        circle(
          202 + 31 * Math.cos(Math.PI * (0.85 + index * 0.217)),
          314 + 31 * Math.sin(Math.PI * (0.85 + index * 0.217)),
          2.4,
          index === 2 ? pen.accents[0] : pen.body.ink,
          'opacity="0.8"',
        ),
      ),
    pen.brandMark(202, 346, 8, pen.body.ink, 90),
  );
};

export const vacuum: Archetype = (look) => {
  const pen = penFor(look);
  const tube = pen.linear(0, [0, '#8f929e'], [0.35, '#f1f2f5'], [1, '#71747f']);
  const dust = pen.radial(0.4, 0.3, 0.8, [0, '#ffffff', 0.6], [1, pen.accents[0], 0.45]);
  return pen.done(
    pen.groundShadow(116, 366, 92, 12),
    // A stick: motor and cup at the hand, floor head with its light.
    stroke('M262 122L130 334', '#3a3b45', 17) + stroke('M258 120L127 331', tube, 7),
    path(
      'M40 336Q44 322 62 322H178Q196 322 200 340L206 358Q206 366 196 366H40Q30 366 32 356Z',
      pen.shade(pen.body, 60),
      `stroke="${pen.body.rim}"`,
    ) +
      rect(36, 354, 168, 11, 5, '#101015') +
      repeat(12, (index) => rect(44 + index * 13, 356, 7, 7, 2, pen.accents[0], 'opacity="0.8"')) +
      rect(76, 332, 84, 6, 3, '#fff', 'opacity="0.85"') +
      pen.glow(118, 335, 80, 20, '#ffffff', 0.4),
    path('M112 300L150 308L140 340H106Z', '#2a2b33'),
    path(
      'M218 82L288 42Q310 32 324 52L344 84Q352 104 334 116L272 156Z',
      pen.shade(pen.body, 50),
      `stroke="${pen.body.rim}"`,
    ),
    stroke('M300 54C352 50 366 92 342 130', '#1b1c22', 19) + stroke('M304 53C346 52 358 92 338 126', '#5b5d69', 4),
    path(
      'M232 96L268 156L226 186Q206 194 196 176L184 156Q178 136 196 124Z',
      dust,
      'stroke="#9fb0c2" stroke-width="2"',
    ) + path('M208 138L244 176L226 184Q212 190 202 174L194 160Z', pen.accents[1], 'opacity="0.55"'),
    circle(296, 94, 25, '#14151a', 'stroke="#5b5d69"') +
      circle(296, 94, 17, 'none', `stroke="${pen.accents[0]}" stroke-width="4" stroke-dasharray="76 31"`) +
      text('MAX', 296, 98, { size: 10, face: 'heading', fill: '#fff', anchor: 'middle' }),
    pen.brandMark(118, 350, 9, pen.body.ink, 90),
  );
};
