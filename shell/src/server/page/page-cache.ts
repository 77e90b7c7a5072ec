import { createCache, type Cache, type Loaded } from '@shop/cache';
import type { ShellConfig } from '../config.ts';
import type { Recompress } from '../http/recompress.ts';
import { bytesOf, type PageResponse } from './page-response.ts';

/** Cache of finished shared responses, documents and page data, within one memory budget. */
export type PageCache = Cache<PageResponse>;

export interface PageCacheOptions {
  config: ShellConfig['cache'];
  /** Current time in unix milliseconds. */
  now: () => number;
  recompress: Recompress;
  onRefreshError: (error: unknown) => void;
}

/**
 * Creates the page cache: entries are fresh for `freshSeconds`, then refreshed in the background while the old one is
 * sent; the new one is compressed before it is requested.
 */
export const createPageCache = ({
  config: { maxBytes, freshSeconds, staleSeconds },
  now,
  recompress,
  onRefreshError,
}: PageCacheOptions): PageCache =>
  createCache<PageResponse>({
    bound: { maxSize: Math.max(1, maxBytes), sizeOf: bytesOf },
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now,
    onRefreshError,
    onRefreshed({ body }) {
      if (body === null) return;
      void body.prepare();
      recompress(body);
    },
  });

/** A response for the page cache; `isCacheable` is false e.g. with a failed fragment, which only this request gets. */
export const loadedPage = (value: PageResponse, isCacheable: boolean): Loaded<PageResponse> =>
  isCacheable ? { value } : { value, freshMs: 0 };
