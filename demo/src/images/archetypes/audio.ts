import type { Archetype, Look } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, ellipse, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { viewFrom } from '../drawing/view.ts';

const cushion = (pen: Pen, x: number, y: number, w: number, h: number, r: number): string =>
  rect(x, y, w, h, r, pen.linear(0, [0, '#3c3d49'], [0.45, '#22232b'], [1, '#0d0d12'])) +
  rect(x + 3, y + 5, w * 0.3, h - 10, r * 0.4, '#fff', 'opacity="0.1"');

const cans = (look: Look, gaming: boolean): string => {
  const pen = penFor(look);
  const band = pen.linear(
    0,
    [0, pen.body.dark],
    [0.2, pen.body.light],
    [0.5, pen.body.base],
    [0.8, pen.body.light],
    [1, pen.body.deep],
  );
  const square = look.variant % 2 === 1;
  const cup = (flip: boolean): string =>
    group(
      flip ? 'transform="translate(400 0) scale(-1 1)"' : '',
      cushion(pen, 104, 186, 46, 122, 23),
      square
        ? rect(48, 178, 76, 138, 34, pen.shade(pen.body, 25), `stroke="${pen.body.rim}"`)
        : ellipse(88, 247, 42, 70, pen.shade(pen.body, 25), `stroke="${pen.body.rim}"`),
      square
        ? rect(58, 194, 46, 106, 23, pen.shade(pen.body, 200))
        : ellipse(80, 247, 27, 51, pen.shade(pen.body, 200)),
      gaming
        ? (square
            ? rect(66, 210, 30, 74, 15, 'none', `stroke="${pen.accents[0]}" stroke-width="4"`)
            : ellipse(78, 247, 17, 36, 'none', `stroke="${pen.accents[0]}" stroke-width="4"`)) +
            pen.glow(80, 247, 40, 60, pen.accents[0], 0.35)
        : ellipse(76, 247, 11, 24, pen.body.light, 'opacity="0.5"'),
    );
  const microphone =
    stroke('M74 296C84 352 136 366 178 352', '#1d1e25', 8) +
    stroke('M76 298C88 348 136 362 176 350', '#4a4b58', 2) +
    rect(168, 339, 44, 21, 10, pen.linear(90, [0, '#41424e'], [1, '#121217']), 'transform="rotate(-8 190 350)"') +
    circle(204, 347, 3, pen.accents[0]);
  return pen.done(
    pen.groundShadow(200, gaming ? 354 : 338, 158, 15),
    stroke('M92 196C92 20 308 20 308 196', pen.body.deep, 30),
    stroke('M92 196C92 22 308 22 308 196', band, 25),
    stroke('M122 128C142 68 258 68 278 128', '#17181f', 21),
    stroke('M122 122C142 62 258 62 278 122', '#3a3b47', 3, 'opacity="0.8"'),
    stroke('M96 140C106 58 200 46 250 62', '#fff', 3, 'opacity="0.35"'),
    stroke('M92 178V206M308 178V206', pen.linear(0, [0, '#e8e9ee'], [1, '#7e818d']), 13),
    cup(false),
    cup(true),
    pen.brandMark(200, 68, 11, pen.body.ink, 74),
    gaming ? microphone : '',
  );
};

export const headset: Archetype = (look) => cans(look, true);
export const headphones: Archetype = (look) => cans(look, false);

export const earbuds: Archetype = (look) => {
  const pen = penFor(look);
  const bud = (x: number, y: number, turn: number): string =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      rect(-12, 10, 24, 84, 12, pen.shade(pen.body, 0), `stroke="${pen.body.rim}" stroke-opacity="0.7"`),
      ellipse(
        0,
        0,
        33,
        30,
        pen.radial(0.35, 0.3, 0.8, [0, pen.body.glow], [0.5, pen.body.base], [1, pen.body.deep]),
        `stroke="${pen.body.rim}" stroke-opacity="0.7"`,
      ),
      ellipse(-27, -8, 15, 19, pen.linear(0, [0, '#2b2c35'], [1, '#5b5d6c']), 'transform="rotate(-14 -27 -8)"'),
      ellipse(8, -13, 11, 6, '#fff', 'opacity="0.5" transform="rotate(24 8 -13)"'),
      rect(-5, 78, 10, 5, 2.5, pen.accents[0]),
    );
  return pen.done(
    pen.groundShadow(200, 346, 150, 16),
    // The lid stands open behind the case, the buds float above it.
    rect(82, 150, 236, 120, 54, pen.shade(pen.body, 250), `stroke="${pen.body.rim}"`),
    rect(96, 164, 208, 100, 44, '#17181f', 'opacity="0.85"'),
    bud(150, 116, 10),
    group('transform="translate(400 0) scale(-1 1)"', bud(150, 116, 10)),
    rect(74, 216, 252, 130, 58, pen.shade(pen.body, 65), `stroke="${pen.body.rim}"`),
    rect(92, 222, 216, 16, 8, '#fff', 'opacity="0.28"'),
    rect(120, 216, 160, 3, 1.5, pen.body.deep, 'opacity="0.6"'),
    circle(200, 262, 4, pen.accents[2]) + pen.glow(200, 262, 16, 16, pen.accents[2], 0.6),
    pen.brandMark(200, 306, 19, pen.body.ink, 150),
  );
};

const driver = (pen: Pen, cx: number, cy: number, r: number): string =>
  circle(cx, cy, r, pen.linear(60, [0, '#5b5d69'], [1, '#0c0c10'])) +
  circle(cx, cy, r * 0.9, '#14151a') +
  circle(cx, cy, r * 0.78, pen.radial(0.4, 0.35, 0.75, [0, '#4b4c58'], [0.7, '#22232b'], [1, '#0b0b0f'])) +
  circle(cx, cy, r * 0.3, pen.radial(0.35, 0.3, 0.8, [0, pen.metal.glow], [0.6, pen.metal.base], [1, pen.metal.deep]));

export const speaker: Archetype = (look) => {
  const pen = penFor(look);
  if (look.variant % 3 === 1) {
    const weave = repeat(22, (row) =>
      repeat(13, (column) =>
        circle(98 + column * 17 + (row % 2) * 8.5, 88 + row * 11, 2.6, pen.body.deep, 'opacity="0.45"'),
      ),
    );
    return pen.done(
      pen.groundShadow(200, 350, 128, 16),
      rect(
        84,
        60,
        232,
        288,
        74,
        pen.linear(0, [0, pen.body.dark], [0.25, pen.body.light], [0.6, pen.body.base], [1, pen.body.deep]),
        `stroke="${pen.body.rim}"`,
      ),
      pen.clip(rect(84, 60, 232, 288, 74, '#000'), weave, rect(84, 60, 74, 288, 0, '#fff', 'opacity="0.08"')),
      ellipse(200, 92, 78, 24, pen.shade(pen.black, 50)) +
        ellipse(200, 92, 66, 19, 'none', `stroke="${pen.accents[0]}" stroke-width="4"`) +
        pen.glow(200, 92, 90, 34, pen.accents[0], 0.4),
      rect(146, 292, 108, 30, 8, '#0d0d12', 'opacity="0.82"') + pen.brandMark(200, 313, 15, '#fff', 90),
    );
  }
  if (look.variant % 3 === 2) {
    return pen.done(
      pen.groundShadow(200, 330, 172, 15),
      rect(40, 150, 320, 172, 70, pen.shade(pen.body, 70), `stroke="${pen.body.rim}"`),
      stroke('M108 152C112 96 288 96 292 152', pen.body.deep, 14) +
        stroke('M108 150C112 94 288 94 292 150', pen.body.light, 5),
      rect(58, 168, 284, 136, 54, '#15161c'),
      driver(pen, 122, 236, 52),
      driver(pen, 278, 236, 52),
      pen.brandMark(200, 242, 13, '#fff', 44),
      rect(184, 256, 32, 4, 2, pen.accents[0]),
    );
  }
  const view = (x: number) => viewFrom(24, 14, x, 326);
  const one = (x: number): string =>
    pen.box(view(x), [0, 0, 0], [112, 222, 100], {
      soft: 6,
      front:
        driver(pen, 56, 62, 29) +
        driver(pen, 56, 148, 46) +
        circle(56, 209, 3, pen.accents[0]) +
        pen.brandMark(56, 18, 9, pen.body.ink, 80),
    });
  return pen.done(
    pen.contact(view(48), [0, 0, 0], [112, 100]),
    pen.contact(view(220), [0, 0, 0], [112, 100]),
    one(48),
    one(220),
  );
};

export const soundbar: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-14, 18, 20, 254);
  const sub = viewFrom(-22, 14, 232, 214);
  const mesh = repeat(46, (index) => rect(10 + index * 7.3, 10, 3, 32, 1.5, pen.body.deep, 'opacity="0.75"'));
  return pen.done(
    pen.contact(sub, [0, 0, 0], [104, 100]),
    pen.box(sub, [0, 0, 0], [104, 150, 100], { soft: 6, front: driver(pen, 52, 88, 40) }),
    pen.contact(view, [0, 0, 60], [356, 58]),
    pen.box(view, [0, 0, 60], [356, 52, 58], {
      soft: 8,
      front: mesh + rect(150, 14, 56, 24, 5, '#0a0a0e') + pen.brandMark(178, 30, 10, pen.accents[2], 48),
      top: circle(156, 28, 5, pen.body.dark) + circle(178, 28, 5, pen.body.dark) + circle(200, 28, 5, pen.body.dark),
    }),
  );
};

export const microphone: Archetype = (look) => {
  const pen = penFor(look);
  const mesh = repeat(12, (row) =>
    repeat(9, (column) => circle(152 + column * 12 + (row % 2) * 6, 48 + row * 9.5, 2.8, '#08080b', 'opacity="0.6"')),
  );
  const lit = look.variant % 2 === 0;
  return pen.done(
    pen.groundShadow(200, 352, 106, 15),
    ellipse(200, 344, 88, 19, pen.shade(pen.black, 30), 'stroke="#5f616e" stroke-opacity="0.7"') +
      ellipse(200, 340, 84, 16, pen.linear(20, [0, '#4b4c57'], [1, '#1b1c22'])),
    rect(191, 260, 18, 82, 6, pen.shade(pen.metal, 0)),
    stroke('M118 150V212C118 286 282 286 282 212V150', pen.black.base, 13) +
      stroke('M114 150V212C114 280 200 284 210 282', '#5a5b68', 2.5),
    rect(
      138,
      32,
      124,
      222,
      62,
      pen.linear(0, [0, pen.body.dark], [0.22, pen.body.glow], [0.5, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}"`,
    ),
    pen.clip(
      rect(138, 32, 124, 136, 62, '#000'),
      rect(138, 32, 124, 136, 0, pen.linear(0, [0, '#33343e'], [0.25, '#8d8f9c'], [0.55, '#4a4b56'], [1, '#17171c'])),
      lit ? pen.glow(200, 110, 76, 80, pen.accents[0], 0.75) : '',
      mesh,
    ),
    rect(138, 162, 124, 9, 2, lit ? pen.linear(0, [0, pen.accents[0]], [1, pen.accents[1]]) : pen.metal.base),
    pen.brandMark(200, 202, 14, pen.body.ink, 96),
    circle(200, 227, 10, pen.shade(pen.metal, 60)) +
      circle(114, 162, 11, pen.shade(pen.metal, 60)) +
      circle(286, 162, 11, pen.shade(pen.metal, 60)),
  );
};

export const turntable: Archetype = (look) => {
  const pen = penFor(look);
  const view = viewFrom(-24, 40, 34, 240);
  const record =
    circle(122, 108, 94, '#c9ccd4') +
    circle(122, 108, 90, '#0c0c10') +
    repeat(7, (index) => circle(122, 108, 38 + index * 7.4, 'none', 'stroke="#3b3c47" stroke-width="0.9"')) +
    path('M122 108L84 24A92 92 0 0 1 130 17Z', '#fff', 'opacity="0.13"') +
    path('M122 108L160 192A92 92 0 0 1 114 199Z', '#fff', 'opacity="0.1"') +
    circle(122, 108, 30, pen.accents[0]) +
    circle(122, 108, 4, '#f4f4f4');
  const arm =
    circle(268, 46, 24, pen.shade(pen.metal, 50)) +
    stroke('M268 46L266 150L210 176', '#e9eaee', 7) +
    stroke('M268 46L266 150L210 176', '#8b8e9a', 2) +
    rect(192, 168, 26, 14, 3, '#17171c', 'transform="rotate(-25 205 175)"');
  const wood = look.finish === 'wood' || look.variant % 2 === 1;
  const oak = {
    glow: '#dfb98a',
    light: '#c99863',
    base: '#b07c48',
    dark: '#8b5c30',
    deep: '#67401f',
    rim: '#d9ae7c',
    ink: '#2b1a0c',
  };
  return pen.done(
    pen.contact(view, [0, -30, 216], [314, 216]),
    pen.box(view, [0, -30, 216], [314, 30, 216], {
      palette: wood ? oak : pen.body,
      soft: 6,
      top:
        record +
        arm +
        circle(28, 190, 11, pen.shade(pen.metal, 50)) +
        rect(276, 120, 8, 62, 4, '#101014') +
        rect(272, 150, 16, 9, 2, pen.metal.light),
      front: pen.brandMark(157, 22, 12, wood ? oak.ink : pen.body.ink, 140),
    }),
  );
};
