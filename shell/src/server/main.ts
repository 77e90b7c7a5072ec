import { pino } from 'pino';
import { buildShell } from './build-shell.ts';
import { readConfig } from './config.ts';
import { createFolderRegistry } from './registry/folder-registry.ts';

/** How long requests that are underway may take after the process has been asked to end. */
const SHUTDOWN_MS = 10_000;

const config = readConfig(process.env);
const logger = pino({ level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] });
const registry = createFolderRegistry({
  registryFile: config.registryFile,
  shellReleaseFile: config.shellReleaseFile,
  now: Date.now,
  onProblem: (message, error) => logger.error({ err: error }, message),
});
const app = await buildShell({ config, registry, clock: Date.now, logger, fetch: globalThis.fetch });

let isEnding = false;
const end = async (signal: NodeJS.Signals) => {
  if (isEnding) return;
  isEnding = true;
  logger.info({ signal }, 'shutting down');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  await app.close();
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(signal));

// Load every release before the first visitor comes; without a readable registry the server still starts and says why.
await registry.current().catch((error: unknown) => logger.error({ err: error }, 'no releases yet'));
await app.listen({ host: config.host, port: config.port });
