import type { Endpoint } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';

const registries = new WeakMap<object, Endpoint[]>();

/** Plugins see a child of the app; the server object is shared by all of them. */
const listOf = (app: FastifyInstance): Endpoint[] => {
  const existing = registries.get(app.server);
  if (existing) return existing;
  const created: Endpoint[] = [];
  registries.set(app.server, created);
  return created;
};

export function recordEndpoint(app: FastifyInstance, endpoint: Endpoint): void {
  listOf(app).push(endpoint);
}

/**
 * Every endpoint that the app serves, in order of registration.
 * @internal for the authorisation tests
 */
export const registeredEndpoints = (app: FastifyInstance): readonly Endpoint[] => listOf(app);

/** The methods registered for a path that did not match with the requested one; empty when the path is unknown. */
export function allowedMethods(app: FastifyInstance, path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const methods = listOf(app)
    .filter((endpoint) => {
      const pattern = ['api', ...endpoint.path.split('/')];
      return pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
    })
    .map((endpoint) => endpoint.method);
  return [...new Set(methods)].sort();
}
