import type { FastifyInstance } from 'fastify';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, that is, the database responds and the listing cache is
 * loaded; 503 also while it drains before it ends [F23]. Outside /api: not for browsers.
 */
export function installHealth(app: FastifyInstance, isDraining: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'draining' });
    if (!app.services.startup.isDone) return reply.code(503).send({ status: 'starting' });
    try {
      await app.services.pool.query('select 1');
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
