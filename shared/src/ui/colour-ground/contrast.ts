/** WCAG 2.2 arithmetic on `#rgb` and `#rrggbb` colours. */

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colour as `#rrggbb`, or null when it is not a hex colour. Data colours come with and without `#`. */
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

/** Contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Whether a ground wants light text (white) or dark text (ink), whichever reads better. */
export function textToneOn(ground: string): 'light' | 'dark' {
  return contrastRatio(ground, '#ffffff') >= contrastRatio(ground, '#1a1a1d') ? 'light' : 'dark';
}
