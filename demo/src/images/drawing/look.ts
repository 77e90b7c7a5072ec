/** Parameters in which one image of an archetype differs from the next. */
export interface Look {
  readonly seed: number;
  /** Degrees, OKLCH. */
  readonly hue: number;
  /** 0 = neutral (black, white, silver) … 1 = vivid. */
  readonly chroma: number;
  /** `#rrggbb`: lights, details and printed art. */
  readonly accent: string;
  readonly finish: Finish;
  readonly tone: 'light' | 'dark';
  readonly brand: string;
  readonly label: string;
  readonly variant: number;
}

export type Finish = 'matte' | 'gloss' | 'metal' | 'glass' | 'wood' | 'fabric';

/** A drawing: an SVG fragment in a 400 × 400 field whose ground line lies near y = 345. */
export type Archetype = (look: Look) => string;
