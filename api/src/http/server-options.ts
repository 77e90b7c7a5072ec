import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController } from 'fastify';
import qs from 'qs';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** The shell's id for the same page view, so that one search finds both logs; our own when it is missing or odd. */
const requestId = (request: Pick<IncomingMessage, 'headers'>): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

/** [7.1-03], [O7-39] Bracket notation with limits: a query is input from anyone. */
const parseQuery = (query: string): Record<string, unknown> =>
  qs.parse(query, { arrayLimit: 200, depth: 6, parameterLimit: 1000, allowPrototypes: false });

export const SERVER_OPTIONS = {
  bodyLimit: 256 * 1024,
  /** Time a client may take to send its request, which keeps slow senders from holding connections. */
  requestTimeout: 15_000,
  /** Time we may take to answer: past it the shell has long given up waiting. */
  handlerTimeout: 20_000,
  keepAliveTimeout: 65_000,
  /** The shell or a load balancer stands in front and knows the caller's address. */
  trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
  // One line per request is written by our own hook, with secrets taken out of the path.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestId,
  routerOptions: { querystringParser: parseQuery, ignoreTrailingSlash: true, maxParamLength: 1000 },
} as const;
