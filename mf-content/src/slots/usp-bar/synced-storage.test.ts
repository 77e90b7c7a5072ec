import { describe, expect, it } from 'vitest';
import { syncedStorageKey } from './synced-storage.ts';

describe('synced storage keys', () => {
  it('[3-137] carry the prefix', () =>
    expect(syncedStorageKey('closedSiteMessages')).toBe('synced-storage:closedSiteMessages'));
});
