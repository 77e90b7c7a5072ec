import type { Platform } from '@shop/contracts/platform';
import type { DocumentState } from '@shop/contracts/rendering';
import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule, SharedAtomsHandle } from '@shop/platform';
import { flushSync } from 'react-dom';
import { isOfflineAtom } from '../connectivity/watch-connectivity.ts';
import type { LayoutView } from '../../layout/layout.tsx';
import { documentHead } from '../../routing/document-head.ts';
import { announcementAtom, isSlowAtom, viewAtom } from '../page-view.ts';
import type { ContentLoader } from '../slots/load-content.ts';
import type { SlotManager } from '../slots/slot-manager.ts';
import { createNavigator, type Navigator } from './create-navigator.ts';
import { focusPage, scrollToHash } from './focus-page.ts';
import { createPageDataSource } from './page-data-source.ts';
import { createPageLoader } from './page-loader.ts';
import { createPreloader } from './preload-next.ts';
import { syncHead } from './sync-head.ts';
import { watchLinks } from './watch-links.ts';
import { watchTyping, type Typing } from './watch-typing.ts';
import { isOnIntentOnly, whenIdle } from './when-idle.ts';

/** Parts of the started shell that navigation uses. */
export interface NavigationParts {
  document: Document;
  platform: Platform;
  setRoute: SharedAtomsHandle['setRoute'];
  remotes: DocumentState['remotes'];
  /** Descriptions of all slots, from the releases. */
  about: DocumentState['site']['slots'];
  slots: Pick<SlotManager, 'slotsToLoad' | 'prepare' | 'prerender'>;
  contents: ContentLoader;
  loadModule: (slot: SlotName) => Promise<AnySlotModule>;
  /** Whether a loaded release offers the slot. */
  isOffered: (slot: SlotName) => boolean;
  fetch: typeof globalThis.fetch;
  isReloadWaiting: () => boolean;
  onRouteNameChanged: () => void;
  onPageShown: (route: RouteSnapshot) => void;
  leave: (url: string) => void;
  /** Resolves when all slots have hydrated that do not wait for the shopper. */
  atRest: Promise<void>;
  report: (error: unknown, source: string) => void;
  /** `remote@version` of a slot. */
  sourceOf: (slot: SlotName) => string;
}

/**
 * Notifies the shell and all slots of the page that has been shown; moves focus to it unless it was updated in place.
 */
const arrivalOf =
  (
    { document, platform, onRouteNameChanged, onPageShown }: NavigationParts,
    preload: (route: RouteSnapshot) => void,
    typing: Typing,
  ) =>
  ({ route }: LayoutView, isInPlace: boolean): void => {
    const { store, atoms, bus } = platform;
    if (store.get(atoms.previousRoute)?.name !== route.name) onRouteNameChanged();
    bus.emit('route.changed', { name: route.name, fullPath: route.fullPath });
    onPageShown(route);
    if (isInPlace) return;
    preload(route);
    scrollToHash(document, route.hash);
    // In a task of its own, after the paint: focus forces a layout.
    setTimeout(() => {
      if (!typing.isActive()) focusPage(document);
      store.set(announcementAtom, document.title);
    });
  };

/** Starts client-side navigation: handles links, GET forms and history of the document. */
export function startNavigation(parts: NavigationParts): Navigator {
  const { document, platform, slots, contents, loadModule, remotes, about, report, sourceOf } = parts;
  const { store, atoms } = platform;
  const now = () => platform.now().getTime();
  const onError = (error: unknown) => report(error, 'navigation');
  const shell = document.documentElement.dataset.version ?? '';
  const source = createPageDataSource({ platform, shell, remotes, about, fetch: parts.fetch, now, onError });
  const loader = createPageLoader({ platform, contents, loadModule, source });
  const preload = createPreloader({ about, loadModule, isOffered: parts.isOffered, whenIdle, isOnIntentOnly });
  const typing = watchTyping(document);
  const { origin } = location;

  const navigator = createNavigator(loader, {
    current: () => store.get(atoms.route),
    slotsToLoad: slots.slotsToLoad,
    prepare: ({ route, contents: loaded }, isInPlace) => slots.prepare(route, loaded, isInPlace),
    prerender: ({ route, contents: loaded }) => slots.prerender(route, loaded),
    show(view, { prepared, isInPlace }) {
      const { dataset } = document.documentElement;
      if (!isInPlace && dataset.fontsLoaded !== undefined) dataset.fonts = '';
      flushSync(() => {
        parts.setRoute(store, view.route);
        store.set(viewAtom, view);
      });
      prepared.commit();
      const { route, head, status } = view;
      syncHead(document, documentHead({ route, head, status, origin, isCrawler: platform.isCrawler }));
    },
    showHash: (hash) => void scrollToHash(document, hash),
    begun: typing.reset,
    arrived: arrivalOf(parts, (route) => void preload(route), typing),
    setSlow: (isSlow) => store.set(isSlowAtom, isSlow),
    onError,
    onLost: ({ slot, error }) => report(error, sourceOf(slot)),
    leave: parts.leave,
    isReloadWaiting: parts.isReloadWaiting,
    isOffline: () => store.get(isOfflineAtom) && Boolean(window.navigator.serviceWorker?.controller),
    now,
  });
  watchLinks(navigator);
  void parts.atRest.then(() => preload(store.get(atoms.route)));
  return navigator;
}
