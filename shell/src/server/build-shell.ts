import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { refuseClientError } from '@shop/server';
import { earlyScript } from '../early/early-script.ts';
import { installAdmin } from './api/admin.ts';
import { createApiReads } from './api/api-reads.ts';
import { installAssets } from './releases/assets.ts';
import { createLagMeter, installBackPressure, type LagMeter } from './http/back-pressure.ts';
import { createCallerLimits } from './http/caller-limits.ts';
import { createCircuitBreaker } from './page/circuit-breaker.ts';
import { installClientReports } from './reports/client-reports.ts';
import type { ShellConfig } from './config.ts';
import { installEdge } from './http/edge.ts';
import { installHealth } from './monitoring/health.ts';
import { installAccessLog, logController } from './monitoring/logging.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { installFormActions } from './api/form-actions.ts';
import { createFragmentJobs } from './page/fragment-jobs.ts';
import { createPageCache } from './page/page-cache.ts';
import { createPageHandler } from './page/page-handler.ts';
import { createPageRenderer } from './page/page-renderer.ts';
import { installPageData } from './page-data/install-page-data.ts';
import { createPageDataRenderer } from './page-data/page-data-renderer.ts';
import { installOverrides } from './overrides/install-overrides.ts';
import { createOverrideSource } from './overrides/override-source.ts';
import { createReadOwnReleases } from './overrides/read-own-releases.ts';
import { installProxy } from './api/proxy.ts';
import { plainErrorPage } from './http/plain-error-page.ts';
import type { Recompress } from './http/recompress.ts';
import type { ReleaseRegistry } from './releases/release-set.ts';
import { createReleaseHealth } from './releases/release-health.ts';
import { createReportTokens } from './reports/report-token.ts';
import { installReports } from './reports/reports.ts';
import { ERROR_PAGE_HEADERS, refuse } from './http/refuse.ts';
import { commonHeaders, resourcePolicy } from './http/security-headers.ts';
import { installSite } from './site/install-site.ts';
import { installStyleguide } from './page/styleguide.ts';
import { createSessionReader } from './visitor/session-reader.ts';
import { fetchUncompressed } from './api/uncompressed-fetch.ts';

export interface ShellOptions {
  config: ShellConfig;
  registry: ReleaseRegistry;
  /** Current time in unix milliseconds. */
  clock: () => number;
  logger: FastifyBaseLogger;
  /** Fetch for api requests. */
  fetch: typeof globalThis.fetch;
  /** Random number in [0, 1), which divides visitors without a group. */
  random?: () => number;
  /** Shared metrics, to count events outside this server's requests. */
  metrics?: Metrics;
  /** Measures the lag of the event loop. */
  meter?: LagMeter;
  /** Compresses popular pages as well as possible; without it they are compressed well. */
  recompress?: Recompress;
  /** True once the process shuts down: it still serves, but reports "not ready". */
  isDraining?: () => boolean;
}

/** Timeout of a whole request in milliseconds, so that slow senders cannot block connections. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Builds the composition server, ready to listen. It holds no state that another instance would need. */
export async function buildShell(options: ShellOptions): Promise<FastifyInstance> {
  const { config, registry, clock, logger, random = Math.random, metrics = createMetrics() } = options;
  const fetch = fetchUncompressed(options.fetch);
  const headers = commonHeaders(config);
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: config.trustsProxy,
    bodyLimit: 10 * 1024 * 1024,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logController: logController(),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    genReqId: () => randomUUID(),
    // No hook runs before the route is known, so headers are set here.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, 'X-Request-Id': request.id });
      void refuse(request, reply, error.statusCode ?? 400);
    },
    clientErrorHandler: refuseClientError({ headers: { ...headers, ...ERROR_PAGE_HEADERS }, body: plainErrorPage }),
  });
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const api = createApiReads(config.apiOrigin, fetch, clock, warn('what every page needs did not answer'));
  const health = createReleaseHealth(clock, {
    onBroken: (name, version, reason) => void registry.withdraw(name, version, reason),
    onAlert(alert) {
      const { name, version, reporters, pages } = alert;
      logger.error({ alert }, 'browsers report a release');
      metrics.releaseAlert(alert);
      void registry.endCanary(name, version, `${reporters} browsers reported errors of ${pages} pages within a minute`);
    },
  });
  const tokens = createReportTokens(config.reportSecret, clock);
  const breaker = createCircuitBreaker(clock);
  const overrides = createOverrideSource(config.overrides, fetch, warn('a remote that was to be taken from elsewhere'));
  const startJob = createFragmentJobs({ config, api, fetch, now: clock, breaker });
  const render = createPageRenderer({ config, api, startJob, metrics, health, tokens, earlyScript: earlyScript() });
  const limits = createCallerLimits(config, clock);
  const { recompress = () => undefined } = options;
  const onRefreshError = warn('a page could not be refreshed');
  const cache = createPageCache({ config: config.cache, now: clock, recompress, onRefreshError });
  const readOwnReleases = createReadOwnReleases(createSessionReader(api, fetch), overrides);
  const pageParts = { config, registry, readOwnReleases, limits, cache, now: clock, metrics, recompress };
  const pages = createPageHandler({ ...pageParts, health, render, random });

  // The first hook, so that every response has these headers; later ones may override them.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      ...headers,
      'Cross-Origin-Resource-Policy': resourcePolicy(request.url),
      'X-Request-Id': request.id,
    });
    done();
  });
  installBackPressure(app, options.meter ?? createLagMeter(), config.maxLagMs);
  installAccessLog(app);
  installEdge(app, { pages, limits });

  await app.register(async (reports) => installReports(reports, clock));
  installHealth(app, {
    registry,
    api,
    metrics,
    operatorToken: config.operatorToken,
    isDraining: options.isDraining ?? (() => false),
  });
  installSite(app, { config, registry, clock, fetch });
  await installAssets(app, registry);
  await app.register(async (reports) =>
    installClientReports(reports, { apiOrigin: config.apiOrigin, fetch, health, tokens }),
  );
  await app.register(async (chosen) => installOverrides(chosen, { config, api, source: overrides, fetch }));
  await installProxy(app, config);
  // Forms need a body parser of their own, which must not apply to the proxy above: it passes bodies on unchanged.
  await app.register(async (forms) => installFormActions(forms, { config, registry, fetch }));
  await app.register(async (admin) => installAdmin(admin, { config, fetch, pages }));
  installStyleguide(app, registry, pages);
  installPageData(app, { ...pageParts, renderer: createPageDataRenderer({ startJob, metrics, health }) });
  app.get('/*', (request, reply) => pages.handle(request, reply));

  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).headers(ERROR_PAGE_HEADERS).send(plainErrorPage(status));
  });
  return app;
}
