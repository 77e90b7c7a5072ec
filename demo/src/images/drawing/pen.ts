import { mix, oklch } from '@shop/api/images/drawing/colour';
import type { Look } from './look.ts';
import { randomFrom } from '@shop/api/images/drawing/random';
import { ellipse, path, poly } from '@shop/api/images/drawing/shapes';
import { text } from '@shop/api/images/drawing/text';
import type { View } from './view.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A shading ramp of one material, lit from the upper left. */
export interface Palette {
  readonly glow: string;
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
  /** Rim that keeps a dark product visible on a dark page and a white one on a white page. */
  readonly rim: string;
  /** Lettering on the material. */
  readonly ink: string;
}

interface BoxFaces {
  readonly front?: string;
  readonly side?: string;
  readonly top?: string;
  readonly palette?: Palette;
  /** Rounds the corners by this many units. */
  readonly soft?: number;
}

export interface Pen {
  readonly look: Look;
  readonly random: () => number;
  /** Body material of the product. */
  readonly body: Palette;
  /** Dark plastic and rubber for parts that keep their colour. */
  readonly black: Palette;
  readonly metal: Palette;
  readonly accent: string;
  /** Companions of the accent for lights and printed art. */
  readonly accents: readonly [string, string, string];
  /** A gradient along `angle` degrees (0 = left to right, 90 = top to bottom), as a paint. */
  readonly linear: (angle: number, ...stops: readonly Stop[]) => string;
  readonly radial: (cx: number, cy: number, r: number, ...stops: readonly Stop[]) => string;
  /** Shades a palette from lit to shadow. */
  readonly shade: (palette: Palette, angle?: number) => string;
  /** Cuts `content` to the outline of `shape`. */
  readonly clip: (shape: string, ...content: readonly string[]) => string;
  readonly groundShadow: (cx: number, cy: number, rx: number, ry: number, strength?: number) => string;
  /** The shadow of something that stands on the ground, following its footprint w × d from its near left corner. */
  readonly contact: (view: View, at: readonly [number, number, number], footprint: readonly [number, number]) => string;
  readonly glow: (cx: number, cy: number, rx: number, ry: number, colour: string, strength?: number) => string;
  readonly brandMark: (x: number, y: number, size: number, fill: string, maxWidth?: number) => string;
  /** A cuboid standing at (x, y, z) = its lower left front corner; art is placed on top of the faces. */
  readonly box: (
    view: View,
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    faces?: BoxFaces,
  ) => string;
  /** Closes the drawing: definitions first, numbers shortened. */
  readonly done: (...parts: readonly string[]) => string;
}

const neutralPalette = (level: number, hue: number, chroma: number, spread: number): Palette => ({
  glow: oklch(Math.min(0.985, level + spread * 1.9), chroma * 0.5, hue),
  light: oklch(Math.min(0.97, level + spread), chroma * 0.85, hue),
  base: oklch(level, chroma, hue),
  dark: oklch(level - spread * 0.9, chroma * 0.95, hue),
  deep: oklch(Math.max(0.1, level - spread * 1.8), chroma * 0.8, hue),
  rim: level > 0.75 ? oklch(0.7, chroma * 0.5, hue) : oklch(Math.min(0.8, level + 0.26), chroma * 0.7, hue),
  ink: level > 0.66 ? '#1c1c22' : '#ffffff',
});

/** Material from a hue, a vividness 0–1 and a tone; used for the body and for printed or moulded parts. */
export const paletteOf = (hue: number, chroma: number, tone: 'light' | 'dark'): Palette => {
  if (chroma < 0.12) {
    return tone === 'light' ? neutralPalette(0.9, hue, 0.006, 0.075) : neutralPalette(0.29, hue, 0.012, 0.085);
  }
  return tone === 'light'
    ? neutralPalette(0.73, hue, 0.16 * chroma, 0.085)
    : neutralPalette(0.54, hue, 0.21 * chroma, 0.085);
};

const BLACK = neutralPalette(0.24, 270, 0.012, 0.075);
const METAL = neutralPalette(0.76, 250, 0.01, 0.11);

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

type Define = (markup: (id: string) => string) => string;

/** Gradients, each defined once in the drawing and used by its id. */
const gradients = (define: Define): Pick<Pen, 'linear' | 'radial'> => ({
  linear: (angle, ...stops) => {
    const dx = Math.cos((angle * Math.PI) / 180) / 2;
    const dy = Math.sin((angle * Math.PI) / 180) / 2;
    const id = define(
      (name) =>
        `<linearGradient id="${name}" x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  },
  radial: (cx, cy, r, ...stops) =>
    `url(#${define((name) => `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`)})`,
});

/** How light runs over a material, by the finish of the product. */
const shader =
  (finish: Look['finish'], linear: Pen['linear']): Pen['shade'] =>
  (palette, angle = 60) => {
    if (finish === 'metal') {
      return linear(
        angle,
        [0, palette.light],
        [0.28, palette.base],
        [0.45, palette.glow],
        [0.62, palette.base],
        [1, palette.dark],
      );
    }
    if (finish === 'gloss' || finish === 'glass') {
      return linear(angle, [0, palette.glow], [0.22, palette.light], [0.55, palette.base], [1, palette.deep]);
    }
    return linear(angle, [0, palette.light], [0.5, palette.base], [1, palette.dark]);
  };

/** Shadows and lights: blurs drawn as gradients. */
const lights = (radial: Pen['radial']): Pick<Pen, 'groundShadow' | 'glow'> => {
  const soft = (cx: number, cy: number, rx: number, ry: number, colour: string, strength: number): string =>
    ellipse(
      cx,
      cy,
      rx,
      ry,
      radial(
        0.5,
        0.5,
        0.5,
        [0, colour, strength],
        [0.5, colour, strength * 0.5],
        [0.8, colour, strength * 0.13],
        [1, colour, 0],
      ),
    );
  return {
    groundShadow: (cx, cy, rx, ry, strength = 0.42) =>
      soft(cx, cy, rx * 1.12, ry * 1.35, '#0b0d18', strength * 0.55) +
      soft(cx, cy, rx * 0.86, ry * 0.7, '#0b0d18', strength),
    glow: (cx, cy, rx, ry, colour, strength = 0.55) => soft(cx, cy, rx, ry, colour, strength),
  };
};

const contact: Pen['contact'] = (view, [x, y, z], [w, d]) =>
  // Growing copies stand in for a blur: a blur filter costs more than the whole drawing.
  Array.from({ length: 9 }, (_, index) => {
    const grow = 24 - index * 3;
    const corners = [
      view.point(x - grow * 0.2, y, z + grow * 0.7),
      view.point(x + w + grow * 0.7, y, z + grow * 0.7),
      view.point(x + w + grow * 0.7, y, z - d - grow * 0.1),
      view.point(x - grow * 0.2, y, z - d - grow * 0.1),
    ];
    return poly(
      corners,
      '#0b0d18',
      `opacity="${(0.012 + index * 0.011).toFixed(3)}" stroke="#0b0d18" stroke-width="${Math.max(2, grow)}" stroke-linejoin="round"`,
    );
  }).join('');

/** Draws cuboids, of the product's own material unless told otherwise. */
const boxDrawer =
  (body: Palette, linear: Pen['linear']): Pen['box'] =>
  (view, [x, y, z], [w, h, d], faces = {}) => {
    const palette = faces.palette ?? body;
    const edge = faces.soft ?? 2;
    const joined = (fill: string): string => `stroke="${fill}" stroke-width="${edge}" stroke-linejoin="round"`;
    const p = view.point;
    const corners = { a: p(x, y, z), b: p(x + w, y, z), c: p(x + w, y + h, z), d: p(x, y + h, z) };
    const back = { a: p(x, y, z - d), b: p(x + w, y, z - d), c: p(x + w, y + h, z - d), d: p(x, y + h, z - d) };
    // Turned the other way the viewer sees the left-hand face, which the light reaches.
    const fromRight = back.b[0] > corners.b[0];
    const flank = fromRight
      ? poly(
          [corners.b, back.b, back.c, corners.c],
          linear(90, [0, palette.dark], [1, palette.deep]),
          joined(palette.deep),
        )
      : poly(
          [corners.a, back.a, back.d, corners.d],
          linear(90, [0, palette.base], [1, palette.dark]),
          joined(palette.dark),
        );
    const seam = fromRight ? [corners.d, corners.c, corners.b, back.c] : [corners.c, corners.d, corners.a, back.d];
    const [from, corner, low, deepCorner] = seam.map((at) => at.join(' '));
    return [
      flank,
      fromRight ? view.side(x + w, y + h, z, faces.side ?? '') : '',
      poly(
        [corners.d, corners.c, back.c, back.d],
        linear(20, [0, palette.glow], [1, palette.light]),
        joined(palette.light),
      ),
      view.top(x, y + h, z - d, faces.top ?? ''),
      poly(
        [corners.a, corners.b, corners.c, corners.d],
        linear(70, [0, palette.light], [0.6, palette.base], [1, mix(palette.base, palette.dark, 0.6)]),
        joined(palette.base),
      ),
      view.front(x, y + h, z, faces.front ?? ''),
      path(
        `M${from}L${corner}L${low}M${corner}L${deepCorner}`,
        'none',
        `stroke="${palette.glow}" stroke-opacity="0.55" stroke-width="1.1" stroke-linecap="round"`,
      ),
    ].join('');
  };

export const penFor = (look: Look): Pen => {
  const definitions: string[] = [];
  const prefix = `p${look.seed.toString(36)}${look.variant}`;
  const define: Define = (markup) => {
    const id = `${prefix}-${definitions.length}`;
    definitions.push(markup(id));
    return id;
  };
  const { linear, radial } = gradients(define);
  const body = paletteOf(look.hue, look.chroma, look.tone);
  const accents: readonly [string, string, string] = [
    look.accent,
    oklch(0.7, 0.17, (look.hue + 70 + (look.seed % 60)) % 360),
    oklch(0.78, 0.15, (look.hue + 200 + (look.seed % 70)) % 360),
  ];
  return {
    look,
    random: randomFrom(look.seed),
    body,
    black: BLACK,
    metal: METAL,
    accent: look.accent,
    accents,
    linear,
    radial,
    shade: shader(look.finish, linear),
    clip: (shape, ...content) => {
      const id = define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
      return `<g clip-path="url(#${id})">${content.join('')}</g>`;
    },
    contact,
    ...lights(radial),
    brandMark: (x, y, size, fill, maxWidth = 90) =>
      text(look.brand.toUpperCase(), x, y, {
        size,
        fill,
        face: 'heading',
        anchor: 'middle',
        tracking: 0.1,
        maxWidth,
        minSize: size * 0.5,
      }),
    box: boxDrawer(body, linear),
    done: (...parts) =>
      `<defs>${definitions.join('')}</defs>${parts.join('')}`.replace(/-?\d+\.\d{5,}/g, (number) =>
        String(Number(Number(number).toFixed(2))),
      ),
  };
};
