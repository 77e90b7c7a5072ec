import type { Visitor } from '../visitor/visitor.ts';

/**
 * Cache key of a shared page: everything that the response to an anonymous visitor depends on. Other data of the
 * visitor (cart, history, consent) are filled in by the browser.
 */
export const cacheKey = (
  url: string,
  visitor: Pick<Visitor, 'flag' | 'theme' | 'isCrawler'>,
  releases: string,
): string => JSON.stringify([url, visitor.flag, visitor.theme, visitor.isCrawler, releases]);

/**
 * Cache-Control for browsers (revalidate always, cheap by ETag) and a CDN (cache briefly). No `stale-while-revalidate`:
 * it applies to browsers as well, which could show a release that has been rolled back meanwhile.
 */
export const sharedCacheControl = ({ freshSeconds }: { freshSeconds: number }): string =>
  `public, max-age=0, s-maxage=${freshSeconds}`;

export const PRIVATE_CACHE_CONTROL = 'private, no-store';
/** Cache-Control of a shared page for an expired session: valid for that browser, but not for a CDN. */
export const UNSHARED_CACHE_CONTROL = 'private, no-cache';
