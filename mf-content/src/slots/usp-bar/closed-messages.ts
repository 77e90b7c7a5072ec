import { syncedStorageKey } from './synced-storage.ts';

/** [3-137], [O2.15-04] Storage key of the closed messages. */
const KEY = syncedStorageKey('closedSiteMessages');

/** Ids of the messages that the shopper has closed in this browser. Anything unreadable counts as none. */
export function readClosed(storage: Pick<Storage, 'getItem'>): number[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Closed messages that no longer exist are forgotten, so that the list does not grow for ever. */
export function writeClosed(
  storage: Pick<Storage, 'setItem'>,
  ids: readonly number[],
  existing: readonly number[],
): void {
  storage.setItem(KEY, JSON.stringify(ids.filter((id) => existing.includes(id))));
}

export const isClosedKey = (key: string | null): boolean => key === KEY;
