import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import type { Encoding } from '@shop/domain/accept-encoding';
import type { FastifyReply } from 'fastify';
import type { Parts } from './compressed-body.ts';

// A low quality, since it is compressed for one client while they wait.
const QUALITY = 3;

const ENCODERS: Readonly<Record<Encoding, () => Transform | BrotliCompress | Gzip>> = {
  br: () =>
    createBrotliCompress({
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
};

/** Sends each part as soon as it is ready, compressed. Stops reading parts when the client has disconnected. */
export async function streamParts(reply: FastifyReply, encoding: Encoding, parts: AsyncIterable<Parts>): Promise<void> {
  const encoder = ENCODERS[encoding]();
  let hasGone = false;
  encoder.once('close', () => (hasGone = true));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  void reply.send(encoder);
  for await (const part of parts) {
    if (hasGone) return;
    for (const bytes of part) encoder.write(bytes);
    if ('flush' in encoder) encoder.flush();
  }
  encoder.end();
}
