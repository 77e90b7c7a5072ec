import { createCachedValue } from '@shop/cache';

const RETRY_MS = 10_000;

export interface CachedReadingOptions<T> {
  read: () => Promise<T>;
  /** What there is until the api has responded once. */
  initial: T;
  freshMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  onProblem: (error: unknown) => void;
}

/**
 * Something small of the api that every page needs, in memory. Until the api has responded once, pages wait for it;
 * later ones go on with the last reading while it is refreshed. While the api does not respond it is left alone for ten
 * seconds at a time.
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
