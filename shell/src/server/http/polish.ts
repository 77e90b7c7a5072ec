import type { CompressedBody } from './compressed-body.ts';
import type { CompressThoroughly } from './compress-thoroughly.ts';

/** Has a popular body compressed again, as well as possible, if there is time for it. */
export type Polish = (body: CompressedBody) => void;

/** Times as long as a body took no other is compressed: a fifth of a core at most. */
const REST = 4;
/** Without compression for this time after a failure, in milliseconds. */
const REST_AFTER_FAILURE_MS = 60_000;

export interface PolishOptions {
  compress: CompressThoroughly;
  /** Current time in milliseconds. */
  now: () => number;
  onFailure: (error: unknown) => void;
}

/**
 * Creates the function that is called with each body that was sent. It takes the next that comes once it is
 * free: the more often a page is requested, the more likely it is that one, and no queue is needed (decision 039).
 */
export function createPolish({ compress, now, onFailure }: PolishOptions): Polish {
  let freeAt = 0;
  const work = async (body: CompressedBody): Promise<void> => {
    const startedAt = now();
    freeAt = Infinity;
    try {
      await body.polish(compress);
      freeAt = now() + (now() - startedAt) * REST;
    } catch (error) {
      freeAt = now() + REST_AFTER_FAILURE_MS;
      onFailure(error);
    }
  };
  return (body) => {
    if (body.isWorthPolishing() && now() >= freeAt) void work(body);
  };
}
