import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { createPool } from './db/pool.ts';
import { developmentSecret } from './development-secret.ts';
import { createLogger } from './http/logging.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { createMailer } from './mail/mailer.ts';

const STOP_TIMEOUT_MS = 30_000;

const config = readConfig(process.env, developmentSecret);
const logger = createLogger(config);
const database = await openDatabase(config, (text) => logger.info(text));
await migrateDatabase(database.address);
const pool = createPool(database.address, config.database, (error) =>
  logger.warn({ err: error }, 'database connection lost'),
);
const app = await buildApp({
  config,
  pool,
  clock: systemClock,
  logger,
  mailer: createMailer(config),
  withProcessMetrics: true,
});
/** None before the shop is open, and none if they cannot start. */
let jobs: Promise<RunningJobs | null> = Promise.resolve(null);
let isStopping = false;

/** Requests under way are finished first; the database goes last. npm and the terminal may both ask, so asking twice is asking once. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  logger.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  await Promise.all([app.close(), jobs.then((running) => running?.stop())]);
  await pool.end();
  await database.close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

await app.listen({ host: config.host, port: config.port });
// Shoppers do not wait for the jobs, and a shop whose jobs cannot start still sells.
jobs = startJobs(app.services).catch((error: unknown) => {
  logger.error({ err: error }, 'the jobs could not start');
  return null;
});
