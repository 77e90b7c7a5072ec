import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';

export const sensor: Archetype = (look) => {
  const pen = penFor(look);
  const shell = pen.linear(70, [0, '#ffffff'], [0.5, '#eceef3'], [1, '#b9bec9']);
  const waves = repeat(3, (index) =>
    stroke(
      `M${286 + index * 26} ${150 - index * 20}Q${316 + index * 30} 200 ${286 + index * 26} ${250 + index * 20}`,
      pen.accents[0],
      7,
      `opacity="${0.85 - index * 0.25}"`,
    ),
  );
  return pen.done(
    pen.groundShadow(190, 352, 100, 14),
    path('M128 310H252L264 340Q190 356 116 340Z', '#d5d9e2', 'stroke="#aab0bf"'),
    rect(98, 70, 184, 252, 54, '#9aa1ae', 'transform="translate(7 6)"') +
      rect(98, 70, 184, 252, 54, shell, 'stroke="#c3c8d2" stroke-width="1.500"'),
    path(
      'M124 132Q190 92 256 132V206Q190 240 124 206Z',
      pen.radial(0.4, 0.3, 0.85, [0, '#ffffff'], [0.5, '#dfe5ee'], [1, '#a9b3c2']),
      'stroke="#aab4c3"',
    ) +
      repeat(5, (index) => stroke(`M${140 + index * 25} 112V222`, '#ffffff', 2, 'opacity="0.8"')) +
      repeat(3, (index) =>
        stroke(`M124 ${150 + index * 24}Q190 ${136 + index * 24} 256 ${150 + index * 24}`, '#c3ccd8', 2),
      ),
    circle(190, 262, 11, pen.accents[0]) +
      pen.glow(190, 262, 34, 34, pen.accents[0], 0.6) +
      circle(187, 259, 3.5, '#fff'),
    pen.brandMark(190, 302, 11, '#50525d', 96),
    waves,
  );
};

export const tvMount: Archetype = (look) => {
  const pen = penFor(look);
  const steel = pen.linear(30, [0, '#70727f'], [0.4, '#3a3b45'], [1, '#101015']);
  const hole = (x: number, y: number): string => circle(x, y, 5, '#0b0b0f', 'stroke="#8f929e" stroke-opacity="0.6"');
  const rail = (x: number): string =>
    rect(x, 66, 30, 256, 7, steel, 'stroke="#8f929e" stroke-opacity="0.55"') +
    repeat(7, (index) => rect(x + 11, 86 + index * 32, 8, 18, 4, '#0b0b0f')) +
    rect(x + 4, 70, 3, 246, 1.5, '#fff', 'opacity="0.22"');
  return pen.done(
    pen.groundShadow(200, 352, 150, 12),
    // The plate on the wall, and the arms that carry the screen.
    rect(
      44,
      128,
      112,
      132,
      9,
      pen.linear(60, [0, '#5b5d69'], [1, '#1b1c22']),
      'stroke="#8f929e" stroke-opacity="0.55"',
    ) +
      hole(64, 148) +
      hole(136, 148) +
      hole(64, 240) +
      hole(136, 240) +
      pen.brandMark(100, 199, 11, '#f1f2f5', 84),
    stroke('M142 176L196 224L262 190', '#17181d', 24) +
      stroke('M142 172L196 219L262 186', '#5b5d69', 5) +
      circle(142, 176, 15, pen.shade(pen.metal, 45)) +
      circle(196, 224, 15, pen.shade(pen.metal, 45)) +
      circle(196, 224, 6, pen.accents[0]),
    rect(222, 166, 116, 20, 6, steel) + rect(222, 214, 116, 20, 6, steel),
    rail(232),
    rail(312),
    circle(278, 200, 17, pen.shade(pen.metal, 45)) + circle(278, 200, 7, '#17181d'),
    rect(254, 40, 62, 19, 9.5, '#c9f27a', 'stroke="#6f8f2c"') +
      ellipse(285, 49, 8, 6, '#f4ffd8') +
      path('M273 41V58M297 41V58', 'none', 'stroke="#6f8f2c" stroke-width="1.500"'),
  );
};
