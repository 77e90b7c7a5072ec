import type { Platform } from '@shop/contracts/platform';
import type { ReportError } from '../errors/report-error.ts';
import { loadSchemas } from '../platform/load-schemas.ts';
import { SLOT_TIMEOUT_MS } from '../slots/with-timeout.ts';
import type { SlotManager } from '../slots/slot-manager.ts';
import { loadFallback } from '../slots/fallback-view.ts';

export interface RestOptions {
  document: Document;
  platform: Platform;
  slots: Pick<SlotManager, 'startDeferred'>;
  /** Resolves when all slots but the late ones have hydrated. */
  started: Promise<void>;
  /** Takes over links and history; the code for it comes now. */
  startNavigation: () => Promise<void>;
  /** Called as soon as the page responds, before what comes late. */
  onStarted: () => void;
  leave: (to: string) => void;
  report: ReportError;
}

/** Resolves with the promise, or when so many milliseconds have passed. */
const orAfter = (milliseconds: number, promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);

/**
 * What comes after the slots of the first screen: schemas, fallbacks, navigation, the late slots, and last the extras.
 * Resolves when the page is whole.
 */
export async function comeToRest(options: RestOptions): Promise<void> {
  const { document, platform, slots, started, startNavigation, onStarted, leave, report } = options;
  await orAfter(SLOT_TIMEOUT_MS, started);
  onStarted();
  const navigation = startNavigation();
  // A page without them is slower or shows less, and still works.
  for (const part of [loadSchemas(), loadFallback(), navigation])
    part.catch((error: unknown) => report(error, 'parts'));
  // Tells tests and measurements that the page responds; 'whole', that what comes late does, too.
  const responds = started.then(() => {
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.starting;
  });
  const late = slots.startDeferred();
  const whole = Promise.all([responds, late, navigation.catch(() => undefined)]).then(() => {
    document.documentElement.dataset.hydrated = 'whole';
  });
  await orAfter(SLOT_TIMEOUT_MS, late);
  // [8-37] A chunk that cannot be loaded is reported under its own name; the page goes on without what is in it.
  const onError = (error: unknown) => report(error, 'extras');
  import(/* webpackChunkName: "extras" */ '../extras/start-extras.ts')
    .then(({ startExtras }) => startExtras(platform, { leave, onError }))
    .catch(onError);
  await whole;
}
