import type { Server } from 'node:http';
import { createShutdown, followUnusedConnections } from '@shop/server';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { closeDataDir } from './data-dir.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { createPool } from './db/pool.ts';
import { developmentSecret } from './development-secret.ts';
import { loadExtension } from './extension.ts';
import { createLogger } from './http/logging.ts';
import { serveMetrics } from './http/metrics.ts';
import { type RunningJobs, startJobs } from './jobs/start-jobs.ts';
import { createMailer } from './mail/mailer.ts';

/** Timeout of requests in flight after the port is closed. */
const CLOSE_MS = 30_000;

// Files of the shop are readable by its own user only: e-mails with login links, logs, images.
process.umask(0o077);
const config = readConfig(process.env, developmentSecret);
const logger = createLogger(config);
for (const path of closeDataDir(config.dataDir))
  logger.warn({ path }, 'others may read this: it belongs to another user');
const database = await openDatabase(config, (text) => logger.info(text));
await migrateDatabase(database.address);
const pool = createPool(database.address, config.database, (error) =>
  logger.warn({ err: error }, 'database connection lost'),
);
const app = await buildApp({
  config,
  extension: await loadExtension(config.extension),
  pool,
  clock: systemClock,
  logger,
  mailer: createMailer(config),
  withProcessMetrics: true,
  isDraining: () => shutdown.isDraining,
});
app.addHook('preClose', followUnusedConnections(app.server));
/** Undefined before the shop is open, and when they cannot start. */
let jobs: Promise<RunningJobs | null> = Promise.resolve(null);
let metricsServer: Server | null = null;

/** Requests in flight are finished first; the database is closed last. */
const shutdown = createShutdown({
  drainMs: config.drainMs,
  closeMs: CLOSE_MS,
  close: async () => {
    metricsServer?.close();
    await Promise.all([app.close(), jobs.then((running) => running?.stop())]);
    await pool.end();
    await database.close();
  },
  exit: (code) => process.exit(code),
  log: (message, details) => logger.info(details, message),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, shutdown.onSignal);

if (config.metrics !== null) metricsServer = await serveMetrics(app.metrics, config.metrics);
await app.listen({ host: config.host, port: config.port });
// Shoppers do not wait for the jobs, and a shop whose jobs cannot start still sells.
jobs = startJobs(app.services).catch((error: unknown) => {
  logger.error({ err: error }, 'the jobs could not start');
  return null;
});
