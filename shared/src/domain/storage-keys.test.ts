import { describe, expect, it } from 'vitest';
import { SYNCED_NAMES, syncedNameOf, syncedStorageKey } from './storage-keys.ts';

describe('synced storage keys', () => {
  it('[3-137] carry the prefix', () =>
    expect(syncedStorageKey('closedSiteMessages')).toBe('synced-storage:closedSiteMessages'));

  it('[3-138] are these four', () => {
    expect(SYNCED_NAMES).toEqual([
      'phraseFinderMode',
      'ximgCacheBustMap',
      'closedSiteMessages',
      'seenSiteMessagesCount',
    ]);
    expect(SYNCED_NAMES.map((name) => syncedNameOf(syncedStorageKey(name)))).toEqual(SYNCED_NAMES);
    expect([syncedNameOf('closedSiteMessages'), syncedNameOf(null)]).toEqual([null, null]);
  });
});
