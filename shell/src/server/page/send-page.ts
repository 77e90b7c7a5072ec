import type { CacheState } from '@shop/cache';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { CompressedBody } from '../http/compressed-body.ts';
import type { Recompress } from '../http/recompress.ts';
import { sendParts } from '../http/send-parts.ts';
import type { ShellConfig } from '../config.ts';
import { visitorTiming } from '../../page/visitor-timing.ts';
import type { PageResponse } from './page-response.ts';

/** A response and the headers for this one request. */
export interface PageDelivery {
  response: PageResponse;
  cacheControl: string;
  /** How the page cache served it; `private` for pages that are never cached. */
  cache: CacheState | 'private';
  cookie?: string | undefined;
  /** Whether the browser has neither a session nor a cart; missing where a CDN may give the page to others. */
  isNewVisitor?: boolean;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply, delivery: PageDelivery) => Promise<void>;

/** Sends a body in the best encoding that the browser accepts, or a 304. The reply has its status and headers. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
  recompress: Recompress,
): Promise<void> {
  reply.header('ETag', body.etag);
  if (reply.statusCode === 200 && fresh(request.headers, { etag: body.etag })) {
    await reply.code(304).send();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  sendParts(reply, await body.as(encoding));
  recompress(body);
}

/** A mailed link's secret is in the address until the page has read it: no request of the page tells it [O4-15]. */
const SECRET_IN_QUERY = /[?&](?:secret|token)=/;

/** Creates the function that sends pages in the best encoding that the browser accepts, or a 304. */
export const createSendPage = (
  { variantHeader }: Pick<ShellConfig, 'variantHeader'>,
  recompress: Recompress,
): SendPage => {
  const vary = variantHeader === '' ? 'Accept-Encoding' : `Accept-Encoding, ${variantHeader}`;
  return async (request, reply, { response, cacheControl, cookie, isNewVisitor }) => {
    const { status, headers, body } = response;
    reply.headers({ ...headers, 'Cache-Control': cacheControl, Vary: vary });
    if (SECRET_IN_QUERY.test(request.url)) reply.header('Referrer-Policy', 'no-referrer');
    if (cookie !== undefined) reply.header('Set-Cookie', cookie);
    if (isNewVisitor !== undefined) reply.header('Server-Timing', visitorTiming(isNewVisitor));
    reply.code(status);
    if (body === null) await reply.send();
    else await sendBody(request, reply, body, recompress);
  };
};
