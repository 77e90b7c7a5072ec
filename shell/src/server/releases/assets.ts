import fastifyStatic from '@fastify/static';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import { INTEGRITY_LIST } from '../../page/integrity-list.ts';
import { integrityListOf } from './integrity-list.ts';
import type { ReleaseRegistry } from './release-set.ts';

interface AssetParams {
  owner: string;
  version: string;
  '*': string;
}

const YEAR_SECONDS = 31_536_000;
const FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;

/**
 * Headers of every response that say nothing about a file that caches keep for a year: those of documents, and the id
 * of the one request that filled the cache. They were hundreds of bytes for each file of a page.
 */
const NOT_OF_FILES = [
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'X-Request-Id',
];

/** What the library calls scripts. */
const UNREGISTERED = 'application/javascript; charset=utf-8';

/** A file's address changes with its content, so nobody asks again whether it is as before. */
const SENT = {
  maxAge: YEAR_SECONDS * 1000,
  immutable: true,
  lastModified: false,
  etag: false,
  acceptRanges: false,
} as const;

/**
 * Serves `/assets/<package>/<version>/<file>`: immutable, with the brotli file of the build. Only files in the
 * release's integrity map are served, so that no path leads out of its folder; former releases are included, for pages
 * that are still open.
 */
export async function installAssets(app: FastifyInstance, registry: ReleaseRegistry): Promise<void> {
  await app.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true });
  const onSend: onSendAsyncHookHandler = async (_request, reply) => {
    // The registered name, and no charset: scripts have the one of their document.
    if (reply.getHeader('content-type') === UNREGISTERED) reply.header('Content-Type', 'text/javascript');
  };
  app.get<{ Params: AssetParams }>('/assets/:owner/:version/*', { onSend }, async (request, reply) => {
    const { owner, version, '*': file } = request.params;
    const release = await registry.files(owner, version);
    if (release === null) return reply.code(404).header('Cache-Control', 'no-store').send();
    for (const name of NOT_OF_FILES) reply.removeHeader(name);
    reply.header('Vary', 'Accept-Encoding');
    if (file === INTEGRITY_LIST) {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      const parts = await integrityListOf(release.integrity).body.as(encoding);
      return reply.type('application/json').header('Cache-Control', FOR_GOOD).send(Buffer.concat(parts));
    }
    if (!Object.hasOwn(release.integrity, file)) return reply.code(404).header('Cache-Control', 'no-store').send();
    return reply.sendFile(file, release.folder, SENT);
  });
}
