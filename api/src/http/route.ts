import type { BodyOf, Endpoint, ParamsOf, QueryOf, SentResponseOf } from '@shop/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { CurrentUser, Session } from '../members/session.ts';
import type { Services } from '../services.ts';
import { checkAccess, logRefusal } from './access.ts';
import { sendResponse, setCacheHeaders } from './response.ts';
import { recordEndpoint } from './endpoint-registry.ts';
import { ApiError } from './errors.ts';
import { parsePart } from './validation.ts';

/** What a handler gets: the checked request, and services for this call. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  request: FastifyRequest;
  /** For headers and cookies only; the handler's return value is the response. */
  reply: FastifyReply;
  /** The caller's session; empty for access `never` and for visitors without one. */
  session: Session;
  /** The logged-in member, or null. */
  user: CurrentUser | null;
  /** The logged-in member where the endpoint's access guarantees one; throws 401 otherwise. */
  member: CurrentUser;
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  services: Services;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<SentResponseOf<E>> | SentResponseOf<E>;

/**
 * Serves an endpoint of the contracts under `/api/` [7.1-01]. Before the handler: the caller is checked against
 * `access` and `role` [O7-02], then params, query (bracket notation [7.1-03]) and body are parsed by their schemas:
 * 400 for params and query, 422 with `fields` for the body. After it: the response is checked against its schema (a
 * violation is a 500 outside production), 204 is sent where the contract has no response [O7-01], and cache headers
 * follow `cacheSeconds` [O7-27]. Refuse with `throw new ApiError(code, text?)`.
 *
 *     route(app, getMe, async ({ session, db }) => ({ data: { … } }));
 */
export function route<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  if (endpoint.cacheSeconds !== undefined && endpoint.access !== 'never') {
    throw new Error(`${endpoint.path}: an answer that anyone may cache cannot depend on a session.`);
  }
  recordEndpoint(app, endpoint);
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    config: { endpoint },
    handler: async (request, reply) => {
      const { services } = app;
      setCacheHeaders(endpoint, request, reply);
      const session =
        endpoint.access === 'never' ? services.sessions.none() : await services.sessions.open(request, reply);
      try {
        checkAccess(endpoint, session, services.clock.now());
      } catch (error) {
        logRefusal(services.securityLog, request, endpoint, session, error);
        throw error;
      }

      const response = await handler({
        params: parsePart(endpoint.params, 'params', request.params) as ParamsOf<E>,
        query: parsePart(endpoint.query, 'query', request.query) as QueryOf<E>,
        body: parsePart(endpoint.body, 'body', request.body) as BodyOf<E>,
        request,
        reply,
        session,
        user: session.user,
        get member() {
          if (session.user === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'user' });
          return session.user;
        },
        db: services.db,
        clock: services.clock,
        log: request.log,
        services,
      });
      // A login for one call alone does not authorise the next one.
      if (endpoint.access === 'always') await session.endReauthentication();
      return sendResponse(endpoint, response, request, reply);
    },
  });
}
