/**
 * Lets the page use the shop's own faces (`<html data-fonts>`): at once for somebody who comes from another page of the
 * shop, which has loaded them, else when the page itself has loaded. Until then it stands in the device's faces,
 * stretched to the same measures. The document carries this function as text, so it may use nothing from outside
 * itself. It asks no storage, since the first question to that holds the first paint up.
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
      // Laying all text out again must not come between the page and its first answer. Safari has no idle time to wait
      // for.
      if ('requestIdleCallback' in window) window.requestIdleCallback(apply, { timeout: 4000 });
      else apply();
    },
    { once: true },
  );
}
