import { SHOP } from '@shop/contracts/config';
import { href, setDocumentRoutes } from '@shop/contracts/routing';
import { createStore } from 'jotai';
import { isErrorStatus, type LayoutView } from '../layout/layout.tsx';
import { SWEDISH_ONLY } from '../layout/texts.ts';
import { STORED } from '../page/service-worker.ts';
import { notFoundUrl } from '../routing/not-found-url.ts';
import { watchConnectivity } from './connectivity/watch-connectivity.ts';
import { takeDocumentState, withOriginalPath } from './document-state.ts';
import { watchGlobalErrors } from './errors/watch-global-errors.ts';
import { createModals } from './modals/create-modals.ts';
import { createDeferredNavigator } from './navigation/deferred-navigator.ts';
import { loadNavigation } from './navigation/load-navigation.ts';
import { watchCartForms } from './navigation/watch-cart-forms.ts';
import { Overlays } from './overlays/overlays.tsx';
import { takeoversAtom, viewAtom } from './page-view.ts';
import { createBus } from './platform/create-bus.ts';
import { createPlatform } from './platform/create-platform.ts';
import { payloadSchema } from './platform/load-schemas.ts';
import { watchSession } from './session/watch-session.ts';
import { watchSurroundings } from './session/watch-surroundings.ts';
import { ShellRoot } from './shell-root.tsx';
import { startDeferredParts } from './start/start-deferred.ts';
import { visitOf } from './start/first-interaction.ts';
import { connectApi, watchedFetch } from './start/connect-api.ts';
import { createShellSlots } from './start/create-slots.ts';
import { hydrateLayout } from './start/hydrate-layout.tsx';
import { watchScrollRestoration } from './start/scroll-restoration.ts';
import { createWiring } from './start/wiring.ts';
import { createToasts } from './toasts/create-toasts.ts';
import { watchTracking } from './tracking/watch-tracking.ts';
import { watchVersion } from './version/watch-version.ts';

const BUS_CHANNEL = 'shop';

const leave = (to: string): void => location.assign(to);
const report = (wiring: ReturnType<typeof createWiring>) => (error: unknown, source?: string) =>
  wiring.report(error, source);

const openBus = (wiring: ReturnType<typeof createWiring>) =>
  createBus({
    channel: new BroadcastChannel(BUS_CHANNEL),
    onProblem: (error) => wiring.report(error, 'bus'),
    payloadSchema,
  });

/** Replaces an unmatched URL by that of the error page, which the document shows [2.2-02]. */
function showNotFoundUrl(): void {
  const { pathname, search } = location;
  if (!pathname.startsWith(href('error'))) history.replaceState(history.state, '', notFoundUrl(`${pathname}${search}`));
}

/** Starts the shell in a document: creates the Platform, hydrates layout and slots, then starts navigation. */
export function startShell(document: Document): void {
  const state = withOriginalPath(takeDocumentState(document), `${location.pathname}${location.search}`);
  const { page, remotes, site, status } = state;
  setDocumentRoutes(site.routes ?? {});
  const isForeignRegion = state.isForeignRegion === true;
  const store = createStore();
  const wiring = createWiring();
  const bus = openBus(wiring);
  const fetch = watchedFetch(watchConnectivity(bus, store));
  const modals = createModals(store, bus);
  const toasts = createToasts(store);
  const { api, clientOptions } = connectApi({
    fetch,
    wiring,
    bus,
    toasts,
    reportToken: state.reportToken,
    afterCalls: site.afterCalls ?? [],
    takePack: (pack) => takePack(pack),
  });
  const { platform, setRoute, takePack } = createPlatform(state, {
    bus,
    store,
    api,
    modals,
    toasts,
    navigate: (to, options) => wiring.navigate(to, options),
    mountSlot: (name, element) => wiring.slots?.mountChild(name, element) ?? (() => undefined),
    ...visitOf(document),
  });
  const tracking = watchTracking(platform, sessionStorage);
  const version = watchVersion(document.documentElement.dataset.version ?? '', store, platform.atoms);
  const parts = createShellSlots({ document, platform, state, clientOptions, wiring });
  const { slots } = parts;
  const navigator = createDeferredNavigator(async () => {
    const startNavigation = await loadNavigation();
    return startNavigation({
      ...parts,
      document,
      platform,
      setRoute,
      remotes,
      about: site.slots,
      fetch,
      leave,
      report: wiring.report,
      // From a stored page every way leads to a document: of today, or at least with a notice of its own age.
      isReloadWaiting: () => version.isReloadWaiting() || document.documentElement.hasAttribute(STORED),
      onRouteNameChanged: modals.routeNameChanged,
      onPageShown: tracking.pageShown,
      atRest,
    });
  }, leave);
  Object.assign(wiring, { version, slots, navigate: navigator.navigate, refresh: navigator.refresh });

  const view: LayoutView = { route: page.route, head: state.head, status, isForeignRegion };
  store.set(viewAtom, view);
  store.set(takeoversAtom, state.takeovers ?? []);
  const overlays = <Overlays modals={modals} toasts={toasts} />;
  hydrateLayout({ document, store, layout: <ShellRoot />, overlays, report: report(wiring) });
  watchCartForms(platform);
  watchGlobalErrors(bus, store);
  const session = watchSession(platform, (error) => wiring.report(error, 'session'));
  for (const change of ['login.done', 'logout.done'] as const) bus.on(change, () => void navigator.refresh());

  const atRest = startDeferredParts({
    ...parts,
    document,
    platform,
    leave,
    report: wiring.report,
    started: slots.start({ isError: isErrorStatus(status) }),
    startNavigation: navigator.start,
    onStarted() {
      watchSurroundings(platform);
      tracking.pageShown(store.get(platform.atoms.route));
      void session.begin(state.isShared);
    },
  });
  if (page.route.name === 'error') showNotFoundUrl();
  if (isForeignRegion) void modals.alert({ title: SHOP.brand, text: SWEDISH_ONLY });
  watchScrollRestoration();
}
