/**
 * Switches the page to the shop's own fonts (`<html data-fonts>`): at once after a navigation within the shop, which
 * has loaded them, else after the page has loaded. Until then it is set in the device's fonts, stretched to the same
 * metrics. The document contains this function as text, so it may use nothing outside itself. It reads no storage,
 * since the first access would delay the first paint.
 */
export function installDeferredFonts(window: Window & typeof globalThis): void {
  const { document } = window;
  const apply = () => {
    document.documentElement.dataset.fonts = '';
  };
  if (document.referrer.startsWith(`${window.location.origin}/`)) return apply();
  window.addEventListener(
    'load',
    () => {
      // The new layout of all text must not delay the first interaction. Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) window.requestIdleCallback(apply, { timeout: 4000 });
      else apply();
    },
    { once: true },
  );
}
