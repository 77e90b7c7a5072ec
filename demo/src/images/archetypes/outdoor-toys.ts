import type { Archetype } from '../drawing/look.ts';
import { penFor } from '../drawing/pen.ts';
import { circle, ellipse, group, path, poly, rect, repeat, stroke } from '@shop/api/images/drawing/shapes';
import { viewFrom } from '../drawing/view.ts';

export const ball: Archetype = (look) => {
  const pen = penFor(look);
  const colours = [pen.accents[0], '#ffffff', pen.accents[1], '#ffffff', pen.accents[2], '#ffffff'];
  const slice = (index: number): string => {
    const from = -Math.PI / 2 + (index * Math.PI) / 3;
    const at = (angle: number): string => `${200 + 132 * Math.cos(angle)} ${210 + 132 * Math.sin(angle)}`;
    return path(
      `M186 172Q${at(from + 0.25)} ${at(from)}A132 132 0 0 1 ${at(from + Math.PI / 3)}Q${at(from + Math.PI / 3 + 0.25)} 186 172Z`,
      colours[index] ?? '#fff',
    );
  };
  return pen.done(
    pen.groundShadow(200, 346, 112, 16),
    circle(200, 210, 132, '#ffffff'),
    pen.clip(circle(200, 210, 132, '#000'), repeat(6, slice)),
    circle(186, 172, 21, '#ffffff', 'stroke="#d5d9e2"'),
    circle(
      200,
      210,
      132,
      pen.radial(0.36, 0.3, 0.78, [0, '#ffffff', 0.6], [0.4, '#ffffff', 0], [1, '#0b0d18', 0.5]),
      'stroke="#aab0bf" stroke-opacity="0.7"',
    ),
    pen.brandMark(186, 178, 9, '#50525d', 34),
  );
};

export const kite: Archetype = (look) => {
  const pen = penFor(look);
  const [top, right, bottom, left, middle] = [
    [236, 26],
    [346, 152],
    [160, 284],
    [92, 106],
    [206, 132],
  ] as const;
  const bow = (x: number, y: number, colour: string): string =>
    path(
      `M${x} ${y}L${x - 24} ${y - 12}L${x - 20} ${y + 14}ZM${x} ${y}L${x + 24} ${y + 10}L${x + 18} ${y - 16}Z`,
      colour,
    ) + circle(x, y, 5, '#fff');
  return pen.done(
    pen.groundShadow(220, 372, 96, 8, 0.2),
    stroke('M160 284C120 330 196 336 180 362C168 384 232 380 262 366', '#8f929e', 3),
    bow(146, 312, pen.accents[1]),
    bow(184, 350, pen.accents[2]),
    bow(240, 374, pen.accents[0]),
    poly([top, right, middle], pen.linear(40, [0, pen.accents[0]], [1, pen.body.base])),
    poly([right, bottom, middle], pen.accents[1]),
    poly([bottom, left, middle], pen.accents[2]),
    poly([left, top, middle], pen.body.light),
    poly([top, right, bottom, left], 'none', 'stroke="#ffffff" stroke-opacity="0.7" stroke-width="3"'),
    stroke('M236 26L160 284M92 106L346 152', '#3a3b45', 4),
    path('M92 106L236 26L206 132Z', '#fff', 'opacity="0.22"'),
    group('transform="rotate(-22 262 150)"', pen.brandMark(266, 176, 14, '#ffffff', 92)),
    stroke('M206 132Q300 260 352 352', '#8f929e', 2.5, 'stroke-dasharray="1 7"'),
  );
};

export const sled: Archetype = (look) => {
  const pen = penFor(look);
  const shell = pen.linear(80, [0, pen.accents[0]], [0.5, pen.accents[0]], [1, pen.body.deep]);
  return pen.done(
    pen.groundShadow(200, 336, 176, 16),
    stroke('M330 222C386 188 372 130 318 128C280 126 262 152 270 178', '#d9b25c', 6),
    path(
      'M22 214C40 196 74 190 110 192L318 206C358 208 378 222 372 246C364 286 320 322 244 324H130C74 324 34 296 24 254Z',
      pen.body.deep,
      'transform="translate(0 9)"',
    ),
    path(
      'M22 214C40 196 74 190 110 192L318 206C358 208 378 222 372 246C364 286 320 316 244 318H130C74 318 34 290 24 250Z',
      shell,
      `stroke="${pen.accents[2]}" stroke-opacity="0.6" stroke-width="2"`,
    ),
    path(
      'M58 220C84 206 116 206 150 208L312 220C338 222 346 232 340 246C330 272 292 290 232 290H146C102 290 68 272 58 244Z',
      '#0b0d18',
      'opacity="0.32"',
    ) +
      path(
        'M84 236C120 224 260 230 318 242C300 264 268 276 228 276H150C116 276 92 262 84 236Z',
        pen.linear(90, [0, pen.accents[1]], [1, pen.accents[0]]),
        'opacity="0.85"',
      ),
    repeat(2, (index) =>
      rect(
        index ? 286 : 84,
        index ? 216 : 206,
        34,
        13,
        6.5,
        '#17181d',
        `transform="rotate(${index ? 6 : -2} 200 210)"`,
      ),
    ),
    stroke('M44 262C80 300 120 306 150 306H240C300 304 336 280 352 258', '#fff', 4, 'opacity="0.4"'),
    pen.brandMark(196, 264, 18, '#ffffff', 130),
  );
};

export const kubb: Archetype = (look) => {
  const pen = penFor(look);
  const wood = {
    glow: '#f0d9b3',
    light: '#e0be8c',
    base: '#cda56d',
    dark: '#a47b48',
    deep: '#7c5930',
    rim: '#e6cda3',
    ink: '#2b1a0c',
  };
  const view = viewFrom(-24, 20, 66, 300);
  const block = (x: number, z: number): string => pen.box(view, [x, 0, z], [40, 84, 40], { palette: wood, soft: 3 });
  const king = pen.box(view, [112, 0, 0], [52, 176, 52], {
    palette: wood,
    soft: 3,
    front:
      rect(0, 22, 52, 15, 0, pen.accents[0]) +
      rect(0, 138, 52, 9, 0, pen.accents[1]) +
      path('M8 0L8 -22L19 -8L26 -26L33 -8L44 -22V0Z', wood.base, `stroke="${wood.dark}"`) +
      pen.brandMark(26, 96, 9, wood.ink, 46),
  });
  const stick = (y: number, tilt: number): string =>
    group(
      `transform="rotate(${tilt} 200 ${y})"`,
      rect(112, y, 190, 19, 9.5, pen.linear(90, [0, wood.glow], [0.5, wood.base], [1, wood.deep])) +
        ellipse(300, y + 9.5, 6, 9.5, wood.glow, `stroke="${wood.dark}"`),
    );
  return pen.done(
    pen.groundShadow(196, 306, 176, 34, 0.4),
    block(6, -70),
    block(226, -70),
    block(116, -90),
    king,
    block(10, 24),
    block(218, 24),
    stick(334, -4),
    stick(352, 5),
  );
};

export const flyingDisc: Archetype = (look) => {
  const pen = penFor(look);
  return pen.done(
    pen.groundShadow(206, 352, 118, 11, 0.3),
    group(
      'transform="rotate(-14 200 200)"',
      ellipse(200, 222, 172, 76, pen.body.deep),
      ellipse(
        200,
        206,
        172,
        76,
        pen.linear(20, [0, pen.accents[0]], [0.6, pen.body.base], [1, pen.body.deep]),
        `stroke="${pen.body.rim}" stroke-width="1.500"`,
      ),
      ellipse(200, 200, 140, 58, 'none', 'stroke="#fff" stroke-opacity="0.5" stroke-width="3"'),
      ellipse(200, 196, 104, 41, pen.linear(160, [0, pen.accents[1]], [1, pen.accents[0]])),
      ellipse(200, 195, 72, 27, '#ffffff', 'opacity="0.92"'),
      pen.brandMark(200, 201, 17, '#26272f', 112),
      path('M52 176Q96 132 196 130Q110 142 62 190Z', '#fff', 'opacity="0.5"'),
    ),
    stroke('M28 322Q70 300 96 306M20 292Q44 280 62 282', pen.accents[0], 5, 'opacity="0.5"'),
  );
};
