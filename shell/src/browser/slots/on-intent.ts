/** Timeout in milliseconds for a browser that is never idle. */
const TIMEOUT_MS = 2000;
/** Delay in milliseconds for browsers without `requestIdleCallback`. */
const DELAY_MS = 200;

const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Resolves when the shopper points at or focuses an element, otherwise when the browser is idle. */
export const onIntent = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      for (const sign of INTENT_EVENTS) element.removeEventListener(sign, go);
      resolve();
    };
    for (const sign of INTENT_EVENTS) element.addEventListener(sign, go, { passive: true });
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: TIMEOUT_MS });
    else setTimeout(go, DELAY_MS);
  });
