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

/** Whether the shopper has switched on reduced data use (`Save-Data`). */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
