import type { Endpoint } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { type Handler, route } from '../http/route.ts';

/** A route of the admin application: without a role it would be open to every member [O6-02]. */
export function staffRoute<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  if (endpoint.role === undefined) throw new Error(`${endpoint.path}: a call of the admin application needs a role.`);
  route(app, endpoint, handler);
}
