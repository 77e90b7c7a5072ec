import type { Clock } from '../clock.ts';

/** Loads a value once and again when it is older than `seconds`; callers who come meanwhile share one load. */
export function createMemo<T>(clock: Clock, seconds: number, load: () => Promise<T>): () => Promise<T> {
  let value: Promise<T> | undefined;
  let until = 0;
  return () => {
    const now = clock.now().getTime();
    if (value === undefined || now >= until) {
      until = now + seconds * 1000;
      const loading = load();
      value = loading;
      loading.catch(() => {
        if (value === loading) value = undefined;
      });
    }
    return value;
  };
}
