import { createCache, type Cache, type Loaded } from '@shop/cache';
import type { ShellConfig } from '../config.ts';
import { bytesOf, type PageResponse } from './page-response.ts';

/** Finished responses that visitors share, documents and page data, within one budget of memory. */
export type PageCache = Cache<PageResponse>;

/** Fresh for half a minute; then refreshed in the background while the old one is sent. */
export const createPageCache = (
  { maxBytes, freshSeconds, staleSeconds }: ShellConfig['cache'],
  now: () => number,
  onRefreshError: (error: unknown) => void,
): PageCache =>
  createCache<PageResponse>({
    bound: { maxSize: Math.max(1, maxBytes), sizeOf: bytesOf },
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now,
    onRefreshError,
    onRefreshed: ({ body }) => void body?.prepare(),
  });

/** A response as the page cache takes it; one that may not be cached, e.g. with a failed fragment, is nobody else's. */
export const loadedPage = (value: PageResponse, isCacheable: boolean): Loaded<PageResponse> =>
  isCacheable ? { value } : { value, freshMs: 0 };
