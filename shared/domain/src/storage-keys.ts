/** [3-137] */
export const SYNCED_STORAGE_PREFIX = 'synced-storage:';

/**
 * [2.10-07] Session-storage key of what the register form is prefilled from when the shop itself offers membership: JSON of `{email, orderId,
 * secret}`, as the query of that name has it in links from e-mails. In storage it reaches neither history nor logs.
 */
export const REGISTER_PREFILL_KEY = 'register-prefill';

/** Names of what all tabs share [3-138]. */
export type SyncedName = 'phraseFinderMode' | 'ximgCacheBustMap' | 'closedSiteMessages' | 'seenSiteMessagesCount';

/** [3-137] The local-storage key of a value that all tabs share. */
export function syncedStorageKey(name: SyncedName): string {
  return SYNCED_STORAGE_PREFIX + name;
}
