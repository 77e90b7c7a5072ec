import { readPath } from '@shop/contracts/routing';

/** A path of this shop out of something that a form carried; `fallback` for anything that could lead elsewhere. */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  const path = value?.startsWith('/') ? readPath(value) : null;
  return path === null ? fallback : `${path.pathname}${path.search}${path.hash}`;
}
