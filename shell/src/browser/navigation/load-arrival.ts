import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { redirect, redirectDocument, replace } from 'react-router-dom';
import { notFoundUrl } from '../../routing/not-found-url.ts';
import { correctedUrl } from '../../routing/resolve-url.ts';
import type { PreparedPage } from '../slots/prepared-page.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { isUpdateInPlace } from './scroll-decision.ts';
import type { Destination } from './shop-router.ts';

/** A page that has been loaded and rendered off-screen, ready to replace the current one. */
export interface Arrival {
  page: LoadedPage;
  prepared: PreparedPage;
  isInPlace: boolean;
  isForeignRegion: boolean;
}

/** Access to the page that is shown while the next one loads. */
export interface ArrivalHost {
  current(): RouteSnapshot;
  slotsToLoad(route: RouteSnapshot): readonly SlotName[];
  prepare(page: LoadedPage, isInPlace: boolean): Promise<PreparedPage>;
  onError(error: unknown): void;
  /** Whether only the service worker can show a further page: there is no connection, and it stores pages. */
  isOffline(): boolean;
  /** Called when the code of a page's slot cannot be loaded. */
  onLost(lost: { slot: SlotName; error: unknown }): void;
}

/** The navigation that a page is loaded for. */
export interface NavigationSituation {
  /** Key of the history entry. */
  key: string;
  isBack: boolean;
  /** Replaces the history entry of the page that is shown. */
  isReplacing: boolean;
}

export interface ArrivalLoaderOptions {
  host: ArrivalHost;
  loader: PageLoader;
  /** Pages by the key of their history entry. */
  visited: Pick<PageCache<LoadedPage>, 'get'>;
  /** Pages that are loading or have just been loaded, by `pageKey`. */
  prefetched: Pick<PageCache<Promise<LoadOutcome>>, 'get' | 'set'>;
  situation: () => NavigationSituation;
}

/** More redirects in a row are a loop. */
const MAX_REDIRECTS = 5;

/**
 * Loads the target of a navigation: an `Arrival`, or a redirect for the router to follow. A page that cannot be shown
 * in this document becomes a full page load. Rejects only when aborted.
 */
export function createArrivalLoader({ host, loader, visited, prefetched, situation }: ArrivalLoaderOptions) {
  let redirects = 0;

  const follow = (to: string, url: string): Response => {
    redirects += 1;
    if (redirects > MAX_REDIRECTS) return redirectDocument(url);
    // A step through the history replaces its entry, so that the entry has the correct URL from now on.
    return situation().isBack ? replace(to) : redirect(to);
  };

  const outcomeFor = (route: RouteSnapshot, signal: AbortSignal): Promise<LoadOutcome> => {
    const loadFresh = () => loader.load(route, host.slotsToLoad(route), signal);
    // The entry stays until it expires: the pointer still rests on the link and would fetch the page again.
    const cached = prefetched.get(pageKey(route.fullPath));
    // A prefetch that failed is fetched again, now with this navigation's signal.
    return cached ? cached.catch(loadFresh) : loadFresh();
  };

  /**
   * Adds the slots that a cached page lacks: it was loaded beside slots that this page has not, such as the footer at
   * checkout.
   */
  const complete = async (page: LoadedPage, signal: AbortSignal): Promise<LoadedPage> => {
    const loaded = page.contents.map(({ slot }) => slot);
    const pageSlot = definitionOf(page.route).page;
    const missing = host.slotsToLoad(page.route).filter((slot) => slot !== pageSlot && !loaded.includes(slot));
    if (missing.length === 0) return page;
    const rest = await loader.load(page.route, missing, signal);
    return rest.kind === 'page' ? { ...page, contents: [...page.contents, ...rest.contents] } : page;
  };

  const loadPage = async (
    { url, signal }: Destination,
    route: RouteSnapshot,
    isForeignRegion: boolean,
  ): Promise<Arrival | Response> => {
    const known = visited.get(situation().key);
    // Offline the whole document comes from the worker's store, with a notice of its age, or its offline page does.
    if (known === undefined && host.isOffline()) return redirectDocument(route.fullPath);
    const outcome = known ?? (await outcomeFor(route, signal));
    signal.throwIfAborted();
    if (outcome.kind === 'redirect') return follow(outcome.to, url);
    // Offline a document cannot be loaded either, so the page shows its fallback with a retry button.
    if (outcome.lostCode && navigator.onLine) {
      host.onLost(outcome.lostCode);
      return redirectDocument(route.fullPath);
    }
    const corrected = correctedUrl(route, outcome.head);
    if (corrected !== null) {
      // The same page under its correct URL: its data are loaded already.
      prefetched.set(pageKey(corrected), Promise.resolve(outcome));
      return follow(corrected, url);
    }
    const page = await complete({ ...outcome, route }, signal);
    // A reload after a login is in place, too: new data, but nothing that the shopper has typed is lost.
    const isInPlace = isUpdateInPlace(host.current(), route) && page.status === 200;
    const prepared = await host.prepare(page, isInPlace);
    if (signal.aborted) prepared.discard();
    signal.throwIfAborted();
    // After the commit the router does not abort any more.
    signal.addEventListener('abort', () => prepared.discard(), { once: true });
    redirects = 0;
    return { page, prepared, isInPlace, isForeignRegion };
  };

  const attempt = async (destination: Destination): Promise<Arrival | Response> => {
    const { resolution, url } = destination;
    if (resolution.kind === 'admin') return redirectDocument(url);
    if (resolution.kind === 'redirect') return follow(resolution.to, url);
    if (resolution.kind === 'not-found') return follow(notFoundUrl(resolution.path), url);
    return loadPage(destination, resolution.route, resolution.isForeignRegion);
  };

  return async (destination: Destination): Promise<Arrival | Response> => {
    const { signal, url } = destination;
    try {
      return await attempt(destination).catch((error: unknown) => {
        // [2.2-03] A replace that fails is tried once more.
        if (signal.aborted || !situation().isReplacing) throw error;
        return attempt(destination);
      });
    } catch (error) {
      if (signal.aborted) throw error;
      host.onError(error);
      return redirectDocument(url);
    }
  };
}
