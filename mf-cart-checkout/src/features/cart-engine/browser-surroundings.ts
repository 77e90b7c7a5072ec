import type { Platform } from '@shop/contracts/platform';
import type { Surroundings } from './cart-driver.ts';
import type { KeptEvents } from './kept-events.ts';

const listen = (target: EventTarget, type: string, run: () => void): (() => void) => {
  target.addEventListener(type, run);
  return () => target.removeEventListener(type, run);
};

const all =
  (...stops: (() => void)[]): (() => void) =>
  () =>
    stops.forEach((stop) => stop());

/**
 * Its code is a chunk of its own, which the first view of a page does not wait for. A terminal stores nothing of a
 * shopper; old browsers cannot know which pages are open.
 */
const keptOf = (pageKey: string, { store, atoms }: Pick<Platform, 'store' | 'atoms'>): KeptEvents | null => {
  if (store.get(atoms.kiosk) || !('locks' in navigator)) return null;
  const loading = import('./kept-events.ts').then(({ createKeptEvents }) =>
    createKeptEvents({
      storage: localStorage,
      locks: navigator.locks,
      pageKey,
      owner: () => store.get(atoms.user)?.id ?? null,
      now: Date.now,
    }),
  );
  // Without it the cart works as long as its page is open.
  const run = (use: (kept: KeptEvents) => unknown): Promise<void> =>
    loading.then(use).then(
      () => undefined,
      () => undefined,
    );
  return {
    write: (batches) => void run((kept) => kept.write(batches)),
    takeOver: (restore) => run((kept) => kept.takeOver(restore)),
    clear: () => void run((kept) => kept.clear()),
  };
};

const LEFT_KEY = 'cart-left';

/**
 * The real page. Both `pagehide` and a hidden tab count as leaving: on phones the tab may never be shown again
 * [O4-03].
 */
export const browserSurroundings = ({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): Surroundings => {
  const pageKey = crypto.randomUUID();
  return {
    now: () => Date.now(),
    setTimer(run, inMs) {
      const timer = setTimeout(run, inMs);
      return () => clearTimeout(timer);
    },
    onLeave: (run) =>
      all(
        listen(window, 'pagehide', run),
        listen(document, 'visibilitychange', () => {
          if (document.visibilityState === 'hidden') run();
        }),
      ),
    onReturn: (run) => all(listen(window, 'focus', run), listen(window, 'online', run)),
    pageKey,
    isShown: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    kept: keptOf(pageKey, { store, atoms }),
    noteLeft: () => sessionStorage.setItem(LEFT_KEY, '1'),
    wasLeft: () => sessionStorage.getItem(LEFT_KEY) !== null,
  };
};
