import { removeOldCarts } from '../cart/remove-old.ts';
import { remindOfCarts } from '../cart/remind-of-carts.ts';
import { endPrices } from '../catalogue/end-prices.ts';
import { notePrices } from '../catalogue/note-prices.ts';
import { rankTopLists } from '../catalogue/rank-top-lists.ts';
import { agePopularity } from '../catalogue/age-popularity.ts';
import { rebuildListings } from '../discovery/indexer.ts';
import { refreshListings } from '../discovery/stale-listings.ts';
import { celebrateAnniversaries } from '../game/anniversaries.ts';
import { creditOrders } from '../game/credit-orders.ts';
import { sendOutbox } from '../mail/send-outbox.ts';
import { removeExpired } from '../members/housekeeping.ts';
import { releaseExpiredReservations } from '../orders/release-reservations.ts';
import { createPayments } from '../payments/payments.ts';
import { encryptCorpNumbers } from '../members/corp-number.ts';
import type { Services } from '../services.ts';
import { notifyWatchers } from '../watches/notify-watchers.ts';
import type { Job } from './job.ts';

async function rebuildAll({ pool, clock }: Services): Promise<void> {
  const client = await pool.connect();
  try {
    await rebuildListings(client, clock.now());
  } finally {
    client.release();
  }
}

/** All background jobs of the shop, by name. */
export const JOBS: readonly Job[] = [
  {
    name: 'send-mail',
    cron: '* * * * *',
    againAfterSeconds: 2,
    run: (services) => sendOutbox(services, services.clock.now()),
  },
  {
    name: 'end-prices',
    cron: '* * * * *',
    run: async (services) => {
      const ended = await endPrices(services.pool, services.clock.now());
      await refreshListings(services, ended);
      return ended.length;
    },
  },
  {
    name: 'release-reservations',
    cron: '*/5 * * * *',
    run: async (services) => {
      const released = await releaseExpiredReservations(services, services.clock.now());
      // Also refreshes what an earlier run has missed.
      await refreshListings(services, null);
      return released;
    },
  },
  // Retries refunds that failed at once.
  { name: 'send-refunds', cron: '* * * * *', run: (services) => createPayments(services).sendRefunds() },
  { name: 'remove-expired', cron: '7 * * * *', run: removeExpired },
  {
    name: 'remove-old-carts',
    cron: '17 3 * * *',
    run: (services) => removeOldCarts(services.db, services.clock.now()),
  },
  {
    name: 'remind-of-carts',
    // No mail about carts at night.
    cron: '22 9-20 * * *',
    run: (services) => remindOfCarts(services, services.clock.now()),
  },
  {
    name: 'notify-watchers',
    // No mail about goods at night.
    cron: '*/10 8-20 * * *',
    run: (services) => notifyWatchers(services, services.clock.now()),
  },
  {
    name: 'encrypt-corp-numbers',
    cron: '23 4 * * *',
    run: ({ pool, config }) => encryptCorpNumbers(pool, config.secrets),
  },
  { name: 'note-prices', cron: '3 * * * *', run: (services) => notePrices(services.pool, services.clock.now()) },
  {
    name: 'popularity',
    cron: '32 3 * * *',
    maxMinutes: 30,
    run: async (services) => {
      const isNewDay = await agePopularity(services.pool, services.clock.now());
      if (isNewDay) await rebuildAll(services);
      return isNewDay;
    },
  },
  { name: 'experience', cron: '41 * * * *', run: (services) => creditOrders(services, services.clock.now()) },
  {
    name: 'anniversaries',
    cron: '12 6 * * *',
    run: (services) => celebrateAnniversaries(services, services.clock.now()),
  },
  { name: 'top-lists', cron: '2 4 * * *', run: (services) => rankTopLists(services.pool, services.clock.now()) },
];

/** Runs one job now, in this process: how tests run jobs. @internal */
export async function runJob(services: Services, name: string): Promise<void> {
  const job = JOBS.find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  await job.run(services);
}
