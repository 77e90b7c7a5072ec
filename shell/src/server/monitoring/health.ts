import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiReads } from '../api/api-reads.ts';
import type { Metrics } from './metrics.ts';
import type { ReleaseRegistry } from '../releases/release-set.ts';

export interface HealthOptions {
  registry: ReleaseRegistry;
  api: ApiReads;
  metrics: Metrics;
  operatorToken: string;
  isDraining: () => boolean;
}

const LOCAL = /^(?:127\.|::1$|::ffff:127\.)/;
/** Headers of proxies: a proxy on this machine forwards requests of others. */
const PROXY_HEADERS: readonly string[] = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'via',
];

/** Whether a request is the operator's: by the token or, when none is configured, from the machine itself. */
const operatorCheck = (token: string): ((request: FastifyRequest) => boolean) => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const right = digest(`Bearer ${token}`);
  return ({ headers, socket }) => {
    if (token !== '') return timingSafeEqual(digest(headers.authorization ?? ''), right);
    return LOCAL.test(socket.remoteAddress ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);
  };
};

/**
 * `/healthz`: the process runs. `/readyz`: it can serve pages and is not shutting down [F23]; only the operator sees
 * which releases it serves and refuses, and `/metrics`.
 */
export function installHealth(
  app: FastifyInstance,
  { registry, api, metrics, operatorToken, isDraining }: HealthOptions,
): void {
  const isOperator = operatorCheck(operatorToken);
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const releases = await registry.current(null).catch(() => null);
    const isApiReady = await api.isReady();
    const isReady = releases !== null && isApiReady;
    const status = isReady ? 'ok' : 'unavailable';
    reply.code(isReady ? 200 : 503).header('Cache-Control', 'no-store');
    if (!isOperator(request)) return { status };
    const remotes = Object.values(releases?.remotes ?? {}).map(({ name, version, bundle }) => ({
      name,
      version,
      isLoaded: bundle !== null,
    }));
    return { status, api: isApiReady, remotes, canaries: registry.canaries(), refused: registry.refusals() };
  });

  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
