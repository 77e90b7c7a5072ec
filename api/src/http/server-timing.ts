import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { type DatabaseTime, watchQueries, withDatabaseTime } from '../db/query-clock.ts';

/**
 * Tells with every answer, in `Server-Timing`, the milliseconds that it waited for the database and how often it asked: for
 * developers and measurements. Off unless asked for, as it tells strangers what an answer cost.
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
