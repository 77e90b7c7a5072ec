/** Pause before background work, so that requests of the page itself go first. */
const PAUSE_MS = 500;

const isComplete = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, PAUSE_MS);
  });

/** Resolves when the document has loaded, a pause has passed and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await isComplete();
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  await idle();
}

/** What Chromium tells about the network; other browsers do not. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits per second, an estimate. */
  readonly downlink?: number;
}

const connectionOf = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the shopper has switched on reduced data use (`Save-Data`). */
export const isSavingData = (): boolean => connectionOf().saveData === true;

/** Megabits per second below which code of a page that may never be opened is not worth its time on the network. */
const MIN_DOWNLINK = 5;

/** Whether to fetch only on intent (hover, touch, focus): with reduced data use, or on a network that is slow. */
export const isOnIntentOnly = (
  { saveData, effectiveType = '4g', downlink = MIN_DOWNLINK }: Connection = connectionOf(),
): boolean => saveData === true || effectiveType !== '4g' || downlink < MIN_DOWNLINK;
