import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, group, path, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';

export const phoneCase: Archetype = (look) => {
  const pen = penFor(look);
  const outline = (inset: number): string =>
    rect(108 + inset, 34 + inset, 184 - inset * 2, 322 - inset * 2, 34 - inset, '#000');
  const pattern = [
    () =>
      repeat(9, (index) =>
        stroke(`M${60 + index * 40} 380L${180 + index * 40} 20`, pen.body.light, 9, 'opacity="0.4"'),
      ),
    () =>
      circle(236, 300, 96, pen.accents[1], 'opacity="0.55"') + circle(152, 250, 70, pen.accents[0], 'opacity="0.5"'),
    () =>
      circle(200, 226, 50, 'none', `stroke="${pen.body.glow}" stroke-opacity="0.7" stroke-width="7"`) +
      rect(197, 282, 6, 34, 3, pen.body.glow, 'opacity="0.7"'),
    () => '',
  ];
  return pen.done(
    pen.groundShadow(206, 364, 112, 12),
    group(
      'transform="rotate(6 200 195)"',
      rect(114, 38, 184, 322, 34, pen.body.deep),
      rect(
        108,
        34,
        184,
        322,
        34,
        pen.linear(60, [0, pen.body.glow], [0.3, pen.body.light], [0.65, pen.body.base], [1, pen.body.dark]),
        `stroke="${pen.body.rim}" stroke-width="1.500"`,
      ),
      pen.clip(outline(4), pattern[look.variant % pattern.length]?.() ?? ''),
      // The hole for the cameras shows the inside of the case.
      rect(124, 50, 92, 92, 24, pen.body.deep, `stroke="${pen.body.glow}" stroke-opacity="0.65" stroke-width="3"`),
      rect(131, 57, 78, 78, 19, '#0b0b0f', 'opacity="0.6"'),
      stroke('M118 170V330M282 60V330', '#fff', 3, 'opacity="0.22"'),
      rect(290, 118, 6, 44, 3, pen.body.dark) + rect(290, 176, 6, 68, 3, pen.body.dark),
      pen.brandMark(200, 338, 11, pen.body.ink, 104),
    ),
  );
};

export const screenProtector: Archetype = (look) => {
  const pen = penFor(look);
  const sheet = (x: number, y: number, turn: number, ...content: readonly string[]): string =>
    group(
      `transform="rotate(${turn} ${x + 82} ${y + 150})"`,
      rect(
        x,
        y,
        164,
        300,
        28,
        pen.linear(50, [0, '#ffffff', 0.95], [0.4, '#d3e4f5', 0.75], [1, '#a5c3e2', 0.8]),
        'stroke="#6f93b8" stroke-width="2"',
      ),
      rect(x + 62, y + 12, 40, 11, 5.5, '#ffffff', 'opacity="0.75" stroke="#8fb0d2"'),
      path(`M${x + 18} ${y + 232}L${x + 128} ${y + 26}H${x + 150}L${x + 18} ${y + 276}Z`, '#fff', 'opacity="0.5"'),
      ...content,
    );
  return pen.done(
    pen.groundShadow(200, 362, 132, 12, 0.3),
    sheet(92, 46, -12),
    sheet(
      148,
      44,
      7,
      path('M148 316Q148 344 176 344H236Q196 330 148 316Z', pen.accents[0], 'opacity="0.85"'),
      text('9H', 230, 214, { size: 46, face: 'heading', fill: '#2c4a68', anchor: 'middle' }),
      pen.brandMark(230, 242, 12, '#2c4a68', 120),
    ),
  );
};

export const smartPlug: Archetype = (look) => {
  const pen = penFor(look);
  const shell = pen.linear(50, [0, pen.body.glow], [0.4, pen.body.light], [1, pen.body.dark]);
  return pen.done(
    pen.groundShadow(200, 356, 112, 14),
    rect(60, 168, 26, 15, 6, pen.shade(pen.metal, 90)) + rect(60, 232, 26, 15, 6, pen.shade(pen.metal, 90)),
    path('M84 146Q84 132 98 132H150V284H98Q84 284 84 270Z', pen.linear(0, [0, '#4c4d59'], [1, '#17181d'])),
    circle(222, 208, 132, pen.body.deep, 'transform="translate(5 7)"'),
    circle(222, 208, 132, shell, `stroke="${pen.body.rim}" stroke-width="1.500"`),
    circle(
      222,
      208,
      92,
      pen.linear(70, [0, pen.body.deep], [1, pen.body.base]),
      `stroke="${pen.body.rim}" stroke-opacity="0.5"`,
    ),
    circle(222, 208, 82, pen.body.dark) + circle(185, 208, 13, '#08080b') + circle(259, 208, 13, '#08080b'),
    rect(213, 122, 18, 15, 4, pen.shade(pen.metal, 0)) + rect(213, 279, 18, 15, 4, pen.shade(pen.metal, 0)),
    circle(308, 298, 11, pen.accents[0]) + pen.glow(308, 298, 34, 34, pen.accents[0], 0.6),
    pen.brandMark(222, 326, 11, pen.body.ink, 92),
  );
};
