/**
 * The browser restores the scroll position of a reload; the shell that of steps within the shop, whose pages load
 * asynchronously.
 */
export function watchScrollRestoration(): void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  if (document.readyState === 'complete') take();
  else window.addEventListener('load', take, { once: true });
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take();
  });
}
