import { randomUUID } from 'node:crypto';
import { givenRequestId, refuseClientError, type TrustsProxy } from '@shop/server';
import { type FastifyServerOptions, LogController } from 'fastify';
import qs from 'qs';
import { refuseUnrouted, UNROUTED_HEADERS } from './error-handler.ts';
import { ApiError } from './errors.ts';

/** [7.1-03], [O7-39] Bracket notation with limits, since queries are untrusted input. */
const parseQuery = (query: string): Record<string, unknown> =>
  qs.parse(query, { arrayLimit: 200, depth: 6, parameterLimit: 1000, allowPrototypes: false });

/** Fastify's options for the api. `trustsProxy` decides which proxies may report a request's origin. */
export const serverOptions = ({ trustsProxy }: { trustsProxy: TrustsProxy }) =>
  ({
    bodyLimit: 256 * 1024,
    /** Timeout for receiving a request: slow senders must not occupy connections. */
    requestTimeout: 15_000,
    /** Timeout of a handler: past it the shell has long given up. */
    handlerTimeout: 20_000,
    keepAliveTimeout: 65_000,
    trustProxy: trustsProxy,
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: refuseClientError({
      headers: UNROUTED_HEADERS,
      body: () => JSON.stringify(new ApiError('BAD_REQUEST').body(randomUUID())),
    }),
    // Our own hook logs one line per request, with secrets removed from the path.
    logController: new LogController({ disableRequestLogging: true }),
    // The shell's id of the same page view; a new id for untrusted callers.
    genReqId: ({ headers, socket }) =>
      (trustsProxy(socket.remoteAddress, 0) ? givenRequestId(headers) : undefined) ?? randomUUID(),
    routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: 1000 },
  }) satisfies FastifyServerOptions;
