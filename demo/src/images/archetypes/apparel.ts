import { scene } from '../drawing/art.ts';
import type { Archetype } from '../drawing/look.ts';
import { penFor, type Pen } from '../drawing/pen.ts';
import { circle, ellipse, group, path, rect, repeat, star, stroke } from '@shop/api/images/drawing/shapes';
import { textBlock } from '@shop/api/images/drawing/text';

/** A round printed emblem: scene, ring and the product's title. */
const emblem = (pen: Pen, cx: number, cy: number, r: number, ink: string): string =>
  pen.look.variant % 2 === 0
    ? pen.clip(
        circle(cx, cy, r, '#000'),
        group(`transform="translate(${cx - r} ${cy - r})"`, scene(pen, r * 2, r * 2)),
      ) + circle(cx, cy, r, 'none', `stroke="${pen.accents[0]}" stroke-width="4"`)
    : star(cx, cy - r * 0.42, 6, r * 0.6, r * 0.27, pen.accents[0]) +
      textBlock(pen.look.label, cx, cy + r * 0.68, {
        size: r * 0.36,
        maxWidth: r * 2,
        lines: 2,
        anchor: 'middle',
        face: 'display',
        fill: ink,
      });

export const tShirt: Archetype = (look) => {
  const pen = penFor(look);
  const shirt =
    'M142 52C160 74 240 74 258 52L314 74Q330 80 340 98L376 172L318 200L306 172V336Q306 350 292 350H108Q94 350 94 336V172L82 200L24 172L60 98Q70 80 86 74Z';
  return pen.done(
    pen.groundShadow(200, 354, 130, 10, 0.28),
    path(
      shirt,
      pen.linear(35, [0, pen.body.light], [0.5, pen.body.base], [1, pen.body.dark]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    path('M142 52C150 96 250 96 258 52C240 74 160 74 142 52Z', pen.body.deep) +
      stroke('M136 56C148 106 252 106 264 56', pen.body.dark, 5),
    pen.clip(
      path(shirt, '#000'),
      stroke('M94 172Q110 130 96 96M306 172Q290 130 304 96', pen.body.deep, 4, 'opacity="0.6"') +
        path('M110 350C130 300 118 250 134 210C140 260 150 310 140 350Z', pen.body.deep, 'opacity="0.22"') +
        path('M290 350C274 300 284 250 262 200C262 260 254 310 266 350Z', pen.body.deep, 'opacity="0.22"') +
        stroke('M30 162L84 190M370 162L316 190', pen.body.deep, 2.5, 'opacity="0.5"'),
    ),
    emblem(pen, 200, 188, 62, pen.body.ink),
  );
};

export const mug: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(188, 338, 128, 18),
    stroke('M292 142C372 130 380 274 286 268', pen.body.deep, 32) +
      stroke('M292 140C370 128 376 270 286 264', pen.body.light, 23),
    path(
      'M70 92V292C70 352 306 352 306 292V92Z',
      pen.linear(
        0,
        [0, pen.body.dark],
        [0.2, pen.body.glow],
        [0.5, pen.body.base],
        [0.85, pen.body.dark],
        [1, pen.body.deep],
      ),
      `stroke="${pen.body.rim}" stroke-opacity="0.8"`,
    ),
    ellipse(188, 92, 118, 30, pen.body.light, `stroke="${pen.body.rim}"`) +
      ellipse(188, 94, 105, 24, pen.body.deep) +
      ellipse(188, 101, 94, 18, '#4a2a17') +
      ellipse(164, 97, 32, 6, '#8a5a36', 'opacity="0.8"'),
    emblem(pen, 188, 214, 62, pen.body.ink),
    rect(92, 124, 14, 160, 7, '#fff', 'opacity="0.35"'),
    stroke('M162 60C150 42 172 36 160 16M206 58C194 40 216 34 204 12', '#a9abb8', 5, 'opacity="0.45"'),
  );
};

export const backpack: Archetype = (look) => {
  const pen = penFor(look);
  const shell = 'M110 120C110 54 150 30 200 30C250 30 290 54 290 120L302 296Q304 346 262 346H138Q96 346 98 296Z';
  return pen.done(
    pen.groundShadow(200, 354, 124, 14),
    stroke('M112 150C64 170 66 260 92 316M288 150C336 170 334 260 308 316', pen.body.deep, 21),
    stroke('M174 34C174 8 226 8 226 34', pen.body.deep, 11),
    path(
      shell,
      pen.linear(30, [0, pen.body.light], [0.5, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-width="1.500"`,
    ),
    pen.clip(
      path(shell, '#000'),
      rect(96, 30, 34, 330, 0, '#fff', 'opacity="0.07"'),
      rect(272, 30, 34, 330, 0, '#000', 'opacity="0.16"'),
    ),
    stroke('M128 150C128 84 156 56 200 56C244 56 272 84 272 150', '#0c0c10', 5) +
      stroke('M128 150C128 84 156 56 200 56C244 56 272 84 272 150', pen.metal.base, 1.6, 'stroke-dasharray="2 3"') +
      rect(266, 146, 12, 26, 4, pen.accents[0]),
    path(
      'M122 204H278L286 318Q286 332 270 332H130Q114 332 114 318Z',
      pen.linear(70, [0, pen.body.light], [1, pen.body.dark]),
      `stroke="${pen.body.deep}"`,
    ) +
      stroke('M124 226H276', '#0c0c10', 5) +
      stroke('M124 226H276', pen.metal.base, 1.6, 'stroke-dasharray="2 3"') +
      rect(256, 222, 26, 10, 4, pen.accents[0]),
    rect(156, 258, 88, 38, 6, '#0e0e13', 'opacity="0.85"') + pen.brandMark(200, 283, 16, '#fff', 76),
    star(200, 128, 6, 32, 14, pen.accents[0], 'opacity="0.95"'),
    repeat(2, (index) => stroke(`M${index ? 266 : 134} 196v8`, pen.body.deep, 10)),
  );
};

export const cap: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(196, 304, 158, 18),
    path(
      'M76 236C66 132 130 84 200 84C270 84 330 132 322 236Q200 266 76 236Z',
      pen.linear(30, [0, pen.body.light], [0.5, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}"`,
    ),
    stroke(
      'M200 84C160 120 148 190 152 248M200 84C240 120 252 190 248 248',
      pen.body.dark,
      2.5,
      'stroke-dasharray="5 4"',
    ) + circle(200, 84, 9, pen.body.dark),
    path(
      'M70 234Q200 272 328 234C372 262 380 292 352 300C270 268 130 268 48 300C20 292 28 262 70 234Z',
      pen.linear(90, [0, pen.body.base], [1, pen.body.deep]),
      `stroke="${pen.body.rim}" stroke-opacity="0.6"`,
    ) + stroke('M60 284Q200 242 340 284', pen.body.light, 2, 'stroke-dasharray="5 4" opacity="0.6"'),
    emblem(pen, 200, 174, 44, pen.body.ink),
  );
};
