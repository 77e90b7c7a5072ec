import httpProxy from '@fastify/http-proxy';
import type { ErrorResponse } from '@shop/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { forwardedHeaders } from './forwarded.ts';
import { abortingWith, LeavingAgent } from './leaving-agent.ts';

/** What the api serves under the shop's own origin. */
const PREFIXES = ['/api', '/images', '/img', '/files'] as const;

/** Pictures may wait for others to be rendered, so the api is told when their browser has left [F7]. */
const PICTURE_PREFIXES: ReadonlySet<string> = new Set(['/images', '/img']);

const CONNECTIONS = 128;
/**
 * More than wait at the api, which takes turns between callers and refuses the rest: a queue before it would know no
 * callers.
 */
const PICTURE_CONNECTIONS = 512;

/** The slowest call, a picture that is drawn for the first time, takes a few seconds. */
const HEADERS_TIMEOUT_MS = 20_000;
const BODY_TIMEOUT_MS = 30_000;

/**
 * A read on a connection that breaks before it has answered is asked again, once: the api closes those that have been
 * idle.
 */
const BROKEN_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const RETRY_AFTER_MS = 20;
const isBroken = (error: (Error & { code?: string }) | null): boolean => BROKEN_CONNECTION.has(error?.code ?? '');

const UNAVAILABLE: Omit<ErrorResponse, 'requestId'> = {
  error: 'Vi når inte butiken just nu. Försök igen om en stund.',
  code: 'UNAVAILABLE',
};

/** Passes the api's addresses through, with the request's id, over connections that are kept. */
export async function installProxy(app: FastifyInstance, config: ShellConfig): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: config.apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      // Its lines have whole URLs in them.
      disableRequestLogging: true,
      undici: new LeavingAgent({
        connections: PICTURE_PREFIXES.has(prefix) ? PICTURE_CONNECTIONS : CONNECTIONS,
        pipelining: 1,
        keepAliveTimeout: 30_000,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
      }),
      replyOptions: {
        // The default asks ten times more after a 503, and so keeps an api down that has too much to do.
        retryDelay: ({ req, err, attempt }) =>
          req.method === 'GET' && attempt === 0 && isBroken(err) ? RETRY_AFTER_MS : null,
        rewriteRequestHeaders: (request, headers) => {
          const upstream = { ...headers, ...forwardedHeaders(request) };
          return PICTURE_PREFIXES.has(prefix) ? abortingWith(request.signal, upstream) : upstream;
        },
        onError: (reply, { error }) => {
          // Nobody is there to read a response.
          if (PICTURE_PREFIXES.has(prefix) && reply.request.signal.aborted) return;
          reply.log.error({ err: error }, 'the api does not answer');
          void reply.code(503).send({ ...UNAVAILABLE, requestId: reply.request.id });
        },
      },
    });
  }
}
