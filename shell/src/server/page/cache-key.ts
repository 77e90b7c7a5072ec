import type { Visitor } from '../visitor/visitor.ts';

/**
 * What the answer to a visitor without a session depends on. Everything else about the visitor (cart, history, consent)
 * fills in in the browser.
 */
export const cacheKey = (
  url: string,
  visitor: Pick<Visitor, 'flag' | 'theme' | 'isCrawler'>,
  releases: string,
): string => JSON.stringify([url, visitor.flag, visitor.theme, visitor.isCrawler, releases]);

/**
 * For browsers (ask every time, the ETag makes it cheap) and for a CDN (keep a while). No `stale-while-revalidate`: it
 * binds browsers as well as CDNs, and would let one show somebody who comes back a release that has been rolled back
 * meanwhile.
 */
export const sharedCacheControl = ({ freshSeconds }: { freshSeconds: number }): string =>
  `public, max-age=0, s-maxage=${freshSeconds}`;

export const PRIVATE_CACHE_CONTROL = 'private, no-store';
/** The shared page, given to somebody with a session cookie that has run out: right for them, not for a CDN to keep. */
export const UNSHARED_CACHE_CONTROL = 'private, no-cache';
