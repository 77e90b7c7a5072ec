import { readPath } from '@shop/contracts/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallerLimits } from './caller-limits.ts';
import type { PageHandler } from '../page/page-handler.ts';
import { refuse } from './refuse.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Responds to an ambiguous path, which servers could parse differently, with 404 in the format of its recipient
 * [2.2-01].
 */
async function refusePath(request: FastifyRequest, reply: FastifyReply, pages: PageHandler): Promise<void> {
  if (request.method === 'GET' && !request.url.startsWith('/api/')) await pages.notFound(request, reply);
  else await refuse(request, reply, 404);
}

/** Checks that every request passes before any code uses its path. */
export function installEdge(
  app: FastifyInstance,
  { pages, limits }: { pages: PageHandler; limits: CallerLimits },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (readPath(request.url) === null) {
      refusePath(request, reply, pages).catch(done);
      return;
    }
    const retryAfterSeconds = READS.has(request.method) ? 0 : limits.write(request);
    if (retryAfterSeconds > 0) refuse(request, reply, 429, retryAfterSeconds);
    else done();
  });
}
