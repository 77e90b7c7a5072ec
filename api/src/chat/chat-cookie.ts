import { CHAT_KEPT_DAYS } from '@shop/domain/chat';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { createToken, hashToken } from '../members/session-token.ts';

/** The cookie by which a browser is known to its chat: no address of a chat exists that could be guessed or shared. */
export interface ChatCookie {
  /** The hash of the browser's token; null without one. */
  read(request: FastifyRequest): Buffer | null;
  /** Makes a token and sends it. Returns its hash, which the database stores. */
  issue(reply: FastifyReply): Buffer;
}

export function createChatCookie({ secureCookies }: Pick<Config, 'secureCookies'>): ChatCookie {
  const name = secureCookies ? '__Host-chat' : 'chat';
  const maxAge = CHAT_KEPT_DAYS * 24 * 60 * 60;
  return {
    read: (request) => {
      const token = request.cookies[name];
      return token ? hashToken(token) : null;
    },
    issue: (reply) => {
      const token = createToken();
      void reply.setCookie(name, token, { httpOnly: true, secure: secureCookies, sameSite: 'lax', path: '/', maxAge });
      return hashToken(token);
    },
  };
}
