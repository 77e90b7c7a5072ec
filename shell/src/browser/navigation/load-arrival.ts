import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { redirect, redirectDocument, replace } from 'react-router-dom';
import { notFoundUrl } from '../../routing/not-found-address.ts';
import { correctedUrl } from '../../routing/resolve-address.ts';
import type { PreparedPage } from '../slots/prepared-page.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { isUpdateInPlace } from './scroll-decision.ts';
import type { Destination } from './shop-router.ts';

/** A page that has been loaded and rendered out of sight, ready to take the old one's place. */
export interface Arrival {
  page: LoadedPage;
  prepared: PreparedPage;
  isInPlace: boolean;
  isForeignRegion: boolean;
}

/** What loading a page needs of the page that is shown. */
export interface ArrivalHost {
  current(): RouteSnapshot;
  slotsToLoad(route: RouteSnapshot): readonly SlotName[];
  prepare(page: LoadedPage, isInPlace: boolean): Promise<PreparedPage>;
  onError(error: unknown): void;
  /** The code of a page's slot cannot be had. */
  onLost(lost: { slot: SlotName; error: unknown }): void;
}

/** What is known of the navigation that a page is loaded for. */
export interface NavigationSituation {
  /** Key of the entry of the history. */
  key: string;
  isBack: boolean;
  /** Takes the place of the page that is shown. */
  isReplacing: boolean;
}

export interface ArrivalLoaderOptions {
  host: ArrivalHost;
  loader: PageLoader;
  /** Pages by the key of their entry in the history. */
  visited: Pick<PageCache<LoadedPage>, 'get'>;
  /** Pages that are on their way, or were loaded a moment ago, by address. */
  prefetched: Pick<PageCache<Promise<LoadOutcome>>, 'get' | 'set'>;
  situation: () => NavigationSituation;
}

/** More would be a loop. */
const MAX_REDIRECTS = 5;

/**
 * Loads where a navigation leads: an `Arrival`, or a redirect for the router to follow. What cannot be shown in this document
 * becomes a whole new one. Rejects only when aborted.
 */
export function createArrivalLoader({ host, loader, visited, prefetched, situation }: ArrivalLoaderOptions) {
  let redirects = 0;

  const follow = (to: string, url: string): Response => {
    redirects += 1;
    if (redirects > MAX_REDIRECTS) return redirectDocument(url);
    // A step through the history stays one: the entry leads to the proper address from now on.
    return situation().isBack ? replace(to) : redirect(to);
  };

  const outcomeFor = (route: RouteSnapshot, signal: AbortSignal): Promise<LoadOutcome> => {
    const fresh = () => loader.load(route, host.slotsToLoad(route), signal);
    // It stays for its short life: the pointer still rests on the link, and would fetch the page again.
    const known = prefetched.get(pageKey(route.fullPath));
    // A prefetch carries its own signal; one that failed is fetched again.
    return known ? known.catch(fresh) : fresh();
  };

  /** A page that was loaded elsewhere may lack what stayed in place there, e.g. the footer after a visit to checkout. */
  const complete = async (page: LoadedPage, signal: AbortSignal): Promise<LoadedPage> => {
    const loaded = page.contents.map(({ slot }) => slot);
    const pageSlot = definitionOf(page.route).page;
    const missing = host.slotsToLoad(page.route).filter((slot) => slot !== pageSlot && !loaded.includes(slot));
    if (missing.length === 0) return page;
    const rest = await loader.load(page.route, missing, signal);
    return rest.kind === 'page' ? { ...page, contents: [...page.contents, ...rest.contents] } : page;
  };

  const loadPage = async (
    { url: path, signal }: Destination,
    route: RouteSnapshot,
    isForeignRegion: boolean,
  ): Promise<Arrival | Response> => {
    const outcome = visited.get(situation().key) ?? (await outcomeFor(route, signal));
    signal.throwIfAborted();
    if (outcome.kind === 'redirect') return follow(outcome.to, path);
    // Offline there is no document to be had either: then the page's fallback with its retry is the best there is.
    if (outcome.lostCode && navigator.onLine) {
      host.onLost(outcome.lostCode);
      return redirectDocument(route.fullPath);
    }
    const corrected = correctedUrl(route, outcome.head);
    if (corrected !== null) {
      // The same page at its proper address: it has been loaded already.
      prefetched.set(pageKey(corrected), Promise.resolve(outcome));
      return follow(corrected, path);
    }
    const page = await complete({ ...outcome, route }, signal);
    // Also after a login: new data, but nothing that the shopper has typed is lost.
    const isInPlace = isUpdateInPlace(host.current(), route) && page.status === 200;
    const prepared = await host.prepare(page, isInPlace);
    if (signal.aborted) prepared.discard();
    signal.throwIfAborted();
    // Until it is committed; after that the router aborts it no more.
    signal.addEventListener('abort', () => prepared.discard(), { once: true });
    redirects = 0;
    return { page, prepared, isInPlace, isForeignRegion };
  };

  const attempt = async (destination: Destination): Promise<Arrival | Response> => {
    const { resolution, url: path } = destination;
    if (resolution.kind === 'admin') return redirectDocument(path);
    if (resolution.kind === 'redirect') return follow(resolution.to, path);
    if (resolution.kind === 'not-found') return follow(notFoundUrl(resolution.path), path);
    return loadPage(destination, resolution.route, resolution.isForeignRegion);
  };

  return async (destination: Destination): Promise<Arrival | Response> => {
    const { signal, url: path } = destination;
    try {
      return await attempt(destination).catch((error: unknown) => {
        // [2.2-03] What was to take the place of this very page gets a second chance.
        if (signal.aborted || !situation().isReplacing) throw error;
        return attempt(destination);
      });
    } catch (error) {
      if (signal.aborted) throw error;
      host.onError(error);
      return redirectDocument(path);
    }
  };
}
