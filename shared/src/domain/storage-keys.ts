/** [3-137] */
export const SYNCED_STORAGE_PREFIX = 'synced-storage:';

/**
 * [2.10-07] Session-storage key of what the register form is prefilled from when the shop itself offers membership: JSON of `{email, orderId,
 * secret}`, as the query of that name has it in links from e-mails. In storage it reaches neither history nor logs.
 */
export const REGISTER_PREFILL_KEY = 'register-prefill';

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
