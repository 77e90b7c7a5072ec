import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@shop/shared/contracts';
import { ErrorAnswer, SHOP } from '@shop/shared/contracts';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';

const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

/** The document is drawn from the same contracts that check requests, so the two cannot drift apart. */
function describeEndpoint(endpoint: Endpoint): FastifySchema {
  const { params, query, body, answer, access, role, cacheSeconds } = endpoint;
  const facts = [`Access: ${access}`, role && `Role: ${role}`, cacheSeconds && `Cacheable: ${cacheSeconds} s`];
  return {
    summary: endpoint.summary,
    description: `${facts.filter(Boolean).join('. ')}.`,
    tags: [endpoint.path.split('/', 1)[0] ?? endpoint.path],
    ...(params && { params: toJsonSchema(params, 'input') }),
    ...(query && { querystring: toJsonSchema(query, 'input') }),
    ...(body && { body: toJsonSchema(body, 'input') }),
    response: {
      ...(answer
        ? { 200: { description: 'OK', ...toJsonSchema(answer, 'output') } }
        : { 204: { description: 'Done', type: 'null' } }),
      default: { description: 'Refused', ...toJsonSchema(ErrorAnswer, 'output') },
    },
  };
}

/** OpenAPI at `/api/docs`, as JSON at `/api/docs/json`. Must be installed before the features. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${SHOP.brand} API`, version: app.services.config.version } },
    transform: ({ schema, url, route }) => {
      const { endpoint } = route.config ?? {};
      return { schema: endpoint ? describeEndpoint(endpoint) : { ...schema, hide: true }, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
