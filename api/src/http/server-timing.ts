import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type DatabaseTime, watchQueries, withDatabaseTime } from '../db/query-clock.ts';

/**
 * Sends in `Server-Timing`, with every response, the milliseconds spent waiting for the database and the number of
 * queries: for developers and measurements. Off by default, since it reveals to strangers what a response costs.
 */
export function installServerTiming(app: FastifyInstance, pool: Pool): void {
  const readers = new WeakMap<FastifyRequest, () => DatabaseTime>();
  watchQueries(pool);
  app.addHook('onRequest', (request, _reply, done) =>
    withDatabaseTime((read) => {
      readers.set(request, read);
      done();
    }),
  );
  app.addHook('onSend', async (request, reply) => {
    const { ms, queries } = readers.get(request)?.() ?? { ms: 0, queries: 0 };
    reply.header('server-timing', `db;dur=${ms.toFixed(2)};desc="${queries} queries"`);
  });
}
