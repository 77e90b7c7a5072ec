import { createCachedValue } from '@shop/cache';

const RETRY_MS = 10_000;

export interface CachedReadingOptions<T> {
  read: () => Promise<T>;
  /** Value until the first response of the api. */
  initial: T;
  freshMs: number;
  /** Current time in unix milliseconds. */
  now: () => number;
  onProblem: (error: unknown) => void;
}

/**
 * Caches a small api response that every page needs. Pages wait for the first response; later ones use the cached value
 * while it is refreshed. After a failure there is no request for ten seconds.
 */
export const createCachedReading = <T>({
  read,
  initial,
  freshMs,
  now,
  onProblem,
}: CachedReadingOptions<T>): (() => Promise<T>) => {
  let hasResponded = false;
  return createCachedValue<T>(
    async (last = initial) => {
      try {
        const value = await read();
        hasResponded = true;
        return { value };
      } catch (error) {
        onProblem(error);
        return { value: last, freshMs: RETRY_MS, ...(!hasResponded && { staleMs: 0 }) };
      }
    },
    { freshMs, staleMs: Number.POSITIVE_INFINITY, now },
  );
};
