/** [3-137] */
export const SYNCED_STORAGE_PREFIX = 'synced-storage:';

/** [3-138] Names of what all tabs share. */
export const SYNCED_NAMES = [
  'phraseFinderMode',
  'ximgCacheBustMap',
  'closedSiteMessages',
  'seenSiteMessagesCount',
] as const;

export type SyncedName = (typeof SYNCED_NAMES)[number];

/** [3-137] The local-storage key of a value that all tabs share. */
export function syncedStorageKey(name: SyncedName): string {
  return SYNCED_STORAGE_PREFIX + name;
}

/** The name behind a local-storage key, or null when it is no shared value. */
export function syncedNameOf(key: string | null): SyncedName | null {
  return SYNCED_NAMES.find((name) => syncedStorageKey(name) === key) ?? null;
}
