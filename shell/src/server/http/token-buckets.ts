import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  /** Unix milliseconds of the last refill. */
  filledAt: number;
}

export interface TokenBuckets {
  /** Takes one token of `key`: 0 when there was one, else the seconds, at least 1, until there is. */
  take(key: string): number;
}

/** Maximum number of callers; the least recently active is evicted, whose bucket is full again by then. */
const MAX_CALLERS = 20_000;

const MINUTE_MS = 60_000;

/**
 * Creates a token bucket for each key, in this process: every instance behind a load balancer counts separately. A
 * bucket holds a minute's worth, which may be used at once.
 *
 * @param perMinute tokens refilled per minute; 0 for no limit
 */
export function createTokenBuckets(perMinute: number, now: () => number): TokenBuckets {
  if (perMinute === 0) return { take: () => 0 };
  const buckets = new LRUCache<string, Bucket>({ max: MAX_CALLERS });
  const perMs = perMinute / MINUTE_MS;
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? { tokens: perMinute, filledAt: at };
      bucket.tokens = Math.min(perMinute, bucket.tokens + (at - bucket.filledAt) * perMs);
      bucket.filledAt = at;
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1000));
      bucket.tokens -= 1;
      return 0;
    },
  };
}
