import { givenRequestId, scrubUrls } from '@shop/server';
import { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { ShellConfig } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the route that the page handler has found, for the log; null before, and for what is no page. */
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

/** Structured logs on stdout. URLs in errors are cut, since their paths and queries may let somebody in. */
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

/** Fastify's own lines have the whole URL in them. */
export const logController = (): LogController => new LogController({ disableRequestLogging: true });

/**
 * Pages by the name of their route, everything else by its pattern: an address itself may hold links to orders, tokens
 * and what people typed.
 */
const loggablePath = ({ pageName, routeOptions }: FastifyRequest): string =>
  pageName === null ? (routeOptions.url ?? 'unknown') : `page:${pageName}`;

/** One line for each request, with what became of it. */
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
