/** Colour arithmetic in OKLCH: equal steps look equal, so one shading ramp serves every hue in the catalogue. */

const toByte = (linear: number): number => {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
};

const hexByte = (value: number): string => value.toString(16).padStart(2, '0');

/** Lightness 0–1, chroma 0–0.37, hue in degrees; returns `#rrggbb`. Colours outside sRGB are clamped. */
export const oklch = (lightness: number, chroma: number, hue: number): string => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${hexByte(toByte(red))}${hexByte(toByte(green))}${hexByte(toByte(blue))}`;
};

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** `share` of `second` mixed into `first`; both `#rrggbb`. */
export const mix = (first: string, second: string, share: number): string => {
  const from = channels(first);
  const to = channels(second);
  return `#${from.map((part, index) => hexByte(Math.round(part + ((to[index] ?? part) - part) * share))).join('')}`;
};

/** Perceived brightness 0–1, enough to choose between black and white lettering. */
export const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

/** Dark yellows look like mud, so a hue that was chosen by hash skips them. */
export const printableHue = (hue: number): number => (hue > 76 && hue < 132 ? hue + 60 : hue);

/** The lettering colour that reads on the given ground. */
export const inkOn = (hex: string): string => (luminance(hex) > 0.6 ? '#16161a' : '#ffffff');
