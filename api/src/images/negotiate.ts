import type { PictureFormat } from './encode.ts';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Formats the browser names with a weight above zero; a wildcard says nothing about what it can show. */
const namedTypes = (accept: string): ReadonlySet<string> =>
  new Set(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
      .map(([type = '']) => type),
  );

/** Best first, quickest to make last. */
export type PictureFormats = readonly [PictureFormat, ...PictureFormat[]];

/**
 * The formats that the browser names, the best first: AVIF, then WebP; JPEG for everyone else. Without either, a transparent
 * picture is a PNG, since JPEG would give it a ground.
 */
export const pictureFormats = (accept: string | undefined, isTransparent: boolean): PictureFormats => {
  const types = namedTypes(accept ?? '');
  const [first, ...others] = (['avif', 'webp'] as const).filter((format) => types.has(CONTENT_TYPES[format]));
  if (first) return [first, ...others];
  return [isTransparent && types.has('image/png') ? 'png' : 'jpeg'];
};
