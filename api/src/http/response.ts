import { createHash } from 'node:crypto';
import type { Endpoint } from '@shop/contracts';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { findContractViolation } from './response-check.ts';
import { compressBody, type Compressor, createCompressor, MIN_COMPRESSED_BYTES } from './compress-body.ts';

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

  const body = rendered(endpoint, endpoint.response, response, request);
  reply.type(JSON_TYPE);
  if (endpoint.cacheSeconds === undefined) return sendBody(body, request, reply);

  reply.header('etag', body.etag);
  return fresh(request.headers, { etag: body.etag }) ? reply.code(304).send() : sendBody(body, request, reply);
}

/**
 * Sends a body as small as its size and the caller's `Accept-Encoding` allow. No response contains a secret beside
 * text that another site could inject, which attacks on compression (BREACH) need: credentials are in cookies, which
 * are SameSite and no part of a body.
 */
function sendBody(body: Rendered, request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { payload, compressor } = body;
  if (payload.length < MIN_COMPRESSED_BYTES) return reply.send(payload);
  if (compressor === null) reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(payload);
  const compressing = compressor === null ? compressBody(payload, encoding) : compressor(encoding);
  return compressing.then((compressed) => reply.header('content-encoding', encoding).send(compressed));
}

interface Rendered {
  /** The serialized bytes, shared by all responses that send them. */
  payload: Buffer;
  etag: string;
  /** Null for a body with a single recipient. */
  compressor: Compressor | null;
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
  const made = { payload, etag, compressor: isPublic ? createCompressor(payload) : null };
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
