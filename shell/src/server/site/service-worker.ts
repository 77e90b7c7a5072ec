import type { FastifyInstance } from 'fastify';
import { SERVICE_WORKER_PATH } from '../../page/service-worker.ts';
import type { ReleaseRegistry } from '../releases/release-set.ts';

/** The build's name of the worker among the shell's files. */
const WORKER_FILE = 'sw.js';

/** In place of the worker while it is switched off: removes what it has stored, and itself. */
const REMOVER = `addEventListener('install', (event) => event.waitUntil(skipWaiting()));
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith('shop-pages-')).map((name) => caches.delete(name)));
      await registration.unregister();
    })(),
  ),
);
`;

const HEADERS = {
  // Browsers compare it with what they run at every navigation.
  'Cache-Control': 'no-cache',
  // The policy of its own requests: those of pages and their files.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * Serves the service worker of this shell's release; while `isOn` is false a script that removes it from every browser
 * that comes by.
 */
export function installServiceWorker(
  app: FastifyInstance,
  { registry, isOn }: { registry: Pick<ReleaseRegistry, 'current'>; isOn: boolean },
): void {
  app.get(SERVICE_WORKER_PATH, async (_request, reply) => {
    reply.headers(HEADERS);
    if (!isOn) return reply.type('text/javascript; charset=utf-8').send(REMOVER);
    const { shell } = await registry.current(null);
    return reply.sendFile(WORKER_FILE, shell.folder, { cacheControl: false });
  });
}
