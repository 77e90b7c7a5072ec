import type { CacheState } from '@shop/cache';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { CompressedBody } from '../http/compressed-body.ts';
import { sendParts } from '../http/send-parts.ts';
import type { ShellConfig } from '../config.ts';
import type { PageResponse } from './page-response.ts';

/** A response and what this one request is to be told with it. */
export interface PageDelivery {
  response: PageResponse;
  cacheControl: string;
  /** How the page cache served it; `private` for pages that it never sees. */
  cache: CacheState | 'private';
  cookie?: string | undefined;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply, delivery: PageDelivery) => Promise<void>;

/** Sends a body as small as the browser takes it, and not again to who has it. The reply has its status and headers. */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: CompressedBody): Promise<void> {
  reply.header('ETag', body.etag);
  if (reply.statusCode === 200 && fresh(request.headers, { etag: body.etag })) {
    await reply.code(304).send();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  sendParts(reply, await body.as(encoding));
}

/** Sends pages as small as the browser takes them, and not again to who has them. */
export const createSendPage = ({ variantHeader }: Pick<ShellConfig, 'variantHeader'>): SendPage => {
  const vary = variantHeader === '' ? 'Accept-Encoding' : `Accept-Encoding, ${variantHeader}`;
  return async (request, reply, { response, cacheControl, cookie }) => {
    const { status, headers, body } = response;
    reply.headers({ ...headers, 'Cache-Control': cacheControl, Vary: vary });
    if (cookie !== undefined) reply.header('Set-Cookie', cookie);
    reply.code(status);
    if (body === null) await reply.send();
    else await sendBody(request, reply, body);
  };
};
