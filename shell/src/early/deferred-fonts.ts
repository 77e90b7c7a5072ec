/**
 * Switches the page to the shop's own fonts (`<html data-fonts>`): at once after a navigation within the shop, which
 * has loaded them, else after the page has loaded. Until then it is set in the device's fonts, stretched to the same
 * metrics. On a slow network, where they come while the shopper reads, this page stays as it is: they are loaded
 * (`<html data-fonts-loaded>`), and the next page is set in them. The document contains this function as text, so it
 * may use nothing outside itself. It reads no storage, since the first access would delay the first paint.
 *
 * @param fonts what is loaded before, in the words of CSS: size and family
 */
export function installDeferredFonts(window: Window & typeof globalThis, ...fonts: readonly string[]): void {
  const { document } = window;
  const { dataset } = document.documentElement;
  /** From when on they are late, in milliseconds; as long as browsers wait under `font-display: fallback`. */
  const lateFrom = 3000;
  const apply = () => {
    dataset.fonts = '';
  };
  const onLoaded = () => {
    dataset.fontsLoaded = '';
    if (window.performance.now() < lateFrom) apply();
  };
  // All at once: each font that comes by itself would lay the whole page out anew. A font that fails is left out.
  const load = () => void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(onLoaded);
  if (document.referrer.startsWith(`${window.location.origin}/`)) return apply();
  window.addEventListener(
    'load',
    () => {
      // The new layout of all text must not delay the first interaction. Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 4000 });
      else load();
    },
    { once: true },
  );
}
