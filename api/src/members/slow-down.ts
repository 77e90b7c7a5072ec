import { ApiError } from '../http/errors.ts';
import type { RateLimits } from '../http/rate-limits.ts';

const WINDOW_SECONDS = 60 * 60;
/** Tries of one account within the window that cost nothing: a family that has forgotten a password needs fewer. */
const FREE_TRIES = 50;
const FIRST_WAIT_MS = 250;
/** The wait doubles after so many further tries. */
const TRIES_PER_STEP = 5;
/** Well below the time after which the shell and browsers give up. */
const MAX_WAIT_MS = 5000;
/** Of one account, in this process: more at once would only share the wait out among themselves. */
const MAX_WAITING = 2;
/** Of all accounts, in this process: a wait costs memory and a connection. */
const MAX_WAITING_TOGETHER = 200;

/** Milliseconds that the try with this number within the window has to wait. */
export function waitFor(count: number): number {
  const over = count - FREE_TRIES;
  return over <= 0 ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.floor((over - 1) / TRIES_PER_STEP));
}

export interface SlowDown {
  /**
   * Counts one try for `key`, from whatever IP address, and resolves with the delay in milliseconds when it may
   * proceed. Throws RATE_LIMITED when too many wait already.
   */
  admit(key: string): Promise<number>;
}

/**
 * Slows down guesses for one account, from however many IP addresses, without ever locking the account: the right
 * password gets in, with a delay. Must be called without a database connection in use.
 */
export function createSlowDown(rateLimits: RateLimits, wait: (milliseconds: number) => Promise<void>): SlowDown {
  const waiting = new Map<string, number>();
  let together = 0;
  const change = (key: string, by: 1 | -1): void => {
    const count = (waiting.get(key) ?? 0) + by;
    if (count === 0) waiting.delete(key);
    else waiting.set(key, count);
    together += by;
  };
  return {
    async admit(key) {
      const milliseconds = waitFor(await rateLimits.count(key, WINDOW_SECONDS));
      if (milliseconds === 0) return 0;
      if ((waiting.get(key) ?? 0) >= MAX_WAITING || together >= MAX_WAITING_TOGETHER) {
        throw new ApiError('RATE_LIMITED', undefined, { retryAfterSeconds: Math.ceil(milliseconds / 1000) });
      }
      change(key, 1);
      try {
        await wait(milliseconds);
      } finally {
        change(key, -1);
      }
      return milliseconds;
    },
  };
}
