import type { ImageFormat } from './encode.ts';

export const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Formats that the browser names with a weight above zero; a wildcard does not count, as it proves no support. */
const namedTypes = (accept: string): ReadonlySet<string> =>
  new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type = '']) => type),
  );

/** Best first, fastest to encode last. */
export type ImageFormats = readonly [ImageFormat, ...ImageFormat[]];

/**
 * Formats that the browser names, best first: AVIF, then WebP; JPEG for all others. Without either, a transparent image
 * is a PNG, since JPEG has no transparency.
 */
export const imageFormats = (accept: string | undefined, isTransparent: boolean): ImageFormats => {
  const types = namedTypes(accept ?? '');
  const [first, ...others] = (['avif', 'webp'] as const).filter((format) => types.has(CONTENT_TYPES[format]));
  if (first) return [first, ...others];
  return [isTransparent && types.has('image/png') ? 'png' : 'jpeg'];
};
