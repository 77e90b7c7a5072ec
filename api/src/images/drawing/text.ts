import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** Lettering is drawn as outlines because a fresh server has no fonts installed. */
const FACES = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  bold: '@fontsource/inter/files/inter-latin-700-normal.woff',
  text: '@fontsource/inter/files/inter-latin-500-normal.woff',
} as const;

type Face = keyof typeof FACES;

interface TextOptions {
  readonly size: number;
  readonly fill: string;
  readonly face?: Face;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters as a share of the size. */
  readonly tracking?: number;
  /** Widest the line may be; it shrinks to `minSize` first and is then cut with an ellipsis. */
  readonly maxWidth?: number;
  readonly minSize?: number;
  readonly opacity?: number;
}

const require = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();
const outlines = new Map<string, string>();

const fontOf = (face: Face): Font => {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(FACES[face]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, font);
  return font;
};

/** Letters the faces lack (other alphabets, emoji) are left out instead of drawn as empty boxes. */
const drawable = (font: Font, text: string): string =>
  [...text.normalize('NFC').replaceAll('\u00a0', ' ')].filter((letter) => font.charToGlyphIndex(letter) > 0).join('');

const advances = (font: Font, text: string, tracking: number): number[] => {
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    return ((glyph.advanceWidth ?? 0) + kerning) / font.unitsPerEm + (next ? tracking : 0);
  });
};

/** Width of one line in the unit of `size`. */
export const textWidth = (text: string, size: number, face: Face = 'bold', tracking = 0): number => {
  const font = fontOf(face);
  return advances(font, drawable(font, text), tracking).reduce((sum, width) => sum + width, 0) * size;
};

/** Our own writer: opentype.js 2.0.0 drops the separator in front of a rounded -0 ("1 -0" becomes "10"). */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map((command) => {
      const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
      switch (command.type) {
        case 'C':
          return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
        case 'Q':
          return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
        case 'Z':
          return 'Z';
        default:
          return `${command.type}${at(command.x, command.y)}`;
      }
    })
    .join('');

/** Outlines are cached per letter at 100 units and placed with a transform, so long texts stay cheap. */
const outlineOf = (face: Face, letter: string): string => {
  const key = `${face}${letter}`;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const drawn = pathData(fontOf(face).charToGlyph(letter).getPath(0, 0, 100).commands);
  outlines.set(key, drawn);
  return drawn;
};

const ellipsized = (text: string, face: Face, size: number, tracking: number, maxWidth: number): string => {
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`, size, face, tracking) > maxWidth) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
};

/** One line of text as SVG paths, its baseline at (x, y). */
export const text = (content: string, x: number, y: number, options: TextOptions): string => {
  const { fill, face = 'bold', anchor = 'start', tracking = 0, maxWidth = Infinity, opacity = 1 } = options;
  const font = fontOf(face);
  let line = drawable(font, content).trim();
  if (line === '') return '';
  let size = options.size;
  const natural = textWidth(line, size, face, tracking);
  if (natural > maxWidth) {
    size = Math.max(options.minSize ?? size * 0.7, (size * maxWidth) / natural);
    if (textWidth(line, size, face, tracking) > maxWidth + 0.01)
      line = ellipsized(line, face, size, tracking, maxWidth);
  }
  const widths = advances(font, line, tracking);
  const total = widths.reduce((sum, width) => sum + width, 0) * size;
  let pen = anchor === 'middle' ? x - total / 2 : anchor === 'end' ? x - total : x;
  const scale = (size / 100).toFixed(4);
  const letters = [...line].map((letter, index) => {
    const outline = outlineOf(face, letter);
    const placed =
      outline === ''
        ? ''
        : `<path transform="translate(${pen.toFixed(2)} ${y.toFixed(2)}) scale(${scale})" d="${outline}"/>`;
    pen += (widths[index] ?? 0) * size;
    return placed;
  });
  return `<g fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${letters.join('')}</g>`;
};

/** Breaks a text into at most `limit` lines no wider than `maxWidth`; what does not fit ends in an ellipsis. */
export const wrapText = (
  content: string,
  size: number,
  maxWidth: number,
  limit: number,
  face: Face = 'display',
): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && textWidth(longer, size, face) > maxWidth) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  if (current !== '') lines.push(current);
  if (lines.length <= limit) return lines;
  const rest = lines.slice(limit - 1).join(' ');
  return [...lines.slice(0, limit - 1), ellipsized(rest, face, size, 0, maxWidth)];
};

interface BlockOptions extends TextOptions {
  readonly lines: number;
  readonly leading?: number;
}

interface FittedBlock {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size at which a text fits its width and number of lines, its lines about equally long. */
export const fitBlock = (content: string, options: Omit<BlockOptions, 'fill'>): FittedBlock => {
  const { maxWidth = 300, lines: limit, face = 'display' } = options;
  const smallest = options.minSize ?? options.size * 0.55;
  let size = options.size;
  let lines = wrapText(content, size, maxWidth, 99, face);
  const fits = (): boolean => lines.length <= limit && lines.every((line) => textWidth(line, size, face) <= maxWidth);
  while (size > smallest && !fits()) {
    size *= 0.93;
    lines = wrapText(content, size, maxWidth, 99, face);
  }
  if (lines.length > limit) return { size, lines: wrapText(content, size, maxWidth, limit, face) };
  for (let width = maxWidth * 0.94; width > maxWidth * 0.4; width *= 0.94) {
    const narrower = wrapText(content, size, width, 99, face);
    if (narrower.length > lines.length || narrower.some((line) => textWidth(line, size, face) > width)) break;
    lines = narrower;
  }
  return { size, lines };
};

/** Several lines, the first baseline at y; the size shrinks until the whole text fits or `minSize` is reached. */
export const textBlock = (content: string, x: number, y: number, options: BlockOptions): string => {
  const { maxWidth = 300, face = 'display', leading = 1.02 } = options;
  const { size, lines } = fitBlock(content, options);
  return lines
    .map((line, index) =>
      text(line, x, y + index * size * leading, { ...options, face, size, maxWidth, minSize: size * 0.5 }),
    )
    .join('');
};
