import { describe, expect, it } from '@jest/globals';
import { syncedStorageKey } from './synced-storage.ts';

describe('synced storage keys', () => {
  it('[3-137] carry the prefix', () =>
    expect(syncedStorageKey('closedSiteMessages')).toBe('synced-storage:closedSiteMessages'));
});
