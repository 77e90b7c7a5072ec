import { setTimeout as pauseFor } from 'node:timers/promises';
import type { CompressedBody } from './compressed-body.ts';
import type { CompressThoroughly } from './compress-thoroughly.ts';

/** Has a popular body compressed again, as well as possible, once there is time for it. */
export type Recompress = (body: CompressedBody) => void;

/** Times as long as a body took no other is compressed: a fifth of a core at most. */
const REST = 4;
/** Without compression for this time after a failure, in milliseconds. */
const REST_AFTER_FAILURE_MS = 60_000;
/** Bodies that wait; they come again with their next request if there are more. */
const MAX_WAITING = 20;

export interface RecompressionOptions {
  compress: CompressThoroughly;
  /** Current time in milliseconds. */
  now: () => number;
  /** Resolves after some milliseconds; does not keep the process alive. */
  pause?: (milliseconds: number) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/**
 * Creates the function that is called with each body that was sent. Those that are popular wait for their turn; the
 * more often a page is requested, the sooner it has one of the few places (decision 039).
 */
export function createRecompression({
  compress,
  now,
  pause = (milliseconds) => pauseFor(milliseconds, undefined, { ref: false }),
  onFailure,
}: RecompressionOptions): Recompress {
  const waiting = new Set<CompressedBody>();
  let isBusy = false;

  const recompressNext = async (body: CompressedBody): Promise<void> => {
    const startedAt = now();
    try {
      await body.recompress(compress);
      await pause((now() - startedAt) * REST);
    } catch (error) {
      onFailure(error);
      await pause(REST_AFTER_FAILURE_MS);
    }
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    // Bodies that are added meanwhile are among them.
    for (const body of waiting) {
      waiting.delete(body);
      if (body.isWorthRecompressing()) await recompressNext(body);
    }
    isBusy = false;
  };
  return (body) => {
    if (!body.isWorthRecompressing() || waiting.size >= MAX_WAITING) return;
    waiting.add(body);
    if (!isBusy) void work();
  };
}
