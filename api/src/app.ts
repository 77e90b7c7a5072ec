import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import { givenRequestId } from '@shop/server';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createDb } from './db/client.ts';
import { createNamedQuery } from './db/named-query.ts';
import { prepareRepeated } from './db/prepare-repeated.ts';
import type { Extension } from './extension.ts';
import type { Feature } from './feature.ts';
import { FEATURES } from './features.ts';
import { createAfterResponse } from './http/after-response.ts';
import { installErrorHandling } from './http/error-handler.ts';
import { ApiError } from './http/errors.ts';
import './http/fastify.ts';
import { installHealth } from './http/health.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from './http/json-depth.ts';
import { loggablePath } from './http/logging.ts';
import { installMetrics } from './http/metrics.ts';
import { createNewVisitors } from './http/new-visitors.ts';
import { installOpenApi } from './http/openapi.ts';
import { checkOrigin } from './http/origin.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { checkRegion } from './http/region.ts';
import { setSecurityHeaders } from './http/response-headers.ts';
import { serverOptions } from './http/server-options.ts';
import { installServerTiming } from './http/server-timing.ts';
import { createStartup } from './http/startup.ts';
import { PLACEHOLDERS } from './images/placeholders.ts';
import type { Mailer } from './mail/mailer.ts';
import { createLoginHooks } from './members/login-hooks.ts';
import { createSessions } from './members/sessions.ts';
import { createSecurityLog } from './security/security-log.ts';
import type { Services } from './services.ts';
import { createPickupPoints } from './shipping/pickup-points.ts';
import { createPlaces } from './shipping/places.ts';

export interface AppParts {
  config: Config;
  pool: Pool;
  clock: Clock;
  logger: Logger;
  mailer: Mailer;
  /** What the installation adds; none by default. */
  extension?: Extension;
  /** Real time by default. */
  wait?: Services['wait'];
  /** All of them by default. */
  features?: readonly (readonly [name: string, register: Feature])[];
  /** True when the process has been told to end: it still serves for a while, but is no longer ready for more. */
  isDraining?: () => boolean;
  /** Metrics of the process itself; off where several apps share one process. */
  withProcessMetrics?: boolean;
}

const defaultWait: Services['wait'] = async (milliseconds) => {
  await sleep(milliseconds);
};

function createServices({
  config,
  pool,
  clock,
  logger,
  mailer,
  wait = defaultWait,
  extension = {},
}: AppParts): Services {
  if (config.database.namedStatements) prepareRepeated(pool);
  const db = createDb(pool);
  const rateLimits = createRateLimits({ pool, clock });
  const newVisitors = createNewVisitors(rateLimits, config);
  const simulators = extension.simulators ?? null;
  const pickupPoints = config.pickupPoints === 'sandbox' ? (simulators?.pickupPoints() ?? null) : null;
  return {
    config,
    db,
    pool,
    named: createNamedQuery(pool, config.database),
    clock,
    log: logger,
    mailer,
    sessions: createSessions({ db, clock, config, newVisitors }),
    wait,
    rateLimits,
    newVisitors,
    loginHooks: createLoginHooks(),
    places: createPlaces(db, clock),
    readPickupPoints: createPickupPoints({ provider: pickupPoints, clock, log: logger }),
    afterResponse: createAfterResponse(logger),
    securityLog: createSecurityLog(logger, config.secrets),
    imageSource: extension.imageSource ?? PLACEHOLDERS,
    simulators,
    startup: createStartup(),
  };
}

/**
 * An empty body is no body, also when a client names its type [7.1-02]. Forms and plain text are not accepted at all.
 */
function installBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isDeeperThan(body, MAX_JSON_DEPTH)) done(new ApiError('BAD_REQUEST'));
    else parseJson(request, body, done);
  });
}

/**
 * Builds the api without listening: `server.ts` starts it, tests inject into it. The caller owns the pool and the
 * mailer and closes them after the app.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = parts.logger;
  const app = fastify({ ...serverOptions(parts.config), loggerInstance });
  const services = createServices(parts);
  app.decorate('services', services);
  // Requests and responses are checked by the contracts' own schemas in route(); Fastify's copies are documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  installBodyParsers(app);
  installErrorHandling(app);
  await app.register(cookie);
  if (services.config.serverTiming) installServerTiming(app, parts.pool);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const path = request.url.split('?', 1)[0] ?? request.url;
    if (!path.startsWith('/api/')) return;
    setSecurityHeaders(reply);
    checkRegion(path, request.headers['region']);
    checkOrigin(request, services.config.publicOrigin);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const given = givenRequestId(request.headers);
    const line = { method: request.method, path: loggablePath(request), status: reply.statusCode, ms };
    request.log.info(
      given === undefined || given === request.id ? line : { ...line, clientRequestId: given },
      'request',
    );
  });

  app.addHook('onClose', () => services.afterResponse.idle());
  app.addHook('onReady', async () => {
    services.securityLog.event(null, 'secrets.loaded', { keyIds: services.config.secrets.keyIds });
  });
  installHealth(app, parts.isDraining ?? (() => false));
  app.decorate('metrics', installMetrics(app, { withProcess: parts.withProcessMetrics ?? false }));
  await installOpenApi(app);
  for (const [, register] of parts.features ?? FEATURES) await register(app, services);
  return app;
}
