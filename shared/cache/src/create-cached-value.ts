import { createCache, type CacheOptions, type Load } from './create-cache.ts';

const KEY = 'value';

/**
 * One value that is loaded with the first call and again when it is no longer fresh; callers who come meanwhile share
 * one load. A failure is not stored: the next call tries again.
 */
export function createCachedValue<Value>(
  load: Load<Value>,
  options: Omit<CacheOptions<Value>, 'bound'>,
): () => Promise<Value> {
  const cache = createCache<Value>({ ...options, bound: { maxEntries: 1 } });
  return async () => cache.get(KEY) ?? (await cache.fetch(KEY, load)).value;
}
