import type { ProductSummary } from '@shop/contracts';

/** The products that were added to a list after its first page, and how far it has come. */
export interface LoadedPages {
  readonly products: readonly ProductSummary[];
  readonly lastPage: number;
}

interface HistoryEntry {
  readonly shopKey?: unknown;
  readonly list?: { readonly url: string; readonly lastPage: number };
}

const MAX_LISTS = 12;

/** Per history entry, newest last; browser only. A document's life is long enough: after a reload the pages are fetched. */
const stored = new Map<string, LoadedPages>();

const entry = (): HistoryEntry => (history.state as HistoryEntry | null) ?? {};
const keyFor = (url: string): string => `${String(entry().shopKey ?? '')} ${url}`;

/** [O2.13-14] Notes how far a list has come, so that stepping back to it shows the same. */
export function storePages(url: string, pages: LoadedPages): void {
  const key = keyFor(url);
  stored.delete(key);
  stored.set(key, pages);
  for (const oldest of stored.keys()) {
    if (stored.size <= MAX_LISTS) break;
    stored.delete(oldest);
  }
  history.replaceState({ ...entry(), list: { address: url, lastPage: pages.lastPage } }, '');
}

/** [O2.13-14] What was loaded here before, drawn at once so that the page can scroll to where it was. */
export const recallPages = (url: string): LoadedPages | null => stored.get(keyFor(url)) ?? null;

/** How far the list had come when the document was left or reloaded; null when that is not known. */
export function recallLastPage(url: string): number | null {
  const { list } = entry();
  return list?.url === url ? list.lastPage : null;
}
