const RETRY_MS = 10_000;

export interface KeptReadOptions<T> {
  ask(): Promise<T>;
  /** What there is before the first answer. */
  initial: T;
  freshMs: number;
  now: () => number;
  onProblem: (error: unknown) => void;
}

/**
 * Something small of the api that every page needs, kept in memory. Until it has answered once, pages wait for it; later ones go on
 * with what is there while it is asked anew. While the api does not answer it is left alone for ten seconds at a time.
 */
export function createKeptRead<T>({ ask, initial, freshMs, now, onProblem }: KeptReadOptions<T>): () => Promise<T> {
  let value = initial;
  let isKnown = false;
  let nextAskAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const refresh = async () => {
    try {
      value = await ask();
      isKnown = true;
      nextAskAt = now() + freshMs;
    } catch (error) {
      nextAskAt = now() + RETRY_MS;
      onProblem(error);
    } finally {
      asking = null;
    }
  };

  return async () => {
    if (now() < nextAskAt) return value;
    asking ??= refresh();
    if (!isKnown) await asking;
    return value;
  };
}
