import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@shop/contracts';
import { ErrorResponse, SHOP } from '@shop/contracts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from './errors.ts';

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

/** The document is generated from the contracts that check requests, so the two cannot drift apart. */
function describeEndpoint(endpoint: Endpoint): FastifySchema {
  const { params, query, body, response, access, role, cacheSeconds } = endpoint;
  const facts = [`Access: ${access}`, role && `Role: ${role}`, cacheSeconds && `Cacheable: ${cacheSeconds} s`];
  return {
    summary: endpoint.summary,
    description: `${facts.filter(Boolean).join('. ')}.`,
    tags: [endpoint.path.split('/', 1)[0] ?? endpoint.path],
    ...(params && { params: toJsonSchema(params, 'input') }),
    ...(query && { querystring: toJsonSchema(query, 'input') }),
    ...(body && { body: toJsonSchema(body, 'input') }),
    response: {
      ...(response
        ? { 200: { description: 'OK', ...toJsonSchema(response, 'output') } }
        : { 204: { description: 'Done', type: 'null' } }),
      default: { description: 'Refused', ...toJsonSchema(ErrorResponse, 'output') },
    },
  };
}

const PATH = '/api/docs';
const STAFF_PATHS = '/api/admin';

/**
 * Hash of the one style element that Swagger UI writes itself; a browser test fails when a new version writes
 * another.
 */
const OWN_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Swagger UI's own scripts and styles, and calls of this api; its icons are data URLs. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${OWN_STYLE}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Document = Readonly<Record<string, unknown>>;

/** The document without the calls of the admin application. */
const withoutStaffCalls = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(Object.entries(document['paths'] ?? {}).filter(([path]) => !path.startsWith(STAFF_PATHS))),
});

/**
 * OpenAPI at `/api/docs`, as JSON at `/api/docs/json`: public where the shop runs on http, that is on a developer's
 * machine, and on https for staff alone; others get 404. The calls of the admin application are shown to staff alone
 * everywhere. Must be installed before the features.
 */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  const { config, sessions } = app.services;
  const isOpen = new URL(config.publicOrigin).protocol === 'http:';
  const staff = new WeakSet<object>();
  await app.register(swagger, {
    openapi: { info: { title: `${SHOP.brand} API`, version: config.version } },
    transform: ({ schema, url, route }) => {
      const { endpoint } = route.config ?? {};
      return { schema: endpoint ? describeEndpoint(endpoint) : { ...schema, hide: true }, url };
    },
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      const { user } = await sessions.open(request, reply);
      if (user?.isEmployee === true || user?.isAdmin === true) staff.add(request);
      else if (!isOpen) throw notFound();
      reply.headers({ 'cache-control': 'private, no-store', 'content-security-policy': POLICY });
    });
    await docs.register(swaggerUi, {
      routePrefix: PATH,
      transformSpecificationClone: false,
      transformSpecification: (document, request) => (staff.has(request) ? document : withoutStaffCalls(document)),
    });
  });
}
