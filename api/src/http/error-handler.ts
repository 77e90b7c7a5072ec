import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './endpoint-registry.ts';
import { sqlState } from '../db/tx.ts';
import { ApiError } from './errors.ts';

/** Fastify's own refusals, mapped to our codes and texts. Every other 4xx from Fastify is a BAD_REQUEST. */
const FRAMEWORK_ERRORS: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError('PAYLOAD_TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError('BAD_REQUEST', undefined, { status: 415 }),
  FST_REQ_FILE_TOO_LARGE: () => new ApiError('PAYLOAD_TOO_LARGE'),
  FST_ERR_HANDLER_TIMEOUT: () => new ApiError('UNAVAILABLE'),
};

/** PostgreSQL's codes for values that do not fit their column: out of range, not a number, not text. */
const UNFIT_VALUES = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

const isFrameworkError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isFrameworkError(error)) {
    const createError = FRAMEWORK_ERRORS[error.code];
    if (createError) return createError();
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return new ApiError('BAD_REQUEST', undefined, { cause: error });
    }
  }
  // The contract accepted a value that the column refuses: a client error, and a reason for a stricter contract.
  if (UNFIT_VALUES.has(sqlState(error) ?? '')) return new ApiError('BAD_REQUEST', undefined, { cause: error });
  return new ApiError('INTERNAL', undefined, { cause: error });
}

/** Refusals outside of a handler, and by any of the rate limits, are written to the security log here alone. */
const REFUSALS = { ORIGIN_REFUSED: 'origin.refused', RATE_LIMITED: 'rate-limit.reached' } as const;

const refusalOf = ({ code }: ApiError) =>
  code === 'ORIGIN_REFUSED' || code === 'RATE_LIMITED' ? REFUSALS[code] : undefined;

function sendError(reply: FastifyReply, request: FastifyRequest, error: ApiError): FastifyReply {
  // A refusal depends on this caller and this time, so it is never cached, not even where the response itself is
  // public.
  reply
    .removeHeader('etag')
    .header('cache-control', 'no-store')
    .header('version', request.server.services.config.version);
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(error.body(request.id));
}

/** Maps every thrown value to one error response [O8-01]. Internal errors are logged and never sent. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asApiError(thrown);
    const refusal = refusalOf(error);
    if (refusal !== undefined) app.services.securityLog.event(request, refusal);
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
    else if (sqlState(thrown) !== undefined) request.log.warn({ err: thrown }, 'the database refused a value');
    return sendError(reply, request, error);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? request.url;
    const methods = allowedMethods(app, path);
    if (methods.length === 0) return sendError(reply, request, new ApiError('NOT_FOUND'));
    reply.header('allow', methods.join(', '));
    return sendError(reply, request, new ApiError('METHOD_NOT_ALLOWED'));
  });
}

/** Headers of refusals for which no route was found, since no hook has run. */
export const UNROUTED_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Fastify's `frameworkErrors`: unreadable URLs and parameters that are too long, in the format of all other errors
 * [O8-01].
 */
export function refuseUnrouted(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const error = new ApiError('BAD_REQUEST');
  void reply
    .code(error.status)
    .headers({ ...UNROUTED_HEADERS, 'x-request-id': request.id })
    .serializer((body) => JSON.stringify(body))
    .send(error.body(request.id));
}
