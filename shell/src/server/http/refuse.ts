import type { ErrorResponse, ErrorCode } from '@shop/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainErrorPage } from './plain-error-page.ts';
import { NOTHING_POLICY } from './security-headers.ts';

const TEXTS: Readonly<Record<number, { code: ErrorCode; error: string }>> = {
  400: { code: 'BAD_REQUEST', error: 'Begäran kunde inte läsas.' },
  404: { code: 'NOT_FOUND', error: 'Det du söker finns inte.' },
  429: { code: 'RATE_LIMITED', error: 'Försök igen om en stund!' },
  503: { code: 'UNAVAILABLE', error: 'Butiken har många besökare just nu. Försök igen om en stund.' },
};
const OTHERWISE = { code: 'BAD_REQUEST', error: 'Begäran kunde inte läsas.' } as const;

export const ERROR_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': NOTHING_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
} as const;

/** Refuses a request in Swedish: programs get the api's error format, browsers a page. Never cached. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  retryAfterSeconds?: number,
): FastifyReply {
  reply.code(status).header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  if (!request.url.startsWith('/api/')) return reply.headers(ERROR_PAGE_HEADERS).send(plainErrorPage(status));
  const body: ErrorResponse = { ...(TEXTS[status] ?? OTHERWISE), requestId: request.id };
  return reply.send(body);
}
