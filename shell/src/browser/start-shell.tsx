import { SHOP } from '@shop/contracts/config';
import type { Platform } from '@shop/contracts/platform';
import type { SlotName } from '@shop/contracts/slots';
import { isAborted, pageRedirectTarget } from '@shop/platform';
import { createApiClient, type ApiClientOptions } from '@shop/platform/api-client';
import { href, setDocumentRoutes } from '@shop/contracts/routing';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isErrorStatus, type LayoutView } from '../layout/layout.tsx';
import { SHELL_ID_PREFIX } from '../layout/shell-id-prefix.ts';
import { SWEDISH_ONLY } from '../layout/texts.ts';
import { documentHead } from '../routing/document-head.ts';
import { notFoundAddress, resolveAddress } from '../routing/resolve-address.ts';
import { watchConnectivity } from './connectivity/watch-connectivity.ts';
import { createInitialData, takeDocumentState, withOriginalPath } from './document-state.ts';
import { createErrorReporter, watchErrors } from './errors/report-error.ts';
import { watchGlobalErrors } from './errors/watch-global-errors.ts';
import { createSlotLoader, mountSlot, ownerIn } from './federation/index.ts';
import { createModals } from './modals/create-modals.ts';
import { createNavigator, type Navigator } from './navigation/create-navigator.ts';
import { focusPage, scrollToHash } from './navigation/focus-page.ts';
import { createPageDataSource } from './navigation/page-data-source.ts';
import { createPageLoader } from './navigation/page-loader.ts';
import { createPreloader } from './navigation/preload-next.ts';
import { syncHead } from './navigation/sync-head.ts';
import { watchPage } from './navigation/watch-page.ts';
import { isSparing, whenIdle } from './navigation/when-idle.ts';
import { Overlays } from './overlays/overlays.tsx';
import { announcementAtom, isSlowAtom, takeoversAtom, viewAtom } from './page-view.ts';
import { withAfterCalls } from './platform/after-calls.ts';
import { createBus } from './platform/create-bus.ts';
import { createPlatform } from './platform/create-platform.ts';
import { answerSchema, loadSchemas, payloadSchema } from './platform/load-schemas.ts';
import { watchSession } from './session/watch-session.ts';
import { watchSurroundings } from './session/watch-surroundings.ts';
import { ShellRoot } from './shell-root.tsx';
import { PATIENCE_MS } from './slots/in-time.ts';
import { createSlotManager, type SlotManager } from './slots/slot-manager.ts';
import { createContentLoader } from './slots/load-content.ts';
import { loadFallback } from './slots/slot-place.ts';
import { whenWanted } from './slots/when-wanted.ts';
import { createToasts } from './toasts/create-toasts.ts';
import { watchTracking } from './tracking/watch-tracking.ts';
import { hasHalfFilledForm } from './version/half-filled-form.ts';
import { watchVersion, type VersionWatch } from './version/watch-version.ts';

const BUS_CHANNEL = 'shop';

/** Brings the document to life: makes the Platform, hydrates layout and slots, and takes over links, forms and history. */
export function startShell(document: Document): void {
  const state = withOriginalPath(takeDocumentState(document), `${location.pathname}${location.search}`);
  const { page, remotes, site } = state;
  setDocumentRoutes(site.routes ?? {});
  const store = createStore();
  const here = `${location.pathname}${location.search}${location.hash}`;
  const arrival = resolveAddress(here, page.now);
  const isForeignRegion = state.isForeignRegion === true;

  // These know each other only through the functions below, which are called when all of them are there.
  let navigator: Navigator | null = null;
  let slots: SlotManager | null = null;
  let version: VersionWatch | null = null;
  let report: (error: unknown, source?: string) => void = () => undefined;

  const bus = createBus({
    channel: new BroadcastChannel(BUS_CHANNEL),
    onProblem: (error) => report(error, 'bus'),
    payloadSchema,
  });
  const connectivity = watchConnectivity(bus, store);
  const modals = createModals(store, bus);
  const toasts = createToasts(store);

  const watchedFetch: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, init);
      connectivity.note(true);
      return response;
    } catch (error) {
      if (!isAborted(error)) connectivity.note(false);
      throw error;
    }
  };
  const clientOptions: ApiClientOptions = {
    base: '/api/',
    fetch: watchedFetch,
    region: () => SHOP.region,
    onVersion: (seen) => version?.note(seen),
    answerSchema,
    onMismatch: ({ call, problems }) => report(new Error(`${call} broke its contract: ${problems.join('; ')}`), 'api'),
  };
  const plainApi = createApiClient({
    ...clientOptions,
    onPageRedirect(header) {
      const to = pageRedirectTarget(header, href);
      if (to) void navigator?.navigate(to, { replace: true });
    },
  });
  const api = withAfterCalls(plainApi, {
    toasts,
    bus,
    afterCalls: site.afterCalls ?? [],
    takePack: (pack) => takePack(pack),
  });
  report = createErrorReporter(api, window.navigator.userAgent, state.reportToken);
  watchErrors(report);

  const { platform, setRoute, takePack } = createPlatform(state, {
    bus,
    store,
    api,
    modals,
    toasts,
    navigate: async (to, options) => navigator?.navigate(to, options),
    mountSlot: (name, element) => slots?.mountChild(name, element) ?? (() => undefined),
  });
  const { atoms } = platform;
  const tracking = watchTracking(platform, sessionStorage);
  version = watchVersion(document.documentElement.dataset.version ?? '', store, atoms);

  const loadModule = createSlotLoader(remotes);
  const isOffered = (slot: SlotName): boolean | undefined => {
    const owner = ownerIn(remotes, slot);
    const release = owner === null ? undefined : remotes[owner];
    return release && release.manifest.slots[slot] !== undefined;
  };
  const preload = createPreloader({
    about: site.slots,
    loadModule,
    isOffered: (slot) => isOffered(slot) ?? false,
    whenIdle,
    isSparing,
  });
  const contents = createContentLoader({ platform, loadModule, clientOptions });
  const source = createPageDataSource({
    platform,
    about: site.slots,
    shell: document.documentElement.dataset.version ?? '',
    remotes,
    fetch: watchedFetch,
    now: Date.now,
    onError: (error) => report(error, 'navigation'),
  });
  const loader = createPageLoader({ platform, contents, loadModule, source });
  const currentRoute = () => store.get(atoms.route);
  const sourceOf = (slot: SlotName) => {
    const owner = ownerIn(remotes, slot);
    return `${owner ?? slot}@${(owner && remotes[owner]?.version) ?? 'borta'}`;
  };

  slots = createSlotManager({
    root: document,
    about: site.slots,
    mount: mountSlot,
    load: (slot, route) => contents.load(slot, contents.inputFor(route, new AbortController().signal)),
    loadModule,
    initialData: createInitialData(document),
    currentRoute,
    // A remote that is away may offer anything; its slots show their fallbacks.
    isOffered: (slot) => isOffered(slot) ?? true,
    inputFor: (slot, route, data, isHydrating) => ({
      slot,
      platform,
      route,
      data,
      // What hydrates must show the server's clock; what is drawn later, the time it is.
      renderedAt: isHydrating ? page.now : Date.now(),
      onError: (error: unknown) => report(error, sourceOf(slot)),
      reload: () => navigator?.refresh() ?? Promise.resolve(),
    }),
    onError: (error, slot) => report(error, sourceOf(slot)),
    onCodeLost: () => {
      if (window.navigator.onLine && !hasHalfFilledForm(document)) location.reload();
    },
    whenWanted,
  });
  const manager = slots;

  const showHead = ({ route, head, status }: LayoutView) => {
    const origin = location.origin;
    syncHead(document, documentHead({ route, head, status, origin, isCrawler: page.isCrawler }));
  };

  const arrive = (view: LayoutView, isInPlace: boolean) => {
    const { route } = view;
    const previous = store.get(atoms.previousRoute);
    if (previous?.name !== route.name) modals.routeNameChanged();
    bus.emit('route.changed', { name: route.name, fullPath: route.fullPath });
    tracking.pageShown(route);
    if (isInPlace) return;
    void preload(route);
    scrollToHash(document, route.hash);
    // In a task of its own: focus needs the layout that the page itself has not been shown with yet.
    setTimeout(() => {
      focusPage(document);
      store.set(announcementAtom, document.title);
    });
  };

  navigator = createNavigator(loader, {
    current: currentRoute,
    slotsToLoad: (route) => manager.slotsToLoad(route),
    prepare: ({ route, contents, status }, isInPlace) => manager.prepare(route, contents, isInPlace && status === 200),
    drawAhead: ({ route, contents }) => manager.drawAhead(route, contents),
    show(view, prepared) {
      flushSync(() => {
        setRoute(store, view.route);
        store.set(viewAtom, view);
      });
      prepared.commit();
      showHead(view);
    },
    arrived: arrive,
    setSlow: (isSlow) => store.set(isSlowAtom, isSlow),
    onError: (error) => report(error, 'navigation'),
    onLost: ({ slot, error }) => report(error, sourceOf(slot)),
    leave: (address) => location.assign(address),
    isReloadWaiting: () => version?.isReloadWaiting() ?? false,
    now: () => platform.now().getTime(),
  });
  const moves = navigator;

  const view: LayoutView = { route: page.route, head: state.head, status: state.status, isForeignRegion };
  store.set(viewAtom, view);
  store.set(takeoversAtom, state.takeovers ?? []);
  hydrate(document, platform, <ShellRoot />, <Overlays modals={modals} toasts={toasts} />, report);
  watchPage(platform, (to) => moves.prefetch(to));

  watchGlobalErrors(bus, store);

  const session = watchSession(platform, (error) => report(error, 'session'));
  const isOwnerChanged = () => void moves.refresh();
  bus.on('login.done', isOwnerChanged);
  bus.on('logout.done', isOwnerChanged);

  const started = manager.start({ isError: isErrorStatus(state.status) });
  void orAfter(PATIENCE_MS, started).then(async () => {
    watchSurroundings(platform);
    tracking.pageShown(currentRoute());
    for (const part of [loadSchemas(), loadFallback()]) part.catch((error: unknown) => report(error, 'parts'));
    if (state.isShared) void session.refresh();
    // Tells tests and measurements that the page answers; 'whole', that also what comes late does.
    const answers = started.then(() => {
      document.documentElement.dataset.hydrated = 'true';
      delete document.documentElement.dataset.starting;
    });
    const late = manager.startLate();
    void Promise.all([answers, late]).then(() => {
      document.documentElement.dataset.hydrated = 'whole';
      void preload(currentRoute());
    });
    await orAfter(PATIENCE_MS, late);
    const onError = (error: unknown) => report(error, 'extras');
    // [8-37] A chunk that cannot be loaded is reported under its own name; the page goes on without what is in it.
    import(/* webpackChunkName: "extras" */ './extras/start-extras.ts')
      .then(({ startExtras }) => startExtras(platform, { leave: (to) => location.assign(to), onError }))
      .catch(onError);
  });

  if (arrival.kind === 'not-found') history.replaceState(history.state, '', notFoundAddress(arrival.path));
  if (isForeignRegion) void modals.alert({ title: SHOP.brand, text: SWEDISH_ONLY });
  watchScrollRestoration();
}

/** Resolves with the promise, or when so many milliseconds have passed. */
const orAfter = (milliseconds: number, promise: Promise<void>): Promise<void> =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

function hydrate(
  document: Document,
  platform: Platform,
  layout: React.ReactNode,
  overlays: React.ReactNode,
  report: (error: unknown, source?: string) => void,
): void {
  const root = document.getElementById('shell');
  if (!root) throw new Error('The document has no place for the shell');
  hydrateRoot(root, <Provider store={platform.store}>{layout}</Provider>, {
    identifierPrefix: SHELL_ID_PREFIX,
    onRecoverableError: (error) => report(error, 'shell'),
  });
  const over = document.createElement('div');
  over.id = 'shell-overlays';
  document.body.append(over);
  createRoot(over, { identifierPrefix: 'overlays-' }).render(<Provider store={platform.store}>{overlays}</Provider>);
}

/** The browser restores the scroll of a reload; steps within the shop are ours, whose pages come a moment later. */
function watchScrollRestoration(): void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') take();
  else window.addEventListener('load', take, { once: true });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
}
