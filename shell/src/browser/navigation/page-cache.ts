/** Pages by key, for a limited time; when there are too many, the oldest go. */
export interface PageCache<Page> {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  clear(): void;
}

export function createPageCache<Page>(maxPages: number, lifeMs: number, now: () => number): PageCache<Page> {
  const cached = new Map<string, { page: Page; at: number }>();
  return {
    get(key) {
      const entry = cached.get(key);
      return entry && now() - entry.at < lifeMs ? entry.page : undefined;
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

/** What pages are known by: path and query. A hash is a place on the same page. */
export const pageKey = (url: string): string => url.split('#')[0] ?? url;
