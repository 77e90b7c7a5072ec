import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { isSameRoute } from '@shop/contracts/routing';
import { resolveUrl } from '../../routing/resolve-address.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { isUpdateInPlace } from './scroll-decision.ts';

export interface PrefetchHost {
  current(): RouteSnapshot;
  slotsToLoad(route: RouteSnapshot): readonly SlotName[];
  /** Renders what may be shown next, as long as nobody waits for anything. */
  prerender(page: LoadedPage): void;
  now(): number;
}

export interface PrefetcherOptions {
  host: PrefetchHost;
  loader: PageLoader;
  prefetched: Pick<PageCache<Promise<LoadOutcome>>, 'get' | 'set' | 'delete'>;
  /** Whether the shopper is on the way to a page. */
  isBusy: () => boolean;
}

export interface Prefetcher {
  prefetch(to: string): void;
  /** The shopper goes somewhere: what was prefetched last is no longer what comes next. */
  forgetNext(): void;
}

/** Loads pages that the shopper is about to open, and renders the last of them. */
export function createPrefetcher({ host, loader, prefetched, isBusy }: PrefetcherOptions): Prefetcher {
  /** The address that was prefetched last: the one that the shopper is about to follow, if any. */
  let nextUrl: string | null = null;

  /** Also under another slug, as a link to the page's own top has it. */
  const isShown = (route: RouteSnapshot): boolean =>
    isSameRoute(host.current(), route) && JSON.stringify(host.current().query) === JSON.stringify(route.query);

  const prerender = (url: string, outcome: LoadOutcome): void => {
    if (isBusy() || nextUrl !== url || outcome.kind !== 'page' || outcome.status !== 200) return;
    if (!isUpdateInPlace(host.current(), outcome.route)) host.prerender(outcome);
  };

  return {
    forgetNext() {
      nextUrl = null;
    },
    prefetch(to) {
      const resolution = resolveUrl(to, host.now());
      if (resolution.kind !== 'page' || definitionOf(resolution.route).isPersonal) return;
      const { route } = resolution;
      const url = pageKey(route.fullPath);
      if (isShown(route)) return;
      nextUrl = url;
      const known = prefetched.get(url);
      const loading = known ?? loader.load(route, host.slotsToLoad(route), new AbortController().signal);
      if (!known) prefetched.set(url, loading);
      loading.then(
        (outcome) => prerender(url, outcome),
        () => prefetched.delete(url),
      );
    },
  };
}
