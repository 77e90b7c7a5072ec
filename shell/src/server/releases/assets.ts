import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseRegistry } from './release-set.ts';

interface AssetParams {
  owner: string;
  version: string;
  '*': string;
}

const YEAR_SECONDS = 31_536_000;

/**
 * Serves `/assets/<package>/<version>/<file>`: immutable, with the brotli file of the build. Only files in the
 * release's integrity map are served, so that no path leads out of its folder; former releases are included, for pages
 * that are still open.
 */
export async function installAssets(app: FastifyInstance, registry: ReleaseRegistry): Promise<void> {
  await app.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true });
  app.get<{ Params: AssetParams }>('/assets/:owner/:version/*', async (request, reply) => {
    const { owner, version, '*': file } = request.params;
    const release = await registry.files(owner, version);
    const isKnown = release !== null && Object.hasOwn(release.integrity, file);
    if (!isKnown) return reply.code(404).header('Cache-Control', 'no-store').send();
    reply.header('Vary', 'Accept-Encoding');
    return reply.sendFile(file, release.folder, { maxAge: YEAR_SECONDS * 1000, immutable: true });
  });
}
