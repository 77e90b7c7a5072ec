import { MINUTE_MS } from '@shop/shared/domain/dates';
import { removeOldCarts } from '../cart/remove-old.ts';
import { endPrices } from '../catalogue/end-prices.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { sendOutbox } from '../mail/send-outbox.ts';
import type { Services } from '../services.ts';
import { releaseExpiredReservations } from './release-reservations.ts';

const COMMERCE_EVERY_MS = 5 * MINUTE_MS;
const MAIL_EVERY_MS = 10_000;

/** Ends prices, gives unpaid stock back, brings lists up to date and removes old carts, in this order. */
export async function runCommerceJobs(services: Services): Promise<void> {
  const { clock, db, log, pool } = services;
  const now = clock.now();
  const ended = await endPrices(pool, now);
  if (ended.length > 0) log.info({ ended: ended.length }, 'prices have ended');
  await refreshListings(services, ended);
  const released = await releaseExpiredReservations(services, now);
  if (released > 0) log.info({ released }, 'unpaid orders were cancelled');
  await refreshListings(services, null);
  await removeOldCarts(db, now);
}

/** Runs `work` again and again, never twice at a time; failures are logged and met by the next run. */
function every(ms: number, work: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** Keeps prices, reservations, lists, carts and mail going until the answered function is called. Several instances may. */
export function startCommerceJobs(services: Services): () => void {
  const { clock, log } = services;
  const stops = [
    every(
      COMMERCE_EVERY_MS,
      () => runCommerceJobs(services),
      (error) => log.warn({ err: error }, 'commerce jobs failed'),
    ),
    // Apart from the rest, so that a slow mail server holds up nothing else.
    every(
      MAIL_EVERY_MS,
      () => sendOutbox(services, clock.now()),
      (error) => log.warn({ err: error }, 'outbox failed'),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
