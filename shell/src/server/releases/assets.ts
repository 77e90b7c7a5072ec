import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { chooseEncoding } from '@shop/domain/accept-encoding';
import { LRUCache } from 'lru-cache';
import { removeDocumentHeaders } from '../http/security-headers.ts';
import { INTEGRITY_LIST } from '../../page/integrity-list.ts';
import { integrityListOf, listOfOne, releasesInUrl, type IntegrityList } from './integrity-list.ts';
import type { ReleaseRegistry } from './release-set.ts';

interface AssetParams {
  owner: string;
  version: string;
  '*': string;
}

const YEAR_SECONDS = 31_536_000;
const FOR_GOOD = `public, max-age=${YEAR_SECONDS}, immutable`;

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

/** Lists in memory; as many as there are sets of releases at once, and more. */
const MAX_LISTS = 20;

/** Caches keep a file for a year; the id would be that of the one request that filled them. */
const asStored = (reply: FastifyReply): void => {
  removeDocumentHeaders(reply);
  reply.removeHeader('X-Request-Id');
};

const refuseFile = (reply: FastifyReply): FastifyReply => reply.code(404).header('Cache-Control', 'no-store').send();

async function sendList(request: FastifyRequest, reply: FastifyReply, { body }: IntegrityList): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  const parts = await body.as(encoding);
  return reply.type('application/json').header('Cache-Control', FOR_GOOD).send(Buffer.concat(parts));
}

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
    if (release === null) return refuseFile(reply);
    asStored(reply);
    reply.header('Vary', 'Accept-Encoding');
    if (file === INTEGRITY_LIST) return sendList(request, reply, listOfOne(release.integrity));
    if (!Object.hasOwn(release.integrity, file)) return refuseFile(reply);
    return reply.sendFile(file, release.folder, SENT);
  });

  const lists = new LRUCache<string, IntegrityList>({ max: MAX_LISTS });
  app.get(`/assets/${INTEGRITY_LIST}`, async (request, reply) => {
    const named = releasesInUrl(request.url);
    const files = await Promise.all(
      named.map(async ({ name, version }) => [name, (await registry.files(name, version))?.integrity] as const),
    );
    const listed = files.flatMap(([name, hashes]) => (hashes === undefined ? [] : [[name, hashes] as const]));
    if (listed.length === 0 || listed.length < named.length) return refuseFile(reply);
    asStored(reply);
    const list = lists.get(request.url) ?? integrityListOf(listed);
    lists.set(request.url, list);
    return sendList(request, reply.header('Vary', 'Accept-Encoding'), list);
  });
}
