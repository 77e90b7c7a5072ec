import sharp from 'sharp';

/**
 * Rounds of an animation before it stands still. Eight frames of 160 ms take 3.8 seconds then: what moves by itself for
 * more than five would need a button that stops it (WCAG 2.2.2).
 */
const ROUNDS = 3;

/** Joins drawn frames into one GIF. `milliseconds` is the time of each frame. */
export const animatedGif = async (frames: readonly string[], milliseconds: number): Promise<Buffer> => {
  const images = await Promise.all(frames.map((frame) => sharp(Buffer.from(frame)).png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .gif({ loop: ROUNDS, delay: frames.map(() => milliseconds), effort: 4 })
    .toBuffer();
};
