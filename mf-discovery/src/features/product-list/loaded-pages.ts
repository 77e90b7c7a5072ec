import type { ProductSummary } from '@shop/contracts';

/** The products that were added to a list after its first page, and its last loaded page. */
export interface LoadedPages {
  readonly products: readonly ProductSummary[];
  readonly lastPage: number;
}

interface HistoryEntry {
  readonly shopKey?: unknown;
  readonly list?: { readonly url: string; readonly lastPage: number };
}

const MAX_LISTS = 12;

/** Per history entry, newest last; browser only, in memory: after a reload the pages are fetched again. */
const stored = new Map<string, LoadedPages>();

const entry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {};
const keyFor = (url: string): string => `${String(entry().shopKey ?? '')} ${url}`;

/** [O2.13-14] Stores the loaded pages of a list, so that stepping back to it restores them. */
export function storePages(url: string, pages: LoadedPages): void {
  const key = keyFor(url);
  stored.delete(key);
  stored.set(key, pages);
  for (const oldest of stored.keys()) {
    if (stored.size <= MAX_LISTS) break;
    stored.delete(oldest);
  }
  const next: HistoryEntry = { ...entry(), list: { url, lastPage: pages.lastPage } };
  history.replaceState(next, '');
}

/** [O2.13-14] Previously loaded pages, rendered at once so that the scroll position can be restored. */
export const recallPages = (url: string): LoadedPages | null => stored.get(keyFor(url)) ?? null;

/** The last loaded page when the document was left or reloaded; null when it is not stored. */
export function recallLastPage(url: string): number | null {
  const { list } = entry();
  return list?.url === url ? list.lastPage : null;
}
