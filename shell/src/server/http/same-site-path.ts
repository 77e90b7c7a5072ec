import { readPath } from '@shop/contracts/routing';

/** Validates a path of this shop from a form; returns `fallback` for any value that could lead to another site. */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  const path = value?.startsWith('/') ? readPath(value) : null;
  return path === null ? fallback : `${path.pathname}${path.search}${path.hash}`;
}
