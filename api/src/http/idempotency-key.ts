import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

const KEY = /^[\w.:-]{1,100}$/;

/** The `Idempotency-Key` header; null without one, 400 for an invalid one. */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new ApiError('BAD_REQUEST', 'Idempotency-Key kan inte läsas.');
  return key;
}
