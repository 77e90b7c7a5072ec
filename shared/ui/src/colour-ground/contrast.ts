/** WCAG 2.2 arithmetic on `#rgb` and `#rrggbb` colours. */

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour as `#rrggbb`, or null when it is not a hex colour. Colours in data are with or without `#`. */
export function parseHexColour(colour: string): string | null {
  const digits = HEX.exec(colour.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * Contrast ratio of two `#rrggbb` colours, 1–21, for tests of the tokens.
 * @internal
 */
export function contrastRatio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Luminance of a background up to which white text (luminance 1) has more contrast than ink. */
const LIGHTEST_FOR_WHITE = Math.sqrt(1.05 * (luminance('#1a1a1d') + 0.05)) - 0.05;

/** Whether a background needs light text (white) or dark text (ink), whichever has more contrast. */
export function textToneOn(ground: string): 'light' | 'dark' {
  return luminance(ground) <= LIGHTEST_FOR_WHITE ? 'light' : 'dark';
}
