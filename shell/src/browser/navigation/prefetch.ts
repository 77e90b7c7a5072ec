import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { isSameRoute } from '@shop/contracts/routing';
import { resolveUrl } from '../../routing/resolve-url.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { isUpdateInPlace } from './scroll-decision.ts';

export interface PrefetchHost {
  current(): RouteSnapshot;
  slotsToLoad(route: RouteSnapshot): readonly SlotName[];
  /** Renders a page that may be shown next, in idle time. */
  prerender(page: LoadedPage): void;
  now(): number;
}

export interface PrefetcherOptions {
  host: PrefetchHost;
  loader: PageLoader;
  prefetched: Pick<PageCache<Promise<LoadOutcome>>, 'get' | 'set' | 'delete'>;
  /** Whether a navigation is in progress. */
  isBusy: () => boolean;
}

export interface Prefetcher {
  prefetch(to: string): void;
  /** Called when a navigation begins: the page that was prefetched last is no longer prerendered. */
  cancelPrerender(): void;
}

/** Loads pages that the shopper is about to open, and prerenders the last of them. */
export function createPrefetcher({ host, loader, prefetched, isBusy }: PrefetcherOptions): Prefetcher {
  /** URL that was prefetched last, and is the most likely to be opened next. */
  let nextUrl: string | null = null;

  /** True also for another slug of the same page. */
  const isShown = (route: RouteSnapshot): boolean =>
    isSameRoute(host.current(), route) && JSON.stringify(host.current().query) === JSON.stringify(route.query);

  const prerender = (url: string, outcome: LoadOutcome): void => {
    if (isBusy() || nextUrl !== url || outcome.kind !== 'page' || outcome.status !== 200) return;
    if (!isUpdateInPlace(host.current(), outcome.route)) host.prerender(outcome);
  };

  return {
    cancelPrerender() {
      nextUrl = null;
    },
    prefetch(to) {
      const resolution = resolveUrl(to, host.now());
      if (resolution.kind !== 'page' || definitionOf(resolution.route).isPersonal) return;
      const { route } = resolution;
      const url = pageKey(route.fullPath);
      if (isShown(route)) return;
      nextUrl = url;
      const cached = prefetched.get(url);
      const loading = cached ?? loader.load(route, host.slotsToLoad(route), new AbortController().signal);
      if (!cached) prefetched.set(url, loading);
      loading.then(
        (outcome) => prerender(url, outcome),
        () => prefetched.delete(url),
      );
    },
  };
}
