import { scrubUrls } from '@shop/server';
import type { FastifyRequest } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { pino, stdSerializers } from 'pino';
import type { Config } from '../config.ts';

/** Path parameters that identify a person or give access [O7-40]. */
const SECRET_PARAMS = new Set(['email', 'secret', 'token', 'sessionToken', 'ssn']);
const PLAIN_NUMBER = /^\d{1,9}$/;
const HIDDEN = '[dold]';
const UNKNOWN_PATH = 'unknown';

const REDACTED_FIELDS = [
  'password',
  'newPassword',
  'currentPassword',
  'ssn',
  'email',
  'token',
  'secret',
  'cookie',
  'authorization',
];

/**
 * The path of a request for the log: without the query, which holds typed text, and without path parameters that are
 * no plain numbers, which may be order links, tokens or typed text. Unknown paths are not logged at all, since they
 * can contain anything.
 */
export function loggablePath(request: Pick<FastifyRequest, 'url' | 'params' | 'routeOptions'>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined) return UNKNOWN_PATH;
  const params = request.params as Record<string, string> | undefined;
  return pattern.replace(/:(\w+)/g, (_match, name: string) =>
    PLAIN_NUMBER.test(params?.[name] ?? '') && !SECRET_PARAMS.has(name) ? (params?.[name] ?? HIDDEN) : HIDDEN,
  );
}

const ABOUT_PEOPLE = ['params', 'detail', 'where'];

/**
 * An error for the log. Database errors repeat values: those of a failed query and the row in conflict. Only the
 * query text is logged.
 */
function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const reported: Record<string, unknown> = { ...stdSerializers.err(error) };
  for (const field of [...ABOUT_PEOPLE, 'raw']) delete reported[field];
  for (const [key, value] of Object.entries(reported)) {
    if (typeof value === 'string') reported[key] = scrubUrls(value.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, ''));
    else if (value instanceof Error || key === 'cause') reported[key] = loggableError(value);
  }
  return reported;
}

/** Structured logs on stdout, with every secret that gives access removed. */
export function createLogger(config: Pick<Config, 'logLevel' | 'version'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    serializers: { err: loggableError },
    base: { service: 'api', version: config.version },
    redact: {
      paths: REDACTED_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`, `*.headers["set-${field}"]`]),
      censor: HIDDEN,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
