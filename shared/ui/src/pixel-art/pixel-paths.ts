/** Colours by the letters of a picture's rows; a dot is transparent. */
export const PIXEL_INKS = { k: 'ink', g: 'grey', p: 'pale', a: 'accent', r: 'red', y: 'light', w: 'white' } as const;

/** Colour name of a pixel. */
export type PixelInk = (typeof PIXEL_INKS)[keyof typeof PIXEL_INKS];

/** A pixel picture as one SVG path per colour; sizes in pixels of the picture. */
export interface PixelPaths {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly ink: PixelInk; readonly d: string }[];
}

const isInk = (letter: string): letter is keyof typeof PIXEL_INKS => Object.hasOwn(PIXEL_INKS, letter);

/** One path per ink: pixels beside one another become one bar, so a whole scene is a few hundred characters. */
export function pixelPaths(rows: readonly string[]): PixelPaths {
  const rendered = new Map<PixelInk, string>();
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const [bar, letter = ''] = run;
      if (!isInk(letter)) continue;
      const ink = PIXEL_INKS[letter];
      rendered.set(ink, `${rendered.get(ink) ?? ''}M${run.index} ${y}h${bar.length}v1h-${bar.length}z`);
    }
  });
  return {
    width: Math.max(...rows.map((row) => row.length)),
    height: rows.length,
    paths: [...rendered].map(([ink, d]) => ({ ink, d })),
  };
}
