/** Milliseconds within which a browser that never comes to rest gets on with it. */
const LONGEST_MS = 2000;
/** For browsers that cannot say when they are at rest. */
const REST_MS = 200;

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Resolves when the shopper turns to an element, and otherwise when the browser has nothing better to do. */
export const onIntent = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      for (const sign of SIGNS) element.removeEventListener(sign, go);
      resolve();
    };
    for (const sign of SIGNS) element.addEventListener(sign, go, { passive: true });
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: LONGEST_MS });
    else setTimeout(go, REST_MS);
  });
