/** A path of this shop out of something that a form carried; `fallback` for anything that could lead elsewhere. */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  // '//host' and '/\host' are other hosts to a browser; control characters are dropped by it before it reads the address.
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return fallback;
  const url = new URL(value, 'http://shop.invalid');
  return url.origin === 'http://shop.invalid' ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
