import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiReads, UserOf } from '../api/api-reads.ts';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { Visitor } from './visitor.ts';

export interface SessionOwner {
  /** Null for a visitor, for an expired session, and while the api does not respond. */
  user: UserOf | null;
  /** False while the api cannot verify the session. */
  isKnown: boolean;
}

/** Reads the user of a request's session; passes a renewed session cookie on to the browser. */
export type SessionReader = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<SessionOwner>;

export const createSessionReader =
  (api: Pick<ApiReads, 'me'>, fetch: typeof globalThis.fetch): SessionReader =>
  async (visitor, request, reply) => {
    if (visitor.sessionCookie === null) return { user: null, isKnown: true };
    try {
      const { user, setCookie } = await api.me(visitor.sessionCookie, fetch, forwardedHeaders(request));
      // No shared cache stores it: a response to a session is `private`.
      for (const cookie of setCookie) reply.header('Set-Cookie', cookie);
      return { user, isKnown: true };
    } catch (error) {
      request.log.warn({ err: error }, 'me did not answer');
      return { user: null, isKnown: false };
    }
  };
