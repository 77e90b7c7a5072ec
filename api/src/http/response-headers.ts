import type { FastifyReply } from 'fastify';

/**
 * Content security policy of every response below /api: it is no page, so it may not run, load or be framed. The
 * pages that the api does serve (a mailed link, the documentation) replace the policy.
 */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

export const setSecurityHeaders = (reply: FastifyReply): void => {
  reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
};
