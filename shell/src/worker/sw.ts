import type { WorkerMessage } from '../page/service-worker.ts';
import { createPageStore, STORE_NAME } from './page-store.ts';
import { respondOffline } from './respond-offline.ts';
import { kindOf } from './store-rules.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The service worker. The network comes first, always: what is stored is shown only when no server answers at all, so
 * that no page, price or release is older than it needs to be, and a rollback reaches everybody at once.
 */
const scope = globalThis as unknown as WorkerScope;
const store = createPageStore({
  caches: scope.caches,
  fetch: (input, init) => fetch(input, init),
  now: Date.now,
});

async function respondToNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return respondOffline(store, new URL(request.url), Date.now());
  }
}

/** The browser's own cache has files of releases, which never change; the store is for what it has dropped. */
async function respondToFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const stored = await store.file(`${pathname}${search}`);
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Takes over at once: pages and files are stored alike by all workers of this format. */
async function activate(): Promise<void> {
  const names = await scope.caches.keys();
  const former = names.filter((name) => name.startsWith('shop-pages-') && name !== STORE_NAME);
  await Promise.all(former.map((name) => scope.caches.delete(name)));
  // The request of a page starts with the worker instead of after it.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, scope.location.origin);
  if (kind === 'page') event.respondWith(respondToNavigation(event));
  else if (kind === 'file') event.respondWith(respondToFile(event.request));
});
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  // Whatever cannot be fetched is stored when the page is shown again.
  const work = message.type === 'clear' ? store.clear() : store.keep(message);
  event.waitUntil(work.catch(() => undefined));
});
