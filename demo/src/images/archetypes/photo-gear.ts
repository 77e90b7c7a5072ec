import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';

export const lens: Archetype = (look) => {
  const pen = penFor(look);
  const barrel = pen.linear(0, [0, '#101015'], [0.2, '#5b5d69'], [0.45, '#2a2b33'], [0.8, '#17181d'], [1, '#050507']);
  const ribs = (y: number, height: number): string =>
    rect(96, y, 208, height, 5, '#0c0c10') +
    repeat(26, (index) => rect(99 + index * 8, y + 2, 4, height - 4, 2, barrel, 'opacity="0.95"'));
  const long = look.variant % 3 === 0;
  const top = long ? 70 : 110;
  return pen.done(
    pen.groundShadow(200, 352, 124, 15),
    // Mount with its contacts.
    path('M122 318H278L272 344Q200 360 128 344Z', pen.shade(pen.metal, 0)) +
      repeat(7, (index) => rect(172 + index * 8, 338, 4, 8, 1, '#d9b25c')),
    path(
      `M108 ${top + 40}H292V300Q292 322 270 324H130Q108 322 108 300Z`,
      barrel,
      'stroke="#6a6c79" stroke-opacity="0.6"',
    ),
    ribs(top + 62, 46),
    long ? ribs(top + 132, 40) : '',
    rect(108, 262, 184, 6, 3, pen.accents[0]),
    text('f/2.8', 136, 254, { size: 13, face: 'heading', fill: '#d8dae1' }) +
      text('∞  10  5  3  2 m', 196, 254, { size: 10, face: 'bold', fill: '#9fb0c2', maxWidth: 92 }),
    pen.brandMark(200, 296, 15, '#f1f2f5', 130),
    // The front, seen from a little above.
    path(`M92 ${top + 6}Q200 ${top + 56} 308 ${top + 6}V${top + 40}Q200 ${top + 92} 92 ${top + 40}Z`, barrel),
    ellipse(
      200,
      top,
      108,
      40,
      pen.linear(20, [0, '#70727f'], [0.5, '#2a2b33'], [1, '#0b0b0f']),
      'stroke="#8f929e" stroke-opacity="0.7"',
    ),
    ellipse(200, top, 92, 33, '#0b0b0f', `stroke="${pen.accents[0]}" stroke-width="2"`),
    ellipse(
      200,
      top + 2,
      78,
      26,
      pen.radial(0.38, 0.3, 0.8, [0, '#c3ccff'], [0.3, '#5362c9'], [0.6, '#2b1f55'], [1, '#05060c']),
    ),
    ellipse(172, top - 8, 26, 7, '#fff', `opacity="0.75" transform="rotate(-10 172 ${top - 8})"`) +
      ellipse(236, top + 12, 13, 4, '#ffd9f2', 'opacity="0.6"'),
  );
};

export const tripod: Archetype = (look) => {
  const pen = penFor(look);
  const tube = pen.linear(0, [0, '#17181d'], [0.3, '#8f929e'], [0.55, '#3a3b45'], [1, '#0b0b0f']);
  const leg = (x: number, y: number): string => {
    const [midX, midY] = [200 + (x - 200) * 0.55, 146 + (y - 146) * 0.55];
    return (
      stroke(`M${midX} ${midY}L${x} ${y}`, '#5b5d69', 8) +
      stroke(`M200 146L${midX} ${midY}`, '#23242c', 15) +
      stroke(`M197 146L${midX - 3} ${midY}`, '#6a6c79', 4, 'opacity="0.8"') +
      circle(midX, midY, 10, pen.body.base, `stroke="${pen.body.rim}"`) +
      ellipse(x, y + 3, 11, 7, '#0b0b0f')
    );
  };
  return pen.done(
    pen.groundShadow(200, 366, 142, 13),
    leg(200, 338),
    leg(86, 362),
    leg(314, 362),
    stroke('M200 150L132 262M200 150L268 262', '#3a3b45', 3, 'opacity="0.5"'),
    rect(191, 96, 18, 116, 6, tube) + rect(180, 204, 40, 12, 6, pen.body.base),
    poly(
      [
        [164, 128],
        [236, 128],
        [226, 160],
        [174, 160],
      ],
      pen.shade(pen.body, 60),
      `stroke="${pen.body.rim}"`,
    ),
    circle(200, 90, 24, pen.radial(0.35, 0.3, 0.8, [0, '#8f929e'], [0.5, '#3a3b45'], [1, '#0b0b0f'])),
    rect(146, 52, 108, 20, 7, pen.linear(90, [0, '#4c4d59'], [1, '#17181d']), 'stroke="#6a6c79"') +
      rect(170, 44, 60, 9, 3, pen.accents[0]) +
      rect(194, 32, 12, 13, 2, pen.shade(pen.metal, 0)),
    stroke('M222 92L322 122', '#23242c', 9) + stroke('M286 112L324 123', pen.body.dark, 15),
    circle(178, 90, 9, '#1b1c22', 'stroke="#6a6c79"') + rect(182, 60, 36, 6, 3, '#b9f26c', 'opacity="0.9"'),
    pen.brandMark(200, 149, 10, pen.body.ink, 52),
  );
};
