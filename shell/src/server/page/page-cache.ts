import type { ShellConfig } from '../config.ts';
import { bytesOf, type PageAnswer } from './page-answer.ts';
import { createSwrCache, type SwrCache } from './swr-cache.ts';

/** Finished responses that visitors share: documents and page data, within one budget of memory. */
export type PageCache = SwrCache<PageAnswer>;

export const createPageCache = (
  { maxBytes, freshSeconds, staleSeconds }: ShellConfig['cache'],
  now: () => number,
  onRefreshError: (error: unknown) => void,
): PageCache =>
  createSwrCache<PageAnswer>({
    maxBytes,
    bytesOf,
    freshMs: freshSeconds * 1000,
    staleMs: staleSeconds * 1000,
    now,
    onRefreshError,
    onRefreshed: ({ body }) => void body?.prepare(),
  });
