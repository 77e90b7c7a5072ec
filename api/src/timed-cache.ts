import { createCache, createCachedValue } from '@shop/cache';
import type { Clock } from './clock.ts';

/** Cache of values that are the same for all callers, by key; concurrent callers share one load. */
export type TimedCache<T> = (key: string, load: () => Promise<T>) => Promise<T>;

const nowOf = (clock: Clock) => (): number => clock.now().getTime();

/**
 * Caches at most `max` values for so many seconds each, by the api's clock; with 0 seconds none. A failure is not
 * cached.
 */
export function createTimedCache<T>(clock: Clock, { seconds, max }: { seconds: number; max: number }): TimedCache<T> {
  const cache = createCache<T>({ bound: { maxEntries: max }, freshMs: seconds * 1000, now: nowOf(clock) });
  return async (key, load) => cache.get(key) ?? (await cache.fetch(key, async () => ({ value: await load() }))).value;
}

/** Memoizes one value for so many seconds; concurrent callers share the load. */
export const createTimedValue = <T>(clock: Clock, seconds: number, load: () => Promise<T>): (() => Promise<T>) =>
  createCachedValue(async () => ({ value: await load() }), { freshMs: seconds * 1000, now: nowOf(clock) });
