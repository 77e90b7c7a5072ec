import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Answers that are the same for all, kept for a while; those who ask meanwhile share one. */
export type AnswerCache<T> = (key: string, make: () => Promise<T>) => Promise<T>;

/** Keeps `max` answers for so many seconds; with 0 seconds none. What failed is not kept. */
export function createAnswerCache<T>(clock: Clock, options: { seconds: number; max: number }): AnswerCache<T> {
  const { seconds, max } = options;
  if (seconds === 0) return (_key, make) => make();
  const cache = new LRUCache<string, Promise<T>>({
    max,
    ttl: seconds * 1000,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  return (key, make) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const making = make();
    cache.set(key, making);
    making.catch(() => {
      if (cache.peek(key) === making) cache.delete(key);
    });
    return making;
  };
}
