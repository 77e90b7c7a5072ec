import { createHash } from 'node:crypto';
import type { Endpoint } from '@shop/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { findContractViolation } from './response-check.ts';
import { type Compressor, createCompressor } from './compress-body.ts';
import { sendCompressed } from './send-compressed.ts';

/**
 * Production checks responses against their schema only for the log, so samples suffice: one a second of each
 * endpoint, and none above this size. Lists are the hot path and come from typed code.
 */
const PRODUCTION_CHECK_LIMIT = 16_384;
const PRODUCTION_CHECK_MS = 1000;

const checkedAgainFrom = new WeakMap<Endpoint, number>();

function isCheckedInProduction(endpoint: Endpoint, length: number, now: number): boolean {
  if (length > PRODUCTION_CHECK_LIMIT || now < (checkedAgainFrom.get(endpoint) ?? 0)) return false;
  checkedAgainFrom.set(endpoint, now + PRODUCTION_CHECK_MS);
  return true;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a handler's result. Outside production a contract violation is an error, so that no test can miss it; in
 * production it is logged and the shopper still gets the response, whole: no field is stripped.
 */
export function sendResponse(
  endpoint: Endpoint,
  response: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  // The handler has already sent a response itself, for example a redirect.
  if (reply.sent) return reply;
  if (endpoint.response === undefined) return reply.code(204).send();

  const { payload, etag, compressor } = rendered(endpoint, endpoint.response, response, request);
  reply.type(JSON_TYPE);
  if (endpoint.cacheSeconds !== undefined) {
    reply.header('etag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  return sendCompressed(request, reply, payload, compressor);
}

interface Rendered {
  /** The serialized bytes, shared by all responses that send them. */
  payload: Buffer;
  etag: string;
  /** None for a body with a single recipient. */
  compressor: Compressor | undefined;
}

/**
 * Serialized bodies of the objects that a handler caches and returns to many callers: serialized, checked and hashed
 * once.
 */
const bodies = new WeakMap<object, Rendered>();

function rendered(
  endpoint: Endpoint,
  schema: NonNullable<Endpoint['response']>,
  response: unknown,
  request: FastifyRequest,
): Rendered {
  const isPublic = endpoint.cacheSeconds !== undefined;
  const key = isPublic && typeof response === 'object' ? response : null;
  const known = key === null ? undefined : bodies.get(key);
  if (known !== undefined) return known;
  const payload = Buffer.from(JSON.stringify(response));
  checkContract(endpoint, schema, response, payload.length, request);
  const etag = isPublic ? `W/"${createHash('sha1').update(payload).digest('base64url')}"` : '';
  const made = { payload, etag, compressor: isPublic ? createCompressor(payload) : undefined };
  if (key !== null) bodies.set(key, made);
  return made;
}

function checkContract(
  endpoint: Endpoint,
  schema: NonNullable<Endpoint['response']>,
  response: unknown,
  length: number,
  request: FastifyRequest,
): void {
  const { method, path } = endpoint;
  const { config, clock } = request.server.services;
  const { production } = config;
  if (production && !isCheckedInProduction(endpoint, length, clock.now().getTime())) return;
  const violation = findContractViolation(schema, response);
  if (violation === undefined) return;
  const message = `${method} ${path} broke its contract: ${violation}`;
  if (!production) throw new Error(message);
  request.log.error(message);
}

/** [O7-27] Public responses are marked as cacheable; all others are private and carry the release [7.1-12]. */
export function setCacheHeaders(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): void {
  if (endpoint.cacheSeconds !== undefined) {
    reply.header('cache-control', `public, max-age=${endpoint.cacheSeconds}`).header('vary', 'Region, Accept-Encoding');
    return;
  }
  reply.header('cache-control', 'private, no-store').header('version', request.server.services.config.version);
}
