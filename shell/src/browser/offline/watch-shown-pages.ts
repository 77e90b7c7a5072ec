import type { Platform } from '@shop/contracts/platform';
import { SERVICE_WORKER_PATH, STORES_PAGES, type WorkerMessage } from '../../page/service-worker.ts';
import { isSavingData, whenIdle } from '../navigation/when-idle.ts';
import { trustedScriptUrl } from '../trusted.ts';
import { pageFiles } from './page-files.ts';

/** Milliseconds for which a page is shown before it counts as seen. */
const SEEN_AFTER_MS = 1500;

type WatchedPlatform = Pick<Platform, 'bus' | 'store' | 'atoms' | 'isNewVisitor' | 'whenUsed'>;

/**
 * Registers the service worker and tells it which pages are shown, so that they can be read offline. Not where stored
 * pages are switched off, not in customer-terminal mode, which stores nothing, and not for who saves data.
 */
export async function watchShownPages(
  { bus, store, atoms, isNewVisitor, whenUsed }: WatchedPlatform,
  { document, container }: { document: Document; container: ServiceWorkerContainer | undefined },
): Promise<void> {
  if (container === undefined || !document.documentElement.hasAttribute(STORES_PAGES)) return;
  if (store.get(atoms.kiosk) || isSavingData()) return;
  await whenIdle();
  await container.register(trustedScriptUrl(SERVICE_WORKER_PATH));
  const { active } = await container.ready;
  const send = (message: WorkerMessage): void => (container.controller ?? active)?.postMessage(message);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { pathname, search, origin } = location;
      const files = pageFiles(document, performance.getEntriesByType('resource'), origin);
      const isAnonymous = !store.get(atoms.user);
      if (navigator.onLine) send({ type: 'shown', url: `${pathname}${search}`, isAnonymous, files });
    }, SEEN_AFTER_MS);
  };
  bus.on('route.changed', shown);
  bus.on('logout.done', () => {
    clearTimeout(timer);
    send({ type: 'clear' });
  });
  shown();
  // What a new visitor's first page fetches only then is stored with it.
  if (isNewVisitor) void whenUsed?.then(whenIdle).then(shown);
}
