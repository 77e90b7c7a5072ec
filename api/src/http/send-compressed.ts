import { chooseEncoding } from '@shop/domain/accept-encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressBody, type Compressor, MIN_COMPRESSED_BYTES } from './compress-body.ts';

const ACCEPT_ENCODING = 'Accept-Encoding';

function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  if (!others) reply.header('vary', ACCEPT_ENCODING);
  else if (!String(others).includes(ACCEPT_ENCODING)) reply.header('vary', `${String(others)}, ${ACCEPT_ENCODING}`);
}

/**
 * Sends a body as small as its size and the caller's `Accept-Encoding` allow, and says so in `Vary`. No response
 * contains a secret beside text that another site could inject, which attacks on compression (BREACH) need: credentials
 * are in cookies, which are SameSite and no part of a body.
 *
 * @param compressor of a body with more than one recipient
 */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  compressor: Compressor = (encoding) => compressBody(body, encoding),
): FastifyReply | Promise<FastifyReply> {
  if (body.length < MIN_COMPRESSED_BYTES) return reply.send(body);
  varyByEncoding(reply);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  return compressor(encoding).then((compressed) => reply.header('content-encoding', encoding).send(compressed));
}
