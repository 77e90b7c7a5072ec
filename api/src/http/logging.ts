import type { FastifyRequest } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import type { Config } from '../config.ts';

/** Path parameters that identify or let in a person [O7-40]. */
const SECRET_PARAMS = new Set(['email', 'secret', 'token', 'sessionToken', 'ssn']);
const HIDDEN = '[dold]';

const REDACTED_FIELDS = ['password', 'newPassword', 'ssn', 'email', 'token', 'secret', 'cookie', 'authorization'];

/**
 * The path of a request as it may be logged: without the query, which holds what people typed, and without secret
 * path parameters. An unknown path is cut to its first segments, since anything can stand in it.
 */
export function loggablePath(request: Pick<FastifyRequest, 'url' | 'params' | 'routeOptions'>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined) return (request.url.split('?', 1)[0] ?? '').split('/').slice(0, 3).join('/');
  const params = request.params as Record<string, string> | undefined;
  return pattern.replace(/:(\w+)/g, (_match, name: string) =>
    SECRET_PARAMS.has(name) ? HIDDEN : (params?.[name] ?? HIDDEN),
  );
}

/** Structured logs on stdout, with everything that could let somebody in removed. */
export function createLogger(config: Pick<Config, 'logLevel' | 'version'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { service: 'api', version: config.version },
    redact: {
      paths: REDACTED_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.headers["set-${field}"]`]),
      censor: HIDDEN,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
