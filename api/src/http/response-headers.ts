import type { FastifyReply } from 'fastify';

/**
 * What every response below /api says of itself: it is no page, so nothing in it may run, load or be framed, and browsers
 * take it for the type that it names. A page that the api does serve (a mailed link, the documentation) replaces the policy.
 */
const POLICY = "default-src 'none'; frame-ancestors 'none'";

export const setSecurityHeaders = (reply: FastifyReply): void => {
  reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
};
