import type { ReportError } from '../errors/report-error.ts';
import type { ShellPlatform } from '../platform/create-platform.ts';
import { prepareCalls } from '../platform/load-schemas.ts';
import { whenIdle } from '../navigation/when-idle.ts';
import { SLOT_TIMEOUT_MS } from '../slots/with-timeout.ts';
import type { SlotManager } from '../slots/slot-manager.ts';
import { loadFallback } from '../slots/fallback-view.ts';

export interface RestOptions {
  document: Document;
  platform: ShellPlatform;
  slots: Pick<SlotManager, 'startDeferred' | 'startOnInteraction'>;
  /** Resolves when all slots but the deferred ones have hydrated. */
  started: Promise<void>;
  /** Loads and starts the navigator, which handles links and history. */
  startNavigation: () => Promise<void>;
  /** Fetches the hashes of files that the page did not need. */
  listFiles: () => Promise<void>;
  /** Called when the page is interactive, before the deferred slots. */
  onStarted: () => void;
  leave: (to: string) => void;
  report: ReportError;
}

/** Resolves with the promise, or after a timeout in milliseconds. */
const withTimeLimit = (milliseconds: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * Starts everything after the slots of the first screen: fallbacks, navigation, deferred slots, and last the
 * extras. Resolves when all has hydrated that does not wait for the shopper.
 */
export async function startDeferredParts(options: RestOptions): Promise<void> {
  const { document, platform, slots, started, startNavigation, listFiles, onStarted, leave, report } = options;
  await withTimeLimit(SLOT_TIMEOUT_MS, started);
  onStarted();
  const navigation = startNavigation();
  // The page works without them, only slower or with less.
  const calls = platform.whenUsed.then(() => prepareCalls(whenIdle));
  const fallback = platform.whenUsed.then(loadFallback);
  for (const part of [calls, fallback, navigation]) part.catch((error: unknown) => report(error, 'parts'));
  // For tests and measurements: `true` when the page is interactive, `whole` when it is used and all its slots are.
  const responds = started.then(() => {
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.starting;
  });
  const deferred = slots.startDeferred();
  const atRest = Promise.all([responds, deferred, navigation.catch(() => undefined)]);
  void Promise.all([atRest, platform.whenUsed.then(slots.startOnInteraction)]).then(() => {
    document.documentElement.dataset.hydrated = 'whole';
  });
  await withTimeLimit(SLOT_TIMEOUT_MS, deferred);
  // A chunk that fails to load is reported under its own name [8-37]; the page works without it.
  const onError = (error: unknown) => report(error, 'extras');
  import(/* webpackChunkName: "extras" */ '../extras/start-extras.ts')
    .then(({ startExtras }) => startExtras(platform, { leave, onError }))
    .catch(onError);
  await atRest;
  // The first chunk that needs them tries again, and its failure has a name.
  void whenIdle()
    .then(listFiles)
    .catch(() => undefined);
}
