/** In-memory cache of pages with a lifetime and a maximum size; the oldest entries are evicted first. */
export interface PageCache<Page> {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  clear(): void;
}

export function createPageCache<Page>(maxPages: number, ttlMs: number, now: () => number): PageCache<Page> {
  const cached = new Map<string, { page: Page; at: number }>();
  return {
    get(key) {
      const entry = cached.get(key);
      return entry && now() - entry.at < ttlMs ? entry.page : undefined;
    },
    set(key, page) {
      cached.delete(key);
      cached.set(key, { page, at: now() });
      for (const oldest of cached.keys()) {
        if (cached.size <= maxPages) break;
        cached.delete(oldest);
      }
    },
    delete: (key) => void cached.delete(key),
    clear: () => cached.clear(),
  };
}

/** Cache key of a page: path and query. The hash only names an element on it. */
export const pageKey = (url: string): string => url.split('#')[0] ?? url;
