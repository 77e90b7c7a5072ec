import type { NavigateOptions } from '@shop/contracts/platform';
import type { LayoutView } from '../../layout/layout.tsx';
import { notFoundUrl } from '../../routing/not-found-url.ts';
import { readPath, segmentsOf } from '@shop/contracts/routing';
import { isPagePath } from './click-decision.ts';
import { createArrivalLoader, type Arrival, type ArrivalHost } from './load-arrival.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { createPrefetcher, type PrefetchHost } from './prefetch.ts';
import { scrollAfter } from './scroll-decision.ts';
import { createShopRouter, type ShopRouter } from './shop-router.ts';

/** Effects of a navigation on the page; the navigator itself only decides. */
export interface NavigatorHost extends ArrivalHost, PrefetchHost {
  /** Renders the new state of layout, head and atoms, and swaps the slots, in one go. */
  show(view: LayoutView, arrival: Arrival): void;
  /** Called when a navigation begins. */
  begun(): void;
  /** Called when a page has been shown: focus, announcement, tracking. */
  arrived(view: LayoutView, isInPlace: boolean): void;
  /** Called when only the hash has changed. */
  showHash(hash: string): void;
  setSlow(isSlow: boolean): void;
  /** Navigates with a full page load. */
  leave(url: string): void;
  isReloadWaiting(): boolean;
}

export interface Navigator {
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Navigates to the URL of a GET form. */
  submit(action: string, fields: FormData): Promise<void>;
  /** Loads the data of a page before the shopper opens it. */
  prefetch(to: string): void;
  /** Clears all cached pages and reloads the current one: after a login or logout the data belong to another user. */
  refresh(): Promise<void>;
}

const SLOW_AFTER_MS = 150;
const PREFETCH_TTL_MS = 30_000;
const HISTORY_TTL_MS = 600_000;
const MAX_PAGES = 12;

/** Reports the begin of a navigation, and whether it takes longer than `SLOW_AFTER_MS`. */
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
 * The URL's path as the router may have it; the 404 page's for one that servers and browsers could parse differently.
 */
function routablePath(url: URL): string {
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isPlain = readPath(path) !== null && segmentsOf(url.pathname) !== null;
  return isPlain ? path : notFoundUrl(`${url.pathname}${url.search}`);
}

interface ArrivalsOptions {
  router: ShopRouter;
  host: NavigatorHost;
  /** Scroll positions by history entry, which the router restores. */
  positions: Record<string, number>;
  visited: PageCache<LoadedPage>;
  /** Whether the latest navigation asked to stay where the page is scrolled to. */
  keepsScroll: () => boolean | undefined;
}

/**
 * Shows each page that the router has loaded, at the scroll position that belongs to it, and each change of the hash.
 */
function showArrivals({ router, host, positions, visited, keepsScroll }: ArrivalsOptions): void {
  const progress = createProgress(host);
  let shown: Arrival | null = null;
  let { key } = router.state.location;

  const show = (arrival: Arrival): void => {
    const { location, historyAction, restoreScrollPosition } = router.state;
    const { page, isInPlace, isForeignRegion } = arrival;
    const from = host.current();
    const isSameEntry = location.key === key;
    const isBack = historyAction === 'POP' && !isSameEntry;
    // Read before the swap, while the old layout is valid: afterwards reading it would force a layout of the new page.
    const scrolled = window.scrollY;
    if (!isBack) positions[key] = scrolled;
    key = location.key;
    visited.set(key, page);
    const view = { route: page.route, head: page.head, status: page.status, isForeignRegion };
    host.show(view, arrival);
    const keepScroll = isSameEntry || keepsScroll();
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
      // A history entry without a key was created by the browser, which has scrolled already.
      if (key === 'default') return;
      if (typeof restoreScrollPosition === 'number') window.scrollTo(0, restoreScrollPosition);
      else host.showHash(location.hash);
    }
  });
}

/**
 * Navigation over react-router's data router, which owns history, matching, aborting, redirects, saved scroll positions
 * and the state of a navigation. On top of it: cached pages, prefetch, prerender and the swap of pages.
 */
export function createNavigator(loader: PageLoader, host: NavigatorHost): Navigator {
  const prefetched = createPageCache<Promise<LoadOutcome>>(MAX_PAGES, PREFETCH_TTL_MS, host.now);
  const visited = createPageCache<LoadedPage>(MAX_PAGES, HISTORY_TTL_MS, host.now);
  const positions: Record<string, number> = {};
  /** Options of the latest navigation. */
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
  // To read it when a press begins a navigation would lay the page out before the frame that responds to it.
  let scrolled = window.scrollY;
  window.addEventListener('scroll', () => (scrolled = window.scrollY), { passive: true });
  router.enableScrollRestoration(positions, () => scrolled);
  const prefetcher = createPrefetcher({
    host,
    loader,
    prefetched,
    isBusy: () => router.state.navigation.state !== 'idle',
  });
  showArrivals({ router, host, positions, visited, keepsScroll: () => options.keepScroll });
  // A page restored from the back/forward cache may still show the progress of the navigation that left it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && host.setSlow(false));

  const requiresDocument = (url: URL): boolean =>
    url.origin !== location.origin || !isPagePath(url.pathname) || host.isReloadWaiting();
  return {
    async navigate(to, requested = {}) {
      const url = new URL(to, location.href);
      if (requiresDocument(url)) return host.leave(url.href);
      prefetcher.cancelPrerender();
      options = requested;
      const replace =
        requested.replace === true || routablePath(url) === `${location.pathname}${location.search}${location.hash}`;
      await router.navigate(routablePath(url), { replace, preventScrollReset: requested.keepScroll === true });
    },
    async submit(action, fields) {
      const url = new URL(action, location.href);
      if (requiresDocument(url)) return host.leave(url.href);
      prefetcher.cancelPrerender();
      options = {};
      await router.navigate(routablePath(url), { formMethod: 'get', formData: fields });
    },
    prefetch: prefetcher.prefetch,
    async refresh() {
      prefetched.clear();
      visited.clear();
      await router.revalidate();
    },
  };
}
