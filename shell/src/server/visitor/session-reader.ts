import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiReads, UserOf } from '../api/api-reads.ts';
import { forwardedHeaders } from '../api/forwarded.ts';
import type { Visitor } from './visitor.ts';

export interface SessionOwner {
  /** Null for a visitor, for a session that has run out, and while the api cannot tell. */
  user: UserOf | null;
  /** False while the api cannot tell. */
  isKnown: boolean;
}

/** Reads who has a request's session; a session that the api renews meanwhile is renewed in the browser, too. */
export type SessionReader = (visitor: Visitor, request: FastifyRequest, reply: FastifyReply) => Promise<SessionOwner>;

export const createSessionReader =
  (api: Pick<ApiReads, 'me'>, fetch: typeof globalThis.fetch): SessionReader =>
  async (visitor, request, reply) => {
    if (visitor.sessionCookie === null) return { user: null, isKnown: true };
    try {
      const { user, setCookie } = await api.me(visitor.sessionCookie, fetch, forwardedHeaders(request));
      // No shared cache ever sees it: a response to a browser with a session is `private`.
      for (const cookie of setCookie) reply.header('Set-Cookie', cookie);
      return { user, isKnown: true };
    } catch (error) {
      request.log.warn({ err: error }, 'me did not answer');
      return { user: null, isKnown: false };
    }
  };
