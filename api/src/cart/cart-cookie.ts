import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createToken, hashToken } from '../members/session-token.ts';

/** Lifetime of a visitor's cart and its cookie [O4-07]. */
export const VISITOR_CART_DAYS = 90;
const MAX_AGE_SECONDS = VISITOR_CART_DAYS * 24 * 60 * 60;

/** A cookie of its own identifies the visitor's cart, so that it outlives sessions and needs none [O4-07]. */
export interface CartCookie {
  /** The key of the visitor's cart in the database; null without a cookie. */
  read(request: FastifyRequest): Buffer | null;
  /** Creates a key and sends it as a cookie. Returns its hash, which the database stores. */
  issue(reply: FastifyReply): Buffer;
  /** Restarts the 90 days. */
  renew(request: FastifyRequest, reply: FastifyReply): void;
  clear(reply: FastifyReply): void;
}

export function createCartCookie({ secureCookies }: Pick<Config, 'secureCookies'>): CartCookie {
  const name = secureCookies ? '__Host-cart' : 'cart';
  const options = { httpOnly: true, secure: secureCookies, sameSite: 'lax', path: '/' } as const;
  const set = (reply: FastifyReply, token: string): void =>
    void reply.setCookie(name, token, { ...options, maxAge: MAX_AGE_SECONDS });
  return {
    read: (request) => {
      const token = request.cookies[name];
      return token ? hashToken(token) : null;
    },
    issue: (reply) => {
      const token = createToken();
      set(reply, token);
      return hashToken(token);
    },
    renew: (request, reply) => {
      const token = request.cookies[name];
      if (token) set(reply, token);
    },
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
