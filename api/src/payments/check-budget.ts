import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** Checks of one payment at its provider that may come at once: a payment page that polls, and the provider's own callback. */
const BURST = 5;
const INTERVAL_MS = 2000;
/** Payments remembered in this process; a forgotten one begins anew. */
const MAX_PAYMENTS = 10_000;

/**
 * Whether a caller may have the provider asked about a payment once more: as often as every two seconds, and five times at once. Anybody with
 * a link or a reference can make us ask, and the provider limits how often we may. Each instance counts on its own.
 */
export function createCheckBudget(clock: Clock): (reference: string) => boolean {
  /** When the last of the checks so far would have been due at one each interval, in milliseconds. */
  const dueAt = new LRUCache<string, number>({ max: MAX_PAYMENTS });
  return (reference) => {
    const now = clock.now().getTime();
    const due = Math.max(dueAt.get(reference) ?? 0, now);
    if (due - now >= BURST * INTERVAL_MS) return false;
    dueAt.set(reference, due + INTERVAL_MS);
    return true;
  };
}
