import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * Checks of one payment at its provider that may be made in a burst: a payment page that polls, and the provider's own
 * callback.
 */
const BURST = 5;
const INTERVAL_MS = 2000;
/** Payments tracked in this process; an evicted one starts with a full budget. */
const MAX_PAYMENTS = 10_000;

/**
 * Whether one more check of a payment at its provider is allowed: one every two seconds, five in a burst. Anyone with a
 * link or a reference can trigger checks, and the provider limits ours. Each instance counts on its own.
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
