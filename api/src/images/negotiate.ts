import type { PictureFormat } from './renderer.ts';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** Up to this width a WebP of our drawings is as small as an AVIF and made in a third of the time. */
const SMALL_PICTURE = 640;

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

/**
 * The best format that the browser names: AVIF, then WebP, then JPEG for everyone; small pictures prefer WebP. Without
 * either, a transparent picture is a PNG, since JPEG would give it a ground.
 */
export const pictureFormat = (accept: string | undefined, width: number, isTransparent: boolean): PictureFormat => {
  const types = namedTypes(accept ?? '');
  const preferred = width <= SMALL_PICTURE ? (['webp', 'avif'] as const) : (['avif', 'webp'] as const);
  return (
    preferred.find((format) => types.has(CONTENT_TYPES[format])) ??
    (isTransparent && types.has('image/png') ? 'png' : 'jpeg')
  );
};
