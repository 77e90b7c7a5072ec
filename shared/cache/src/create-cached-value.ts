import { createCache, type CacheOptions, type Load } from './create-cache.ts';

const KEY = 'value';

/**
 * Caches one value, loaded on the first call and again after `freshMs` milliseconds; concurrent callers share one load.
 * A failure is not cached: the next call tries again.
 */
export function createCachedValue<Value>(
  load: Load<Value>,
  options: Omit<CacheOptions<Value>, 'bound'>,
): () => Promise<Value> {
  const cache = createCache<Value>({ ...options, bound: { maxEntries: 1 } });
  return async () => cache.get(KEY) ?? (await cache.fetch(KEY, load)).value;
}
