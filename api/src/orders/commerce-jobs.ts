import { MINUTE_MS } from '@shop/shared/domain/dates';
import { removeOldCarts } from '../cart/remove-old.ts';
import type { Services } from '../services.ts';
import { releaseExpiredReservations } from './release-reservations.ts';

const EVERY_MS = 5 * MINUTE_MS;

/**
 * Gives unpaid stock back and removes old carts every five minutes, until the answered function is called. Several
 * instances may do it side by side.
 */
export function startCommerceJobs(services: Services): () => void {
  const run = async (): Promise<void> => {
    const now = services.clock.now();
    const released = await releaseExpiredReservations(services, now);
    if (released > 0) services.log.info({ released }, 'unpaid orders were cancelled');
    await removeOldCarts(services.db, now);
  };
  const timer = setInterval(() => {
    run().catch((error: unknown) => services.log.warn({ err: error }, 'commerce jobs failed'));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
