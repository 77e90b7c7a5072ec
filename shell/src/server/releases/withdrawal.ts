import type { Channel } from '@shop/releases';

/** Milliseconds for which a release is young. The failures of an older one have other causes, and people decide. */
const YOUNG_MS = 2 * 60 * 60 * 1000;

export interface Withdrawal {
  /** Promotion time of the release. */
  since: string | null;
}

/**
 * Decides whether a server may withdraw a release automatically: only a young one, and only when there is another. Null
 * when not.
 *
 * @param now unix milliseconds
 * @param isCanaryOnly only while it is a canary
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
