import httpProxy from '@fastify/http-proxy';
import type { ErrorResponse } from '@shop/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { isImage, removeDocumentHeaders } from '../http/security-headers.ts';
import { forwardedHeaders } from './forwarded.ts';
import { abortingWith, AbortingAgent } from './aborting-agent.ts';

/** Paths that the api serves under the shop's own origin. */
const PREFIXES = ['/api', '/images', '/img', '/files'] as const;

/** Image requests may be queued at the api, which is therefore notified when the browser disconnects [F7]. */
const IMAGE_PREFIXES: ReadonlySet<string> = new Set(['/images', '/img']);

const CONNECTIONS = 128;
/**
 * Maximum number of image connections. The api queues by caller and refuses the rest; a queue here could not
 * distinguish callers.
 */
const IMAGE_CONNECTIONS = 512;

/** Timeout in milliseconds; the slowest call, the first render of an image, takes a few seconds. */
const HEADERS_TIMEOUT_MS = 20_000;
const BODY_TIMEOUT_MS = 30_000;

/**
 * Errors of a connection that breaks before the response: a read is then retried once, since the api closes idle
 * connections.
 */
const BROKEN_CONNECTION = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const RETRY_AFTER_MS = 20;
const isBroken = (error: (Error & { code?: string }) | null): boolean => BROKEN_CONNECTION.has(error?.code ?? '');

const UNAVAILABLE: Omit<ErrorResponse, 'requestId'> = {
  error: 'Vi når inte butiken just nu. Försök igen om en stund.',
  code: 'UNAVAILABLE',
};

/** Proxies the api's paths, with the request's id, over persistent connections. */
export async function installProxy(app: FastifyInstance, config: ShellConfig): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: config.apiOrigin,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      preHandler: (request, reply, done) => {
        if (isImage(request.url)) removeDocumentHeaders(reply);
        done();
      },
      // Fastify's own lines contain whole URLs.
      disableRequestLogging: true,
      undici: new AbortingAgent({
        connections: IMAGE_PREFIXES.has(prefix) ? IMAGE_CONNECTIONS : CONNECTIONS,
        pipelining: 1,
        keepAliveTimeout: 30_000,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
      }),
      replyOptions: {
        // The default retries ten times after a 503, which would keep an overloaded api down.
        retryDelay: ({ req, err, attempt }) =>
          req.method === 'GET' && attempt === 0 && isBroken(err) ? RETRY_AFTER_MS : null,
        rewriteRequestHeaders: (request, headers) => {
          const upstream = { ...headers, ...forwardedHeaders(request) };
          return IMAGE_PREFIXES.has(prefix) ? abortingWith(request.signal, upstream) : upstream;
        },
        onError: (reply, { error }) => {
          // The client has disconnected.
          if (IMAGE_PREFIXES.has(prefix) && reply.request.signal.aborted) return;
          reply.log.error({ err: error }, 'the api does not answer');
          void reply.code(503).send({ ...UNAVAILABLE, requestId: reply.request.id });
        },
      },
    });
  }
}
