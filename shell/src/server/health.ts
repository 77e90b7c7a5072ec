import type { FastifyInstance } from 'fastify';
import type { ApiReads } from './api-reads.ts';
import type { Metrics } from './metrics.ts';
import type { ReleaseRegistry } from './registry/release-set.ts';

export interface HealthOptions {
  registry: ReleaseRegistry;
  api: ApiReads;
  metrics: Metrics;
  isDraining: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve pages, and is not about to end [F23]. `/metrics`: for the machine itself, never through a proxy. */
export function installHealth(app: FastifyInstance, { registry, api, metrics, isDraining }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    const releases = await registry.current(null).catch(() => null);
    const isApiReady = await api.isReady();
    const remotes = Object.values(releases?.remotes ?? {}).map(({ name, version, bundle }) => ({
      name,
      version,
      isLoaded: bundle !== null,
    }));
    const refused = registry.refusals();
    const canaries = registry.canaries();
    const isReady = releases !== null && isApiReady;
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', api: isApiReady, remotes, canaries, refused });
  });

  app.get('/metrics', async (request, reply) => {
    const isLocal = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
    if (!isLocal || request.headers['x-forwarded-for'] !== undefined) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
