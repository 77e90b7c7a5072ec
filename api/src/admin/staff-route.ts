import type { Endpoint } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { type Handler, route } from '../http/route.ts';

/** [O6-03] A login opens the admin application for this long. */
const LOGIN_HOURS = 12;
const HOUR_MS = 3_600_000;

/** A route of the admin application: besides the role it asks for a login of today. */
export function staffRoute<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  route(app, endpoint, (call) => {
    const { authenticatedAt } = call.session;
    const age = authenticatedAt === null ? Infinity : call.clock.now().getTime() - authenticatedAt.getTime();
    if (age > LOGIN_HOURS * HOUR_MS) throw new ApiError('REAUTHENTICATION_NEEDED', undefined, { level: 'secure' });
    return handler(call);
  });
}
