/** Loaded pages by key, newest last; the oldest go. */
export interface PageStore<Page> {
  get(key: string): Page | undefined;
  set(key: string, page: Page): void;
  delete(key: string): void;
  clear(): void;
}

export function createPageStore<Page>(most: number, lifeMs: number, now: () => number): PageStore<Page> {
  const kept = new Map<string, { page: Page; at: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      return entry && now() - entry.at < lifeMs ? entry.page : undefined;
    },
    set(key, page) {
      kept.delete(key);
      kept.set(key, { page, at: now() });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
