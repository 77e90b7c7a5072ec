/** How a body may travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = /;\s*q=0(?:\.0+)?\s*$/;

/**
 * The best of our encodings that an `Accept-Encoding` header accepts; a weight of 0 rejects one. `identity` when it
 * accepts none.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined || acceptEncoding === 'identity') return 'identity';
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') || accepted.includes('*') ? 'gzip' : 'identity';
}
