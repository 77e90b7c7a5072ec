import sharp from 'sharp';
import { ARCHETYPES, type ArchetypeName } from './archetypes/index.ts';
import type { Look } from './drawing/look.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const FIELD = { from: -150, side: 700, pixels: 112 } as const;
/** Below this the pixel belongs to a soft shadow or a glow, which may run out of the frame's centre. */
const SOLID_ALPHA = 90;
const frames = new Map<string, Promise<Frame>>();

const measure = async (archetype: ArchetypeName, look: Look): Promise<Frame> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD.pixels}" height="${FIELD.pixels}" viewBox="${FIELD.from} ${FIELD.from} ${FIELD.side} ${FIELD.side}">${ARCHETYPES[archetype](look)}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom]: [number, number, number, number] = [info.width, info.height, 0, 0];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < SOLID_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const scale = FIELD.side / FIELD.pixels;
  const side = Math.max(right - left, bottom - top) * scale;
  return {
    x: FIELD.from + ((left + right) / 2) * scale - side / 2,
    y: FIELD.from + ((top + bottom) / 2) * scale - side / 2,
    side,
  };
};

/**
 * The smallest square around a drawing, measured once per archetype and shape, so that every product fills its card
 * alike whatever coordinates it was drawn in.
 */
export const frameOf = (archetype: ArchetypeName, look: Look): Promise<Frame> => {
  const key = `${archetype}:${look.variant}:${look.finish === 'wood'}`;
  const known = frames.get(key);
  if (known) return known;
  const measured = measure(archetype, look);
  frames.set(key, measured);
  measured.catch(() => frames.delete(key));
  return measured;
};

/** The same square with a margin; `share` is the margin on each side. */
export const padded = ({ x, y, side }: Frame, share: number): Frame => ({
  x: x - side * share,
  y: y - side * share,
  side: side * (1 + share * 2),
});
