import type { NavigateOptions } from '@shop/contracts/platform';
import { definitionOf, type RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { isSameRoute } from '@shop/contracts/routing';
import { correctedAddress, notFoundAddress, resolveAddress } from '../../routing/resolve-address.ts';
import type { LayoutView } from '../../layout/layout.tsx';
import type { PreparedPage } from '../slots/slot-manager.ts';
import { isPagePath } from './click-decision.ts';
import { keyOf, newKey } from './history-keys.ts';
import type { LoadedPage, LoadOutcome, PageLoader } from './page-loader.ts';
import { createPageStore } from './page-store.ts';
import { isUpdateInPlace, keepsScroll } from './scroll-decision.ts';

/** What the navigator asks of the page; the rest of it is decisions. */
export interface NavigatorHost {
  current(): RouteSnapshot;
  slotsToLoad(route: RouteSnapshot): readonly SlotName[];
  prepare(page: LoadedPage, isInPlace: boolean): Promise<PreparedPage>;
  /** Draws what may be shown next, as long as nobody waits for anything. */
  drawAhead(page: LoadedPage): void;
  /** Draws the new state of layout, head and atoms, and swaps the slots, in one go. */
  show(view: LayoutView, prepared: PreparedPage): void;
  /** A page has been shown: focus, announcement, tracking. */
  arrived(view: LayoutView, isInPlace: boolean): void;
  setSlow(isSlow: boolean): void;
  onError(error: unknown): void;
  /** The code of a page's slot cannot be had. */
  onLost(lost: { slot: SlotName; error: unknown }): void;
  /** Leaves for a whole new document. */
  leave(address: string): void;
  isReloadWaiting(): boolean;
  now(): number;
}

export interface Navigator {
  navigate(to: string, options?: NavigateOptions): Promise<void>;
  /** Loads what an address would need, for a shopper who is about to follow it. */
  prefetch(to: string): void;
  /** After a login or logout: what was loaded before belongs to somebody else. */
  refresh(): Promise<void>;
}

const SLOW_AFTER_MS = 150;
const PREFETCH_LIFE_MS = 30_000;
const HISTORY_LIFE_MS = 600_000;
const MOST_HOPS = 5;

interface Wish extends NavigateOptions {
  /** Where a step through the history was scrolled to. */
  restore?: { key: string; scroll: number };
  isFresh?: boolean;
}

export function createNavigator(loader: PageLoader, host: NavigatorHost): Navigator {
  const prefetched = createPageStore<ReturnType<PageLoader['load']>>(12, PREFETCH_LIFE_MS, host.now);
  const visited = createPageStore<LoadedPage>(12, HISTORY_LIFE_MS, host.now);
  const scrolls = new Map<string, number>();
  let underway: AbortController | null = null;
  /** The address that was prefetched last: the one that the shopper is about to follow, if any. */
  let nextAddress: string | null = null;
  let shownKey = keyOf(history.state) ?? newKey();
  history.replaceState({ ...(history.state as object | null), shopKey: shownKey }, '');

  /** Also under another slug, as a link to the page's own top has it. */
  const isShown = (route: RouteSnapshot): boolean =>
    isSameRoute(host.current(), route) && JSON.stringify(host.current().query) === JSON.stringify(route.query);

  const noteScroll = () => scrolls.set(shownKey, window.scrollY);

  const loadFor = (route: RouteSnapshot, address: string, wish: Wish, signal: AbortSignal) => {
    if (wish.isFresh) prefetched.delete(address);
    // It stays for its short life: the pointer still rests on the link, and would fetch the page anew.
    const known = prefetched.get(address);
    // A prefetch carries its own signal; one that failed is asked again.
    const fresh = () => loader.load(route, host.slotsToLoad(route), signal);
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

  const write = (address: string, wish: Wish) => {
    const key = wish.restore?.key ?? (wish.replace ? shownKey : newKey());
    const state = { shopKey: key };
    if (wish.restore || wish.replace) history.replaceState(state, '', address);
    else history.pushState(state, '', address);
    shownKey = key;
  };

  const showPage = async (
    page: LoadedPage,
    address: string,
    wish: Wish,
    isForeignRegion: boolean,
    signal: AbortSignal,
  ) => {
    const from = host.current();
    // Also after a login: new data, but nothing that the shopper has typed is lost.
    const isInPlace = isUpdateInPlace(from, page.route) && page.status === 200;
    const prepared = await host.prepare(page, isInPlace);
    if (signal.aborted) {
      prepared.discard();
      return;
    }
    const staysPut = wish.isFresh === true || keepsScroll(from, page.route, wish.keepScroll);
    // Read while the old page's layout still holds: afterwards it would cost a layout of the new one before its time.
    const scrolled = window.scrollY;
    if (!wish.restore) scrolls.set(shownKey, scrolled);
    write(correctedAddress(page.route, page.head) ?? address, wish);
    visited.set(shownKey, page);
    const view = { route: page.route, head: page.head, status: page.status, isForeignRegion };
    host.show(view, prepared);
    if (wish.restore) window.scrollTo(0, wish.restore.scroll);
    else if (!staysPut && scrolled !== 0) window.scrollTo(0, 0);
    host.arrived(view, isInPlace);
  };

  const go = async (to: string, wish: Wish, signal: AbortSignal, hop = 0): Promise<void> => {
    const resolution = resolveAddress(to, host.now());
    if (resolution.kind === 'admin' || hop > MOST_HOPS) return host.leave(to);
    if (resolution.kind === 'redirect') return go(resolution.to, wish, signal, hop + 1);
    if (resolution.kind === 'not-found') return go(notFoundAddress(resolution.path), wish, signal, hop + 1);
    const { route, isForeignRegion } = resolution;
    const known = wish.restore ? visited.get(wish.restore.key) : undefined;
    const outcome = known ?? (await loadFor(route, route.fullPath, wish, signal));
    if (signal.aborted) return;
    if (outcome.kind === 'redirect') return go(outcome.to, wish, signal, hop + 1);
    // Offline there is no document to be had either: then the page's fallback with its retry is the best there is.
    if (outcome.lostCode && navigator.onLine) {
      host.onLost(outcome.lostCode);
      return host.leave(route.fullPath);
    }
    const address = route.name === 'error' ? to : route.fullPath;
    await showPage(await complete(outcome, signal), address, wish, isForeignRegion, signal);
  };

  const drawAhead = (address: string, outcome: LoadOutcome): void => {
    if (underway !== null || nextAddress !== address || outcome.kind !== 'page' || outcome.status !== 200) return;
    if (!isUpdateInPlace(host.current(), outcome.route)) host.drawAhead(outcome);
  };

  const start = async (to: string, wish: Wish): Promise<void> => {
    nextAddress = null;
    underway?.abort();
    const controller = new AbortController();
    underway = controller;
    const slow = setTimeout(() => host.setSlow(true), SLOW_AFTER_MS);
    try {
      await go(to, wish, controller.signal).catch((error: unknown) => {
        // [2.2-03] What was to take the place of this very page gets a second chance.
        if (controller.signal.aborted || !wish.replace) throw error;
        return go(to, wish, controller.signal);
      });
    } catch (error) {
      if (controller.signal.aborted) return;
      host.onError(error);
      host.leave(to);
    } finally {
      clearTimeout(slow);
      if (underway === controller) {
        underway = null;
        host.setSlow(false);
      }
    }
  };

  window.addEventListener('popstate', ({ state }) => {
    const to = `${location.pathname}${location.search}${location.hash}`;
    const key = keyOf(state);
    noteScroll();
    // Only the place on the page has changed; the browser has seen to it.
    if (key === null && to.split('#')[0] === host.current().fullPath.split('#')[0]) return;
    const restored = key ?? newKey();
    void start(to, { restore: { key: restored, scroll: scrolls.get(restored) ?? 0 } });
  });

  return {
    async navigate(to, options = {}) {
      const url = new URL(to, location.href);
      const address = `${url.pathname}${url.search}${url.hash}`;
      if (url.origin !== location.origin || !isPagePath(url.pathname) || host.isReloadWaiting())
        return host.leave(url.href);
      await start(address, options);
    },
    prefetch(to) {
      const resolution = resolveAddress(to, host.now());
      if (resolution.kind !== 'page' || definitionOf(resolution.route).isPersonal) return;
      const { route } = resolution;
      const address = route.fullPath;
      if (isShown(route)) return;
      nextAddress = address;
      const known = prefetched.get(address);
      const loading = known ?? loader.load(route, host.slotsToLoad(route), new AbortController().signal);
      if (!known) prefetched.set(address, loading);
      loading.then(
        (outcome) => drawAhead(address, outcome),
        () => prefetched.delete(address),
      );
    },
    async refresh() {
      prefetched.clear();
      visited.clear();
      await start(`${location.pathname}${location.search}${location.hash}`, { replace: true, isFresh: true });
    },
  };
}
