import type { Channel } from '@shop/releases';

export const SINCE = '2026-11-21T12:00:00.000Z';

/** A release as the registry lists it; withdrawn with a reason. */
export const published = (withdrawn: string | null = null): Channel['releases'][string] => ({
  publishedAt: SINCE,
  commit: null,
  digest: 'a'.repeat(64),
  withdrawn,
});

/** A channel with release 2 for all visitors and 1 before it. */
export const testChannel = (more: Partial<Channel> = {}): Channel => ({
  stable: '2',
  stableSince: SINCE,
  history: ['1'],
  canary: null,
  releases: { 1: published(), 2: published(), 3: published() },
  ...more,
});
