import type { Channel } from '@shop/releases';

/** A release that has served for so long is what the shop is: its failures have other reasons, and people decide. */
const YOUNG_MS = 2 * 60 * 60 * 1000;

export interface Withdrawal {
  /** Since when the release has been given. */
  since: string | null;
}

/**
 * Whether a server may take a release away by itself: only a young one, and only when there is another. Null when not.
 *
 * @param now milliseconds since 1970
 * @param isCanaryOnly only while a share of visitors gets it
 */
export function withdrawalOf(
  { canary, stable, stableSince, history, releases }: Channel,
  version: string,
  now: number,
  isCanaryOnly: boolean,
): Withdrawal | null {
  const isCanary = canary?.version === version;
  if (isCanaryOnly && !isCanary) return null;
  const stableTime = stable === version ? stableSince : null;
  const since = isCanary ? canary.since : stableTime;
  const isYoung = since !== null && now - Date.parse(since) < YOUNG_MS;
  const hasOther = isCanary || history.some((old) => releases[old]?.withdrawn === null);
  return isYoung && hasOther ? { since } : null;
}
