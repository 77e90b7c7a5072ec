/** The few SVG elements the drawings are made of. `extra` is appended as attributes. */

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${extra}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const poly = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, fill, extra);

export const group = (attributes: string, ...content: readonly string[]): string =>
  `<g ${attributes}>${content.join('')}</g>`;

export const moved = (x: number, y: number, ...content: readonly string[]): string =>
  group(`transform="translate(${x} ${y})"`, ...content);

/** `count` parts side by side, each drawn by its index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A star or, with equal radii, a regular polygon. */
export const star = (
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  extra = '',
): string =>
  poly(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const angle = (Math.PI * index) / points - Math.PI / 2;
      const radius = index % 2 === 0 ? outer : inner;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
    fill,
    extra,
  );
