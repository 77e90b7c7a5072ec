/**
 * Lets the page use the shop's own faces (`<html data-fonts>`): at once when this visit has loaded them before, else when the
 * page itself has loaded. Until then it stands in the device's faces, stretched to the same measures. The document carries
 * this function as text, so it may use nothing from outside itself.
 *
 * @param key session storage: the faces have been loaded in this visit, so they are in the browser's cache
 */
export function installLateFonts(window: Window & typeof globalThis, key: string): void {
  const { document } = window;
  const apply = () => {
    document.documentElement.dataset.fonts = '';
  };
  let isKnown = false;
  try {
    isKnown = window.sessionStorage.getItem(key) !== null;
  } catch {
    // Storage is switched off: the faces come late on every page.
  }
  if (isKnown) return apply();
  const applyLate = () => {
    apply();
    document.fonts.ready.then(() => window.sessionStorage.setItem(key, '1')).catch(() => undefined);
  };
  window.addEventListener(
    'load',
    () => {
      // Laying all text out again must not come between the page and its first answer. Safari has no idle time to wait for.
      if ('requestIdleCallback' in window) window.requestIdleCallback(applyLate, { timeout: 4000 });
      else applyLate();
    },
    { once: true },
  );
}
