import { LRUCache } from 'lru-cache';

export interface Made<Value> {
  value: Value;
  /** False for an answer that must not be given to anyone else, e.g. with a failed fragment. */
  isKept: boolean;
}

export type CacheState = 'hit' | 'stale' | 'miss';

interface Kept<Value> {
  value: Value;
  storedAt: number;
}

export interface SwrCacheOptions<Value> {
  maxBytes: number;
  bytesOf: (value: Value) => number;
  freshMs: number;
  /** How long beyond that an old answer is given while a new one is made. */
  staleMs: number;
  now: () => number;
  onRefreshError: (error: unknown) => void;
  /** A new answer has taken the place of one that was asked for when it was old: it will be asked for, and nobody waits for it yet. */
  onRefreshed?: (value: Value) => void;
}

export interface SwrCache<Value> {
  /** Whether `get` would return without `make` being called for this caller: stored, or in flight for another. */
  has(key: string): boolean;
  get(key: string, make: () => Promise<Made<Value>>): Promise<{ value: Value; state: CacheState }>;
}

/**
 * Stale-while-revalidate in memory. However many ask for the same thing at once, it is made once; a refresh that fails or is
 * not to be kept leaves the old answer until its time is over.
 */
export function createSwrCache<Value>(options: SwrCacheOptions<Value>): SwrCache<Value> {
  const { maxBytes, bytesOf, freshMs, staleMs, now, onRefreshError, onRefreshed } = options;
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ value }) => Math.max(1, bytesOf(value)),
  });
  const underway = new Map<string, Promise<Value>>();

  const refresh = (key: string, make: () => Promise<Made<Value>>, onKept?: (value: Value) => void): Promise<Value> => {
    const running = underway.get(key);
    if (running) return running;
    const making = make()
      .then(({ value, isKept }) => {
        if (isKept) {
          kept.set(key, { value, storedAt: now() });
          onKept?.(value);
        }
        return value;
      })
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  return {
    has(key) {
      const entry = kept.peek(key);
      return (entry !== undefined && now() - entry.storedAt < freshMs + staleMs) || underway.has(key);
    },
    async get(key, make) {
      const entry = kept.get(key);
      const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
      if (entry && age < freshMs) return { value: entry.value, state: 'hit' };
      if (!entry || age >= freshMs + staleMs) return { value: await refresh(key, make), state: 'miss' };
      refresh(key, make, onRefreshed).catch(onRefreshError);
      return { value: entry.value, state: 'stale' };
    },
  };
}
