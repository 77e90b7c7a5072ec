/** Prefix of what all tabs share in local storage [3-137]. */
const SYNCED_STORAGE_PREFIX = 'synced-storage:';

/** Names of what all tabs share [3-138]. */
type SyncedName = 'phraseFinderMode' | 'ximgCacheBustMap' | 'closedSiteMessages' | 'seenSiteMessagesCount';

/** The local-storage key of a value that all tabs share [3-137]. */
export function syncedStorageKey(name: SyncedName): string {
  return SYNCED_STORAGE_PREFIX + name;
}
