import { addedRoutes, openIsolated, openStore, smokeInThread } from '@shop/releases';
import { createShutdown, followUnusedConnections } from '@shop/server';
import { buildShell } from './build-shell.ts';
import { readConfig } from './config.ts';
import { createThoroughCompression } from './http/compress-thoroughly.ts';
import { createRecompression } from './http/recompress.ts';
import { createShellLogger } from './monitoring/logging.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { openBundle } from './releases/open-bundle.ts';
import { createStoreRegistry } from './releases/store-registry.ts';
import { keepStartPages, warmUp } from './page/warm-up.ts';

/** Timeout of requests in flight in milliseconds after the port is closed. */
const CLOSE_MS = 10_000;
/** Refresh without requests, too, so that the next visitor gets the newest release. */
const REFRESH_EVERY_MS = 1000;

const config = readConfig(process.env);
const logger = createShellLogger(config);
const metrics = createMetrics();
const openInThread: typeof openBundle = (file, release) => {
  const onLost = (error: Error): void => {
    const { name, version } = release;
    metrics.threadLost(release);
    logger.error({ err: error, release: `${name}@${version}` }, 'thread lost');
  };
  return openIsolated(file, onLost, undefined, config.fragmentNiceness);
};
const registry = createStoreRegistry({
  store: openStore(config.releaseStore, process.env),
  openBundle: config.hasFragmentThreads ? openInThread : openBundle,
  smoke: (file, manifest) =>
    smokeInThread(file, Object.keys(manifest.slots), {
      routes: addedRoutes(manifest),
      apiBase: `${config.apiOrigin}/api/`,
      now: Date.now(),
      fetch: globalThis.fetch,
    }),
  shellReleaseFile: config.shellReleaseFile,
  now: Date.now,
  onProblem: (message, error) => logger.error({ err: error }, message),
  onChange: (message, details) => logger.info(details, message),
});
const app = await buildShell({
  config,
  registry,
  clock: Date.now,
  logger,
  fetch: globalThis.fetch,
  metrics,
  recompress: createRecompression({
    compress: createThoroughCompression(),
    now: Date.now,
    onFailure: (error) => logger.warn({ err: error }, 'a popular page could not be compressed thoroughly'),
  }),
  isDraining: () => shutdown.isDraining,
});
app.addHook('preClose', followUnusedConnections(app.server));

/** Before the cache forgets them. */
const KEEP_START_PAGES_EVERY_MS = config.cache.staleSeconds * 800;

/** Set once the first releases are loaded; a signal may arrive before. */
const timers: NodeJS.Timeout[] = [];
const shutdown = createShutdown({
  drainMs: config.drainMs,
  closeMs: CLOSE_MS,
  close: async () => {
    timers.forEach(clearInterval);
    await app.close();
    await registry.close();
  },
  exit: (code) => process.exit(code),
  log: (message, details) => logger.info(details, message),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shutdown.onSignal);

// Load all releases before the first request; without a readable registry the server still starts and logs why.
await registry.refresh();
timers.push(setInterval(() => void registry.refresh(), REFRESH_EVERY_MS));
await warmUp(app);
timers.push(setInterval(() => void keepStartPages(app), KEEP_START_PAGES_EVERY_MS));
if (!shutdown.isDraining) await app.listen({ host: config.host, port: config.port });
