import sharp from 'sharp';

/** Joins drawn frames into one endlessly looping GIF. `milliseconds` is the time of each frame. */
export const animatedGif = async (frames: readonly string[], milliseconds: number): Promise<Buffer> => {
  const images = await Promise.all(frames.map((frame) => sharp(Buffer.from(frame)).png().toBuffer()));
  return sharp(images, { join: { animated: true } })
    .gif({ loop: 0, delay: frames.map(() => milliseconds), effort: 4 })
    .toBuffer();
};
