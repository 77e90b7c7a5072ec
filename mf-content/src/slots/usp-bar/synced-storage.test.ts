import { describe, expect, it } from '@jest/globals';
import { syncedStorageKey } from './synced-storage.ts';

describe('synced storage keys', () => {
  it('[3-137] [3-138] carry the prefix, and have these four names', () => {
    // The parameter's type takes no other name, and each of these.
    const names = ['phraseFinderMode', 'ximgCacheBustMap', 'closedSiteMessages', 'seenSiteMessagesCount'] as const;
    const all: readonly Parameters<typeof syncedStorageKey>[0][] = names;
    expect(all.map(syncedStorageKey)).toEqual(names.map((name) => `synced-storage:${name}`));
  });
});
