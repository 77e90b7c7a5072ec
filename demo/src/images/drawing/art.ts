import { mix, oklch, printableHue } from '@shop/api/images/drawing/colour';
import type { Pen } from './pen.ts';
import { choose } from '@shop/api/images/drawing/random';
import type { Point } from '@shop/api/images/drawing/shapes';
import { circle, ellipse, group, moved, path, poly, rect, repeat, star, stroke } from '@shop/api/images/drawing/shapes';

/** Scenes printed on boxes and shown on screens: flat art in layers, tinted by the look. */
type Scene = (pen: Pen, w: number, h: number, hue: number) => string;

const ridge = (pen: Pen, w: number, h: number, top: number, rough: number, steps: number): string => {
  const points = Array.from(
    { length: steps + 1 },
    (_, index) => `${(w * index) / steps} ${top + (pen.random() - 0.5) * rough}`,
  );
  return `M0 ${h}L${points.join('L')}L${w} ${h}Z`;
};

const mountains: Scene = (pen, w, h, hue) => {
  const sky = pen.linear(
    90,
    [0, oklch(0.42, 0.13, hue + 40)],
    [0.5, oklch(0.66, 0.16, hue)],
    [1, oklch(0.88, 0.1, hue - 40)],
  );
  return [
    rect(0, 0, w, h, 0, sky),
    circle(w * 0.66, h * 0.36, h * 0.15, oklch(0.95, 0.07, hue - 50)),
    circle(w * 0.66, h * 0.36, h * 0.23, oklch(0.95, 0.07, hue - 50), 'opacity="0.25"'),
    path(ridge(pen, w, h, h * 0.5, h * 0.26, 7), oklch(0.56, 0.13, hue + 10)),
    path(ridge(pen, w, h, h * 0.64, h * 0.22, 6), oklch(0.43, 0.12, hue + 20)),
    path(ridge(pen, w, h, h * 0.8, h * 0.14, 9), oklch(0.27, 0.08, hue + 30)),
  ].join('');
};

const space: Scene = (pen, w, h, hue) =>
  [
    rect(
      0,
      0,
      w,
      h,
      0,
      pen.linear(60, [0, oklch(0.17, 0.07, hue + 20)], [0.6, oklch(0.3, 0.13, hue)], [1, oklch(0.46, 0.18, hue - 30)]),
    ),
    repeat(26, () =>
      circle(
        pen.random() * w,
        pen.random() * h,
        0.5 + pen.random() * 1.3,
        '#fff',
        `opacity="${(0.4 + pen.random() * 0.6).toFixed(2)}"`,
      ),
    ),
    circle(
      w * 0.62,
      h * 0.44,
      Math.min(w, h) * 0.27,
      pen.linear(50, [0, oklch(0.86, 0.13, hue - 60)], [1, oklch(0.42, 0.16, hue - 20)]),
    ),
    ellipse(
      w * 0.62,
      h * 0.44,
      Math.min(w, h) * 0.43,
      Math.min(w, h) * 0.07,
      'none',
      `stroke="${oklch(0.9, 0.09, hue - 80)}" stroke-width="${Math.min(w, h) * 0.022}" transform="rotate(-18 ${w * 0.62} ${h * 0.44})"`,
    ),
    path(`M${w * 0.2} ${h * 0.82}l${w * 0.16} ${-h * 0.1}l${w * 0.05} ${h * 0.03}l${-w * 0.13} ${h * 0.12}Z`, '#eef'),
    path(
      `M${w * 0.2} ${h * 0.82}l${-w * 0.16} ${h * 0.13}`,
      'none',
      `stroke="${oklch(0.85, 0.13, hue - 80)}" stroke-width="2" opacity="0.7"`,
    ),
  ].join('');

const city: Scene = (pen, w, h, hue) =>
  [
    rect(
      0,
      0,
      w,
      h,
      0,
      pen.linear(90, [0, oklch(0.2, 0.09, hue + 30)], [0.55, oklch(0.44, 0.19, hue)], [1, oklch(0.76, 0.15, hue - 60)]),
    ),
    circle(
      w * 0.5,
      h * 0.52,
      Math.min(w, h) * 0.27,
      pen.linear(90, [0, oklch(0.93, 0.1, hue - 70)], [1, oklch(0.68, 0.2, hue - 20)]),
    ),
    repeat(9, (index) => {
      const tall = h * (0.22 + pen.random() * 0.36);
      const x = (w / 9) * index;
      return (
        rect(x, h - tall, w / 9 + 1, tall, 0, oklch(0.2 + (index % 2) * 0.06, 0.07, hue + 30)) +
        repeat(6, () =>
          rect(
            x + 2 + pen.random() * (w / 9 - 6),
            h - tall + 4 + pen.random() * (tall - 8),
            w * 0.013,
            w * 0.013,
            0,
            oklch(0.88, 0.13, hue - 90),
            'opacity="0.85"',
          ),
        )
      );
    }),
    path(`M0 ${h}L${w * 0.4} ${h * 0.78}L${w * 0.6} ${h * 0.78}L${w} ${h}Z`, oklch(0.15, 0.05, hue + 30)),
    stroke(`M${w * 0.5} ${h * 0.8}V${h}`, oklch(0.85, 0.15, hue - 60), w * 0.012, 'stroke-dasharray="4 5"'),
  ].join('');

const castle: Scene = (pen, w, h, hue) => {
  const wall = oklch(0.33, 0.07, hue + 10);
  const tower = (x: number, top: number, wide: number): string =>
    rect(x, top, wide, h - top, 0, wall) +
    poly(
      [
        [x - wide * 0.16, top],
        [x + wide / 2, top - wide * 0.9],
        [x + wide * 1.16, top],
      ],
      oklch(0.48, 0.16, hue - 30),
    ) +
    rect(x + wide * 0.38, top + wide * 0.5, wide * 0.24, wide * 0.42, wide * 0.12, oklch(0.9, 0.12, 85));
  return [
    rect(0, 0, w, h, 0, pen.linear(90, [0, oklch(0.55, 0.12, hue + 50)], [1, oklch(0.9, 0.09, hue - 20)])),
    circle(w * 0.28, h * 0.3, h * 0.09, '#fff', 'opacity="0.85"'),
    path(ridge(pen, w, h, h * 0.62, h * 0.18, 6), oklch(0.63, 0.1, hue + 20)),
    tower(w * 0.36, h * 0.46, w * 0.1),
    tower(w * 0.66, h * 0.42, w * 0.11),
    tower(w * 0.5, h * 0.36, w * 0.12),
    rect(w * 0.34, h * 0.64, w * 0.45, h * 0.36, 0, oklch(0.38, 0.07, hue + 10)),
    path(ridge(pen, w, h, h * 0.84, h * 0.1, 7), oklch(0.3, 0.09, hue + 60)),
  ].join('');
};

const rays: Scene = (pen, w, h, hue) => {
  const reach = w + h;
  return [
    rect(0, 0, w, h, 0, pen.radial(0.5, 0.5, 0.75, [0, oklch(0.8, 0.16, hue - 30)], [1, oklch(0.45, 0.19, hue)])),
    repeat(12, (index) => {
      const from = (index / 12) * Math.PI * 2;
      const points: Point[] = [
        [w / 2, h / 2],
        [w / 2 + Math.cos(from) * reach, h / 2 + Math.sin(from) * reach],
        [w / 2 + Math.cos(from + 0.26) * reach, h / 2 + Math.sin(from + 0.26) * reach],
      ];
      return poly(points, oklch(0.9, 0.12, hue - 40), 'opacity="0.28"');
    }),
    star(
      w / 2,
      h * 0.5,
      choose([4, 5, 6, 8], pen.look.seed),
      Math.min(w, h) * 0.33,
      Math.min(w, h) * 0.16,
      oklch(0.26, 0.1, hue + 20),
    ),
    star(
      w / 2,
      h * 0.48,
      choose([4, 5, 6, 8], pen.look.seed),
      Math.min(w, h) * 0.27,
      Math.min(w, h) * 0.12,
      oklch(0.93, 0.11, hue - 70),
    ),
  ].join('');
};

const waves: Scene = (pen, w, h, hue) =>
  [
    rect(0, 0, w, h, 0, pen.linear(90, [0, oklch(0.86, 0.09, hue - 30)], [1, oklch(0.6, 0.13, hue)])),
    circle(w * 0.3, h * 0.36, h * 0.15, oklch(0.95, 0.1, 85)),
    repeat(4, (index) => {
      const y = h * (0.54 + index * 0.12);
      const swing = h * 0.06 * (index % 2 === 0 ? 1 : -1);
      return path(
        `M0 ${y}Q${w * 0.25} ${y - swing} ${w * 0.5} ${y}T${w} ${y}V${h}H0Z`,
        oklch(0.62 - index * 0.1, 0.14, hue + index * 9),
      );
    }),
    path(`M${w * 0.52} ${h * 0.52}h${w * 0.26}l${-w * 0.05} ${h * 0.09}h${-w * 0.16}Z`, oklch(0.32, 0.08, 40)),
    poly(
      [
        [w * 0.64, h * 0.5],
        [w * 0.64, h * 0.24],
        [w * 0.78, h * 0.48],
      ],
      '#fff',
    ),
    poly(
      [
        [w * 0.62, h * 0.5],
        [w * 0.62, h * 0.28],
        [w * 0.53, h * 0.48],
      ],
      oklch(0.9, 0.07, hue - 60),
    ),
  ].join('');

const forest: Scene = (pen, w, h, hue) => {
  const tree = (x: number, y: number, size: number, colour: string): string =>
    poly(
      [
        [x, y - size],
        [x - size * 0.32, y],
        [x + size * 0.32, y],
      ],
      colour,
    ) +
    poly(
      [
        [x, y - size * 1.3],
        [x - size * 0.24, y - size * 0.5],
        [x + size * 0.24, y - size * 0.5],
      ],
      colour,
    );
  const row = (y: number, size: number, level: number): string =>
    repeat(9, (index) =>
      tree(
        (w / 8) * index + (pen.random() - 0.5) * 10,
        y + (pen.random() - 0.5) * 8,
        size * (0.8 + pen.random() * 0.4),
        oklch(level, 0.08, hue + 10),
      ),
    ) + rect(0, y - 2, w, h, 0, oklch(level, 0.08, hue + 10));
  return [
    rect(0, 0, w, h, 0, pen.linear(90, [0, oklch(0.72, 0.11, hue - 60)], [1, oklch(0.92, 0.08, hue - 20)])),
    circle(w * 0.5, h * 0.42, h * 0.17, '#fff', 'opacity="0.9"'),
    row(h * 0.66, h * 0.2, 0.66),
    row(h * 0.8, h * 0.24, 0.46),
    row(h * 0.96, h * 0.26, 0.28),
  ].join('');
};

const SCENES: readonly [Scene, ...Scene[]] = [mountains, space, city, castle, rays, waves, forest];

/** A printed image filling w × h. `shift` picks another scene for the same look. */
export const scene = (pen: Pen, w: number, h: number, shift = 0): string =>
  pen.clip(rect(0, 0, w, h, 0, '#000'), choose(SCENES, pen.look.seed + shift)(pen, w, h, hueOf(pen)));

const hueOf = (pen: Pen): number => (pen.look.chroma > 0.1 ? pen.look.hue : printableHue(pen.look.seed % 360));

/** Soft ribbons of light: the wallpaper of phones, tablets and computers. */
export const wallpaper = (pen: Pen, w: number, h: number): string => {
  const hue = hueOf(pen);
  const ribbon = (index: number): string => {
    const y = h * (0.3 + index * 0.17 + pen.random() * 0.08);
    const lift = h * (0.16 + pen.random() * 0.16);
    return path(
      `M${-w * 0.1} ${y + lift}C${w * 0.25} ${y - lift} ${w * 0.5} ${y + lift * 1.6} ${w * 1.1} ${y - lift * 0.6}V${h * 1.1}H${-w * 0.1}Z`,
      pen.linear(
        15 + index * 22,
        [0, oklch(0.62 + index * 0.06, 0.19, hue + index * 34)],
        [1, oklch(0.34, 0.14, hue + index * 26)],
      ),
      'opacity="0.9"',
    );
  };
  return pen.clip(
    rect(0, 0, w, h, 0, '#000'),
    rect(0, 0, w, h, 0, pen.linear(70, [0, oklch(0.24, 0.09, hue + 20)], [1, oklch(0.5, 0.17, hue - 30)])),
    repeat(4, ribbon),
  );
};

/** A match in progress: scene, crosshair, health bar, map. */
export const gameScreen = (pen: Pen, w: number, h: number): string =>
  pen.clip(
    rect(0, 0, w, h, 0, '#000'),
    scene(pen, w, h, 2),
    rect(w * 0.04, h * 0.9, w * 0.22, h * 0.03, h * 0.015, '#fff', 'opacity="0.35"'),
    rect(w * 0.04, h * 0.9, w * 0.15, h * 0.03, h * 0.015, pen.accents[2]),
    circle(w * 0.91, h * 0.15, h * 0.1, '#0008', `stroke="#fff" stroke-opacity="0.7" stroke-width="${h * 0.008}"`),
    circle(w * 0.91, h * 0.15, h * 0.02, pen.accents[1]),
    stroke(`M${w * 0.5} ${h * 0.47}v${h * 0.06}M${w * 0.5 - h * 0.03} ${h * 0.5}h${h * 0.06}`, '#fff', h * 0.008),
    rect(w * 0.82, h * 0.87, w * 0.14, h * 0.07, h * 0.015, '#0007'),
  );

/** A desktop with a dock and a window of code or charts. */
export const desktopScreen = (pen: Pen, w: number, h: number): string => {
  const line = (index: number): string =>
    rect(
      w * 0.2 + (index % 3) * w * 0.018,
      h * (0.28 + index * 0.058),
      w * (0.1 + pen.random() * 0.17),
      h * 0.022,
      h * 0.011,
      choose(pen.accents, index),
      'opacity="0.9"',
    );
  return pen.clip(
    rect(0, 0, w, h, 0, '#000'),
    wallpaper(pen, w, h),
    rect(w * 0.16, h * 0.15, w * 0.44, h * 0.58, h * 0.025, '#14141d', 'opacity="0.93"'),
    circle(w * 0.19, h * 0.2, h * 0.014, '#ff6b62') +
      circle(w * 0.215, h * 0.2, h * 0.014, '#f6be4f') +
      circle(w * 0.24, h * 0.2, h * 0.014, '#5fcb58'),
    repeat(7, line),
    rect(w * 0.54, h * 0.32, w * 0.31, h * 0.44, h * 0.025, '#f7f8fc', 'opacity="0.96"'),
    repeat(6, (index) => {
      const tall = h * (0.07 + pen.random() * 0.2);
      return rect(w * (0.575 + index * 0.042), h * 0.7 - tall, w * 0.024, tall, h * 0.006, choose(pen.accents, index));
    }),
    rect(w * 0.36, h * 0.9, w * 0.28, h * 0.065, h * 0.02, '#fff', 'opacity="0.35"'),
    repeat(6, (index) =>
      rect(w * (0.375 + index * 0.043), h * 0.911, h * 0.044, h * 0.044, h * 0.012, choose(pen.accents, index + 1)),
    ),
  );
};

/** The home screen of a phone or tablet: clock and icons over the wallpaper. */
export const homeScreen = (pen: Pen, w: number, h: number, columns: number): string => {
  const cell = w / (columns + 0.6);
  const icon = (index: number): string => {
    const colour = choose(['#ffffff', ...pen.accents], index * 7 + pen.look.seed);
    return moved(
      cell * (0.42 + (index % columns)),
      h * 0.52 + Math.floor(index / columns) * cell,
      rect(0, 0, cell * 0.7, cell * 0.7, cell * 0.18, colour, 'opacity="0.92"'),
    );
  };
  return (
    wallpaper(pen, w, h) +
    rect(w * 0.1, h * 0.13, w * 0.8, h * 0.17, w * 0.06, '#fff', 'opacity="0.2"') +
    circle(w * 0.24, h * 0.215, h * 0.045, '#fff', 'opacity="0.85"') +
    rect(w * 0.42, h * 0.18, w * 0.38, h * 0.022, h * 0.011, '#fff', 'opacity="0.9"') +
    rect(w * 0.42, h * 0.225, w * 0.25, h * 0.018, h * 0.009, '#fff', 'opacity="0.6"') +
    repeat(columns * 2, icon)
  );
};

/** The diagonal reflection of a glass front. */
export const reflection = (pen: Pen, w: number, h: number, strength = 0.2): string =>
  poly(
    [
      [0, 0],
      [w * 0.56, 0],
      [w * 0.2, h],
      [0, h],
    ],
    pen.linear(35, [0, '#fff', strength], [1, '#fff', strength * 0.08]),
  );

/** A fan: hub, blades and frame ring, lit by `light` when given. */
export const fan = (pen: Pen, cx: number, cy: number, r: number, blades: number, light?: string): string => {
  const blade = (index: number): string =>
    group(
      `transform="rotate(${(360 / blades) * index} ${cx} ${cy})"`,
      path(
        `M${cx} ${cy - r * 0.2}C${cx + r * 0.16} ${cy - r * 0.5} ${cx + r * 0.14} ${cy - r * 0.76} ${cx - r * 0.04} ${cy - r * 0.9}C${cx + r * 0.28} ${cy - r * 0.92} ${cx + r * 0.46} ${cy - r * 0.7} ${cx + r * 0.22} ${cy - r * 0.1}Z`,
        light ? mix('#34343f', light, 0.22) : '#3d3d48',
        'stroke="#0009" stroke-width="0.5"',
      ),
    );
  return [
    circle(cx, cy, r, '#101015'),
    light
      ? circle(cx, cy, r * 0.95, 'none', `stroke="${light}" stroke-width="${r * 0.09}"`) +
        circle(cx, cy, r * 0.95, 'none', `stroke="#fff" stroke-opacity="0.6" stroke-width="${r * 0.025}"`)
      : circle(cx, cy, r * 0.95, 'none', `stroke="#43434e" stroke-width="${r * 0.06}"`),
    light ? pen.glow(cx, cy, r * 0.9, r * 0.9, light, 0.35) : '',
    repeat(blades, blade),
    circle(cx, cy, r * 0.27, pen.linear(60, [0, '#55555f'], [1, '#17171c'])),
    circle(cx, cy, r * 0.13, light ?? pen.body.base, 'opacity="0.9"'),
  ].join('');
};
