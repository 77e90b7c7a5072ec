import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import type { RemoteName } from '@shop/contracts/slots';
import { ROOT } from './paths.ts';

/** Serves a remote's built folder on this machine until the process ends; a shop uses it by `mf-override`. */
export async function serveBuilt(remote: RemoteName, port: number): Promise<void> {
  const dist = join(ROOT, remote, 'dist');
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = normalize(join(dist, decodeURIComponent(pathname)));
    // What runs on servers stays here.
    const isPublic = file === join(dist, 'release.json') || file.startsWith(join(dist, 'browser/'));
    const bytes = isPublic ? await readFile(file).catch(() => null) : null;
    response.writeHead(bytes === null ? 404 : 200, { 'Cache-Control': 'no-store' });
    response.end(bytes);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  console.log(
    `${remote} as last built: http://localhost:${port}. Name it in OVERRIDE_ORIGINS, then choose it at /mf-override.`,
  );
}
