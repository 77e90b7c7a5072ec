import { givenRequestId, scrubUrls } from '@shop/server';
import { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { ShellConfig } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Route name from the page handler, for the log; null before, and for requests that are no pages. */
    pageName: string | null;
  }
}

const HIDDEN = '[dold]';

const scrubbed = (value: unknown): unknown => (typeof value === 'string' ? scrubUrls(value) : value);

function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrubbed(error);
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error ? scrubbed(error.code) : undefined;
  return { type, message: scrubUrls(message), stack: scrubUrls(stack), ...(code !== undefined && { code }) };
}

/**
 * Creates the structured log on stdout. URLs in errors are scrubbed, since their paths and queries may contain secrets.
 */
export function createShellLogger(
  { logLevel }: Pick<ShellConfig, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: loggableError, reason: scrubbed, stack: scrubbed, source: () => HIDDEN, req: () => HIDDEN },
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Turns off Fastify's own request lines, which contain the whole URL. */
export const logController = (): LogController => new LogController({ disableRequestLogging: true });

/**
 * Route name of a page, URL pattern of all others: the URL itself may contain links to orders, tokens and user input.
 */
const loggablePath = ({ pageName, routeOptions }: FastifyRequest): string =>
  pageName === null ? (routeOptions.url ?? 'unknown') : `page:${pageName}`;

/** Logs one line per request, with its result. */
export function installAccessLog(app: FastifyInstance): void {
  app.decorateRequest('pageName', null);
  app.addHook('onResponse', (request, reply, done) => {
    const clientRequestId = givenRequestId(request.headers);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, path: loggablePath(request), status: reply.statusCode, ms };
    request.log.info(clientRequestId === undefined ? line : { ...line, clientRequestId }, 'request');
    done();
  });
}
