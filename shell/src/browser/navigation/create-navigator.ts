import type { NavigateOptions } from '@shop/contracts/platform';
import type { LayoutView } from '../../layout/layout.tsx';
import { notFoundUrl } from '../../routing/not-found-address.ts';
import { readPath, segmentsOf } from '@shop/contracts/routing';
import { isPagePath } from './click-decision.ts';
import { createArrivalLoader, type Arrival, type ArrivalHost } from './load-arrival.ts';
import { createPageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { createPrefetcher, type PrefetchHost } from './prefetch.ts';
import { scrollAfter } from './scroll-decision.ts';
import { createShopRouter } from './shop-router.ts';

/** What the navigator needs of the page; the rest of it is decisions. */
export interface NavigatorHost extends ArrivalHost, PrefetchHost {
  /** Renders the new state of layout, head and atoms, and swaps the slots, in one go. */
  show(view: LayoutView, arrival: Arrival): void;
  /** A navigation has begun. */
  begun(): void;
  /** A page has been shown: focus, announcement, tracking. */
  arrived(view: LayoutView, isInPlace: boolean): void;
  /** Only the hash has changed. */
  showHash(hash: string): void;
  setSlow(isSlow: boolean): void;
  /** Leaves for a whole new document. */
  leave(url: string): void;
  isReloadWaiting(): boolean;
}

export interface Navigator {
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Opens what a GET form leads to. */
  submit(action: string, fields: FormData): Promise<void>;
  /** Loads what an address would need, for a shopper who is about to follow it. */
  prefetch(to: string): void;
  /** After a login or logout: what was loaded before belongs to somebody else. */
  refresh(): Promise<void>;
}

const SLOW_AFTER_MS = 150;
const PREFETCH_LIFE_MS = 30_000;
const HISTORY_LIFE_MS = 600_000;
const MAX_PAGES = 12;

/** Calls back when something begins, when it has taken long, and when it has ended. */
function createProgress({ begun, setSlow }: Pick<NavigatorHost, 'begun' | 'setSlow'>): (isBusy: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  return (isBusy) => {
    if (isBusy === (timer !== null)) return;
    if (timer !== null) clearTimeout(timer);
    timer = isBusy ? setTimeout(() => setSlow(true), SLOW_AFTER_MS) : null;
    if (isBusy) begun();
    else setSlow(false);
  };
}

const isArrival = (value: unknown): value is Arrival =>
  typeof value === 'object' && value !== null && 'prepared' in value;

/**
 * Navigation over react-router's data router, which owns history, matching, aborting, redirects, saved scroll positions and the
 * state of a navigation. On top of it: pages from memory, prefetching, rendering out of sight and the swap.
 */
export function createNavigator(loader: PageLoader, host: NavigatorHost): Navigator {
  const prefetched = createPageCache<Promise<LoadOutcome>>(MAX_PAGES, PREFETCH_LIFE_MS, host.now);
  const visited = createPageCache<LoadedPage>(MAX_PAGES, HISTORY_LIFE_MS, host.now);
  const positions: Record<string, number> = {};
  /** Of the navigation that was begun last. */
  let options: NavigateOptions = {};

  const load = createArrivalLoader({
    host,
    loader,
    visited,
    prefetched,
    situation: () => {
      const { navigation, location } = router.state;
      const isBack = navigation.historyAction === 'POP';
      return { key: (navigation.location ?? location).key, isBack, isReplacing: !isBack && options.replace === true };
    },
  });
  const router = createShopRouter(load, host.now);
  router.enableScrollRestoration(positions, () => window.scrollY);
  const prefetcher = createPrefetcher({
    host,
    loader,
    prefetched,
    isBusy: () => router.state.navigation.state !== 'idle',
  });
  const progress = createProgress(host);

  let shown: Arrival | null = null;
  let { key } = router.state.location;

  const show = (arrival: Arrival): void => {
    const { location, historyAction, restoreScrollPosition } = router.state;
    const { page, isInPlace, isForeignRegion } = arrival;
    const from = host.current();
    const isSameEntry = location.key === key;
    const isBack = historyAction === 'POP' && !isSameEntry;
    // Read while the old page's layout still holds: afterwards it would cost a layout of the new one before its time.
    const scrolled = window.scrollY;
    if (!isBack) positions[key] = scrolled;
    key = location.key;
    visited.set(key, page);
    const view = { route: page.route, head: page.head, status: page.status, isForeignRegion };
    host.show(view, arrival);
    const keepScroll = isSameEntry || options.keepScroll;
    const restored = isBack ? restoreScrollPosition || 0 : null;
    const y = scrollAfter({ from, to: page.route, scrolled, restored, keepScroll: isBack ? undefined : keepScroll });
    if (y !== null) window.scrollTo(0, y);
    host.arrived(view, isInPlace);
  };

  router.subscribe(({ navigation, revalidation, location, loaderData, matches, restoreScrollPosition }) => {
    progress(navigation.state !== 'idle' || revalidation === 'loading');
    if (navigation.state !== 'idle') return;
    const data: unknown = loaderData[matches.at(-1)?.route.id ?? ''];
    if (isArrival(data) && data !== shown) {
      shown = data;
      show(data);
    } else if (location.key !== key) {
      key = location.key;
      // An entry that the browser has made itself has no key of its own, and the browser has scrolled.
      if (key === 'default') return;
      if (typeof restoreScrollPosition === 'number') window.scrollTo(0, restoreScrollPosition);
      else host.showHash(location.hash);
    }
  });
  // A page that comes back whole from the browser's memory has not been left after all.
  window.addEventListener('pageshow', ({ persisted }) => persisted && host.setSlow(false));

  const leadsOut = (url: URL): boolean =>
    url.origin !== location.origin || !isPagePath(url.pathname) || host.isReloadWaiting();
  /** What could mean different things to different readers is no page, and never reaches the router. */
  const plain = (url: URL): string => {
    const path = `${url.pathname}${url.search}${url.hash}`;
    const isPlain = readPath(path) !== null && segmentsOf(url.pathname) !== null;
    return isPlain ? path : notFoundUrl(`${url.pathname}${url.search}`);
  };

  return {
    async navigate(to, wanted = {}) {
      const url = new URL(to, location.href);
      if (leadsOut(url)) return host.leave(url.href);
      prefetcher.forgetNext();
      options = wanted;
      const replace =
        wanted.replace === true || plain(url) === `${location.pathname}${location.search}${location.hash}`;
      await router.navigate(plain(url), { replace, preventScrollReset: wanted.keepScroll === true });
    },
    async submit(action, fields) {
      const url = new URL(action, location.href);
      if (leadsOut(url)) return host.leave(url.href);
      prefetcher.forgetNext();
      options = {};
      await router.navigate(plain(url), { formMethod: 'get', formData: fields });
    },
    prefetch: prefetcher.prefetch,
    async refresh() {
      prefetched.clear();
      visited.clear();
      await router.revalidate();
    },
  };
}
